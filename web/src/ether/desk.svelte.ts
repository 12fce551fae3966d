// What a sleeper is about to do: a line that is paid before it is sent. Everything shown comes from `preview`.
import { library } from '../lib/content.svelte'
import { overlay } from '../lib/overlay.svelte'
import type { Choice, EtherView, Option, PaymentView, SleeperView } from '../lib/protocol'
import type { Table } from '../lib/table.svelte'
import { t } from '../lib/text.svelte'
import { mayCost, object, verb } from './offers'

/** `laid`: keys of cards put down so far, taken back freely; `choice`: what would be asked next. */
export interface Payment {
  begin: Option
  way: string
  ways: Option[]
  laid: string[]
  choice: Choice
  payment: PaymentView | null
}

export class Desk {
  payment = $state.raw<Payment | null>(null)
  private asking = 0

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
      if (ways.length) await this.goWay(this.cheapest(ways))
    } else if (reply?.t === 'refused' && reply.reason !== 'preview-ends') overlay.toast(reply.text, reply.rule)
    else this.table.answer(option.key)
  }

  /** The way for which the hand holds most, measured by its price; only a first suggestion. */
  private cheapest(ways: Option[]): string {
    const share = (way: Option): number => Math.min(1, ...Object.entries(way.cost ?? {}).map(([name, amount]) => this.held(name) / amount))
    return [...ways].sort((a, b) => share(b) - share(a) || sum(a) - sum(b))[0]!.key
  }

  private held(name: string): number {
    const cards = this.me?.hand ?? []
    return name === 'discard' ? cards.length : cards.reduce((all, id) => all + (library.thing(id)?.intent?.[name] ?? 0), 0)
  }

  // -- paying ------------------------------------------------------------------------------------------------------
  get line(): string {
    const paying = this.payment
    return paying ? [paying.begin.key, paying.way, ...paying.laid].filter(Boolean).join(' ') : ''
  }

  goWay(way: string): Promise<void> {
    return this.change({ way, laid: [] })
  }

  lay(key: string): Promise<void> {
    return this.change({ laid: [...this.payment!.laid, key] })
  }

  /** Any card can be taken back, not only the last one. */
  takeBack(key: string): Promise<void> {
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
    else if (reply?.t === 'refused' && reply.reason === 'preview-ends') this.send()
    else if (reply?.t === 'previewed') this.send()
    else {
      this.payment = before
      if (reply?.t === 'refused') overlay.toast(reply.text, reply.rule)
    }
  }

  /** Something else happened at the table: does the payment still hold? */
  async recheck(): Promise<void> {
    const paying = this.payment
    const choice = this.table.known.choice
    if (!paying || (!choice && !this.table.known.over)) return // a friend is in the middle of something
    if (!choice?.options.some((option) => option.key === paying.begin.key)) this.drop()
    else await this.change({})
  }

  get payable(): boolean {
    return this.table.choice !== null && (this.payment?.choice.options.some((option) => option.key === 'done') ?? false)
  }

  /** Cards for those who do not want to choose: the least intent that suffices, then the fewest cards. */
  async suggest(): Promise<void> {
    const offered = this.payment?.choice.options.filter((option) => ['pay', 'discard'].includes(verb(option.key))) ?? []
    const keys = [...new Set(offered.map((option) => option.key))].sort((a, b) => worth(b) - worth(a))
    for (const key of keys) {
      if (!this.payment || this.payable) break
      if (this.payment.choice.options.some((option) => option.key === key)) await this.lay(key)
    }
    for (const key of [...(this.payment?.laid ?? [])].reverse()) {
      if (!this.payment || !this.payable) break
      await this.takeBack(key)
      if (!this.payable) await this.lay(key)
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

  drop(): void {
    this.asking++
    this.payment = null
  }

  /** How often this card of the hand lies on the table already. */
  laidOf(id: string): string[] {
    return this.payment?.laid.filter((key) => object(key) === id) ?? []
  }
}

const sum = (option: Option): number => Object.values(option.cost ?? {}).reduce((a, b) => a + b, 0)
const worth = (key: string): number => library.thing(object(key))?.intent?.[key.split(' ')[2] ?? ''] ?? 0
