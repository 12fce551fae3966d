// What a sleeper is about to do: a line that is paid before it is sent. Everything shown comes from `preview`.
import { endsTurn } from '../lib/options'
import { overlay } from '../lib/overlay.svelte'
import type { Choice, EtherView, Option, SleeperView } from '../lib/protocol'
import { really } from '../lib/certain'
import { settings } from '../lib/settings.svelte'
import type { Table } from '../lib/table.svelte'
import { t } from '../lib/text.svelte'
import { mortal, sureToRest, weighty } from './grave'
import { mayCost, object } from './offers'
import { byCards, cheapest, withGifts, worth, type Payment } from './payment'

/** To give no more to a friend's payment. */
const declines = (option: Option): boolean => option.group === 'on' && !option.final
const takesBack = (option: Option): boolean => option.group === 'back'

export class Undertaking {
  payment = $state.raw<Payment | null>(null)
  /** Are cards being picked? Until that is done nothing can be confirmed, though it may suffice for a moment. */
  picking = $state(false)
  /** Is the table being asked what is offered now? Until it has told, the options are those of before. */
  looking = $state(false)
  private waiting = false
  private asking = 0
  /** What is still being asked about: nothing is confirmed before it is known. */
  private work: Promise<void> = Promise.resolve()

  constructor(public table: Table) {}

  get view(): EtherView {
    return this.table.known.view as unknown as EtherView
  }

  get me(): SleeperView | undefined {
    return this.table.known.spectator ? undefined : this.view.sleepers[this.table.known.seat]
  }

  // -- answering ---------------------------------------------------------------------------------------------------
  /** Was it answered? What is paid for first is not yet. */
  async choose(option: Option): Promise<boolean> {
    if (this.table.sending || this.waiting) return false
    if (option.group === 'leave' && !(await overlay.confirm(option.label, t('eth-save-sure'), t('eth-save-yes'))))
      return false
    if (endsTurn(option, this.table.known.choice) && !(await sureToRest(option, this.table.known.choice))) return false
    this.waiting = true // a second click changes nothing while the first is being looked at
    try {
      return mayCost(option) ? await this.begin(option) : await this.finally(option, option.key)
    } finally {
      this.waiting = false
    }
  }

  /** To a field, however far: one answer for all its steps. */
  async go(field: string): Promise<void> {
    const { cost = 0, warn = '', sure = true } = this.table.reach?.[field] ?? {}
    const option: Option = {
      key: `move ${field}`,
      label: t('eth-go-here', { cost }),
      warn,
      sure,
      grave: Boolean(warn),
      kills: warn ? [field] : [],
    }
    if (!this.table.sending) await this.finally(option, option.key)
  }

  /** An answer that is no option of a list: the deck is complete. */
  async finish(option: Option): Promise<void> {
    if (!settings.confirm || !(await this.ends(option.key)) || (await really(option))) this.table.answer(option.key)
  }

  private async finally(option: Option, line: string): Promise<boolean> {
    const n = this.table.known.n
    if (!(await this.sure(option, () => this.ends(line))) || this.table.known.n !== n) return false
    this.table.answer(line)
    return true
  }

  /** What kills is asked about always, what cannot be taken back if that is wanted. */
  private async sure(option: Option, ends: () => Promise<boolean>): Promise<boolean> {
    if (option.grave) return mortal(option)
    return !weighty(option) || !(await ends()) || really(option)
  }

  /** Can it not be taken back? What can be looked at beforehand can. */
  private async ends(line: string): Promise<boolean> {
    const reply = await this.table.preview(line)
    return reply?.t === 'refused' && reply.reason === 'preview-ends'
  }

  follow(key: string): void {
    const option = this.table.known.choice?.options.find((one) => one.key === key)
    if (option) void this.choose(option)
  }

  private async begin(option: Option): Promise<boolean> {
    const asked = ++this.asking
    const reply = await this.table.preview(option.key)
    if (asked !== this.asking || reply === null) return false
    const kind = reply?.t === 'previewed' ? reply.choice?.kind : ''
    if (reply?.t === 'previewed' && reply.choice && (kind === 'payment' || kind === 'way')) {
      const ways = kind === 'way' ? reply.choice.options.filter((one) => one.on?.price) : []
      this.payment = {
        begin: option,
        way: '',
        ways,
        laid: [],
        choice: reply.choice,
        payment: reply.view.payment ?? null,
      }
      overlay.announce(reply.choice.question)
      const picked = ways.filter(byCards)
      if (picked.length) await this.goWay(cheapest(picked, this.me?.hand ?? []))
    } else if (reply?.t === 'refused' && reply.reason !== 'preview-ends') overlay.toast(reply.text, reply.rule)
    else if (await this.sure(option, () => Promise.resolve(reply?.t === 'refused'))) {
      this.table.answer(option.key)
      return true
    }
    return false
  }

  // -- paying ------------------------------------------------------------------------------------------------------
  get line(): string {
    const paying = this.payment
    return paying ? [paying.begin?.key, paying.way, ...paying.laid].filter(Boolean).join(' ') : ''
  }

  goWay(way: string): Promise<void> {
    return (this.work = this.change({ way, laid: [] }, way))
  }

  lay(key: string): Promise<void> {
    return (this.work = this.with(key))
  }

  /** Any card can be taken back, not only the last one. */
  takeBack(key: string): Promise<void> {
    return (this.work = this.without(key))
  }

  /** What is offered is known. */
  async looked(): Promise<void> {
    await this.work
  }

  private async with(key: string): Promise<void> {
    if (this.payment) await this.change({ laid: [...this.payment.laid, key] }, key)
  }

  /** It may have been left meanwhile, while cards were still being picked. */
  private async without(key: string): Promise<void> {
    const laid = [...(this.payment?.laid ?? [])]
    if (!laid.includes(key)) return
    laid.splice(laid.lastIndexOf(key), 1)
    await this.change({ laid })
  }

  /** `last`: what was added by it, which may already be the whole of it. */
  private async change(part: Partial<Payment>, last = ''): Promise<void> {
    if (!this.payment) return
    const before = this.payment
    this.payment = { ...before, ...part }
    const asked = ++this.asking
    this.looking = true
    const reply = await this.table.preview(this.line)
    if (asked !== this.asking) return
    this.looking = false
    if (!this.payment) return
    if (reply?.t === 'previewed' && reply.choice?.kind === 'payment')
      this.payment = { ...this.payment, choice: reply.choice, payment: reply.view.payment ?? null }
    else if (reply?.t === 'refused' && reply.reason === 'preview-ends' && this.gift)
      this.payment = { ...this.payment, ...this.given(before.choice) }
    else if (reply?.t === 'previewed' || (reply?.t === 'refused' && reply.reason === 'preview-ends'))
      await this.complete(before, last, reply.t === 'refused')
    else {
      this.payment = before
      if (reply?.t === 'refused') overlay.toast(reply.text, reply.rule)
    }
  }

  /** With this the payment is over, or something happens in the middle of it: as every answer, only if that is sure. */
  private async complete(before: Payment, last: string, ends: boolean): Promise<void> {
    const line = this.line
    const option = [...before.ways, ...before.choice.options].find((one) => one.key === last)
    const sure = option && (await this.sure(option, () => Promise.resolve(ends)))
    if (!this.payment || this.line !== line) return
    if (sure) this.send()
    else this.payment = before
  }

  /** Something happened at the table: does the payment still hold, and is there one to join? */
  async recheck(): Promise<void> {
    const paying = this.payment
    const choice = this.table.known.choice
    if (choice?.kind === 'payment') return (this.work = this.join(choice))
    if (paying?.begin === null) return this.drop() // it was paid, or taken back
    if (!paying || (!choice && !this.table.known.over)) return // a friend is in the middle of something
    if (!choice?.options.some((option) => option.key === paying.begin!.key)) this.drop()
    else await (this.work = this.change({}))
  }

  private async join(choice: Choice): Promise<void> {
    const laid = this.payment?.begin === null ? this.payment.laid : []
    this.payment = { begin: null, way: '', ways: [], laid: [], choice, payment: this.view.payment }
    if (laid.length) await this.change({ laid })
  }

  /** A friend's payment, to which one adds. */
  get gift(): boolean {
    return this.payment?.begin === null && this.offered(declines) !== undefined
  }

  /** A gift after which there is nothing more to give: the table would ask no more, so the sum is counted here. */
  private given(choice: Choice): Pick<Payment, 'choice' | 'payment'> {
    const options = choice.options.filter(declines)
    return { choice: { ...choice, options }, payment: withGifts(this.view.payment!, this.payment!.laid) }
  }

  get payable(): boolean {
    return !this.picking && this.suffices
  }

  private get suffices(): boolean {
    return this.table.choice !== null && this.last !== undefined
  }

  /** The word with which it is paid, once it suffices. */
  get last(): Option | undefined {
    return this.offered((option) => Boolean(option.final))
  }

  private offered(wanted: (option: Option) => boolean): Option | undefined {
    return this.payment?.choice.options.find(wanted)
  }

  /** A joint price: sleepers who may add to it when the payment lies on the table. */
  get helpers(): number[] {
    return this.payment?.payment?.helpers ?? []
  }

  /** Cards for those who do not want to choose: the least intent that suffices, then the fewest cards. */
  suggest(): Promise<void> {
    this.picking = true
    return (this.work = this.pick().finally(() => (this.picking = false)))
  }

  private async pick(): Promise<void> {
    const offered = this.gift ? [] : (this.payment?.choice.options.filter((option) => option.group === 'pick') ?? [])
    const keys = [...new Set(offered.map((option) => option.key))].sort((a, b) => worth(b) - worth(a))
    for (const key of keys) {
      if (!this.payment || this.suffices) break
      if (this.payment.choice.options.some((option) => option.key === key)) await this.with(key)
    }
    for (const key of [...(this.payment?.laid ?? [])].reverse()) {
      if (!this.payment || !this.suffices) break
      await this.without(key)
      if (!this.suffices) await this.with(key)
    }
  }

  get boosts(): Option[] {
    return this.payment?.choice.options.filter((option) => option.opens === 'roll') ?? []
  }

  send(last = ''): void {
    const line = `${this.line} ${last}`.trim()
    this.drop()
    this.table.answer(line)
  }

  /** The last word of a payment, which the table has offered: a price or a roll that would kill says so first, and so
   *  does what cannot be taken back once it is paid. */
  async settle(key: string): Promise<void> {
    const option = this.payment?.choice.options.find((one) => one.key === key)
    const line = this.line
    if (!option) return
    if (option.grave && !(await mortal(option))) return
    if (!option.grave && settings.confirm && !(await this.settled(option))) return
    if (this.payment && this.line === line) this.send(key)
  }

  private async settled(option: Option): Promise<boolean> {
    const boost = option.opens === 'roll'
    if (!boost && !(await this.ends(`${this.line} ${option.key}`.trim()))) return true
    return boost
      ? overlay.confirm(option.label, `${t('eth-boost-more')} ${t('confirm-final')}`, t('confirm-do'))
      : really(this.payment?.begin ?? option)
  }

  /** What the first button does: pay, or add to a friend's payment. */
  async confirm(): Promise<void> {
    await this.work
    if (this.payable) await this.settle(this.last!.key)
    else if (this.gift && this.payment?.laid.length) this.send()
  }

  /** Leave it: a payment that lies on the table is taken back there, or left to the others. */
  cancel(): void {
    const leave = this.payment?.begin === null && (this.offered(declines) ?? this.offered(takesBack))
    this.drop()
    if (leave) this.table.answer(leave.key)
  }

  /** Take back what was only put together here. */
  escape(): void {
    if (this.payment?.begin === null) void this.change({ laid: [] })
    else this.drop()
  }

  drop(): void {
    this.asking++
    this.looking = false
    this.payment = null
  }

  /** How often this card of the hand lies on the table already. */
  laidOf(id: string): string[] {
    return this.payment?.laid.filter((key) => object(key) === id) ?? []
  }
}
