// What a sleeper is about to do: a line that is paid before it is sent. Everything shown comes from `preview`.
import { overlay } from '../lib/overlay.svelte'
import type { Choice, EtherView, Option, SleeperView } from '../lib/protocol'
import type { Table } from '../lib/table.svelte'
import { t } from '../lib/text.svelte'
import { mayCost, object, verb } from './offers'
import { cheapest, withGifts, worth, type Payment } from './payment'

export class Desk {
  payment = $state.raw<Payment | null>(null)
  /** Are cards being picked? Until that is done nothing can be confirmed, though it may suffice for a moment. */
  picking = $state(false)
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
  async choose(option: Option): Promise<void> {
    if (this.table.sending) return
    if (option.key === 'save' && !(await overlay.confirm(option.label, t('eth-save-sure'), t('eth-save-yes')))) return
    if (mayCost(option.key)) await this.begin(option)
    else this.table.answer(option.key)
  }

  follow(key: string): void {
    const option = this.table.known.choice?.options.find((one) => one.key === key)
    if (option) void this.choose(option)
  }

  private async begin(option: Option): Promise<void> {
    const asked = ++this.asking
    const reply = await this.table.preview(option.key)
    if (asked !== this.asking) return
    const topic = reply?.t === 'previewed' ? reply.choice?.topic : ''
    if (reply?.t === 'previewed' && reply.choice && (topic === 'payment' || topic === 'way-to-pay')) {
      const ways = topic === 'way-to-pay' ? reply.choice.options.filter((one) => verb(one.key) === 'for') : []
      this.payment = { begin: option, way: '', ways, laid: [], choice: reply.choice, payment: reply.view.payment ?? null }
      overlay.announce(reply.choice.question)
      if (ways.length) await this.goWay(cheapest(ways, this.me?.hand ?? []))
    } else if (reply?.t === 'refused' && reply.reason !== 'preview-ends') overlay.toast(reply.text, reply.rule)
    else this.table.answer(option.key)
  }

  // -- paying ------------------------------------------------------------------------------------------------------
  get line(): string {
    const paying = this.payment
    return paying ? [paying.begin?.key, paying.way, ...paying.laid].filter(Boolean).join(' ') : ''
  }

  goWay(way: string): Promise<void> {
    return (this.work = this.change({ way, laid: [] }))
  }

  lay(key: string): Promise<void> {
    return (this.work = this.with(key))
  }

  /** Any card can be taken back, not only the last one. */
  takeBack(key: string): Promise<void> {
    return (this.work = this.without(key))
  }

  private with(key: string): Promise<void> {
    return this.change({ laid: [...this.payment!.laid, key] })
  }

  private without(key: string): Promise<void> {
    const laid = [...this.payment!.laid]
    laid.splice(laid.lastIndexOf(key), 1)
    return this.change({ laid })
  }

  private async change(part: Partial<Payment>): Promise<void> {
    if (!this.payment) return
    const before = this.payment
    this.payment = { ...before, ...part }
    const asked = ++this.asking
    const reply = await this.table.preview(this.line)
    if (asked !== this.asking || !this.payment) return
    if (reply?.t === 'previewed' && reply.choice?.topic === 'payment') this.payment = { ...this.payment, choice: reply.choice, payment: reply.view.payment ?? null }
    else if (reply?.t === 'refused' && reply.reason === 'preview-ends' && this.gift) this.payment = { ...this.payment, ...this.last(before.choice) }
    else if (reply?.t === 'refused' && reply.reason === 'preview-ends') this.send()
    else if (reply?.t === 'previewed') this.send()
    else {
      this.payment = before
      if (reply?.t === 'refused') overlay.toast(reply.text, reply.rule)
    }
  }

  /** Something happened at the table: does the payment still hold, and is there one to join? */
  async recheck(): Promise<void> {
    const paying = this.payment
    const choice = this.table.known.choice
    if (choice?.topic === 'payment') return this.join(choice)
    if (paying?.begin === null) return this.drop() // it was paid, or taken back
    if (!paying || (!choice && !this.table.known.over)) return // a friend is in the middle of something
    if (!choice?.options.some((option) => option.key === paying.begin!.key)) this.drop()
    else await this.change({})
  }

  private async join(choice: Choice): Promise<void> {
    const laid = this.payment?.begin === null ? this.payment.laid : []
    this.payment = { begin: null, way: '', ways: [], laid: [], choice, payment: this.view.payment }
    if (laid.length) await this.change({ laid })
  }

  /** A friend's payment, to which one adds. */
  get gift(): boolean {
    return this.payment?.begin === null && this.offers('pass')
  }

  /** A gift after which there is nothing more to give: the table would ask no more, so the sum is counted here. */
  private last(choice: Choice): Pick<Payment, 'choice' | 'payment'> {
    const options = choice.options.filter((option) => option.key === 'pass')
    return { choice: { ...choice, options }, payment: withGifts(this.view.payment!, this.payment!.laid) }
  }

  get payable(): boolean {
    return !this.picking && this.suffices
  }

  private get suffices(): boolean {
    return this.table.choice !== null && this.offers('done')
  }

  offers(key: string): boolean {
    return this.payment?.choice.options.some((option) => option.key === key) ?? false
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
    const offered = this.payment?.choice.options.filter((option) => ['pay', 'discard'].includes(verb(option.key))) ?? []
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
    return this.payment?.choice.options.filter((option) => verb(option.key) === 'boost') ?? []
  }

  send(last = ''): void {
    const line = `${this.line} ${last}`.trim()
    this.drop()
    this.table.answer(line)
  }

  /** What the first button does: pay, or add to a friend's payment. */
  async confirm(): Promise<void> {
    await this.work
    if (this.payable) this.send('done')
    else if (this.gift && this.payment?.laid.length) this.send()
  }

  /** Leave it: a payment that lies on the table is taken back there, or left to the others. */
  cancel(): void {
    const leave = this.payment?.begin !== null ? '' : this.offers('back') ? 'back' : 'pass'
    this.drop()
    if (leave) this.table.answer(leave)
  }

  /** Take back what was only put together here. */
  escape(): void {
    if (this.payment?.begin === null) void this.change({ laid: [] })
    else this.drop()
  }

  drop(): void {
    this.asking++
    this.payment = null
  }

  /** How often this card of the hand lies on the table already. */
  laidOf(id: string): string[] {
    return this.payment?.laid.filter((key) => object(key) === id) ?? []
  }
}
