// One table as this browser knows it: frames in, answers out, and the line that is being put together.
import { Asker, type Replied } from './asking'
import { precious, really, sureToEnd } from './certain'
import { library } from './content.svelte'
import { apply, nothing, type Known } from './frames'
import type { Lit } from './options'
import { overlay } from './overlay.svelte'
import type { Advice, Because, Choice, ClientMessage, Event, Option, Refused, Route, ServerMessage } from './protocol'
import { me, rememberCommitment } from './me.svelte'
import { settings } from './settings.svelte'
import { Socket, type Link } from './socket'
import { play } from './sound'
import { Stagehand } from './stagehand.svelte'
import { news, tell } from './telling'
import { t, texts } from './text.svelte'

/** A line that is not finished: what was said so far and what would be asked next. */
export interface Stage {
  line: string
  choice: Choice
  reach: Record<string, Route> | null
  before: Stage | null
}

const STAGED = ['cast-field', 'cast-turn', 'spell', 'spell-target']

export class Table {
  known = $state.raw<Known>(nothing())
  link = $state<Link>('connecting')
  stage = $state.raw<Stage | null>(null)
  sending = $state(false)
  curtain = $state<number | null>(null)
  advice = $state.raw<Advice | null>(null)
  /** What was last asked about with "why not?". */
  wondered = $state('')
  stagehand = new Stagehand()
  /** Is this the name of a field? The page knows once it has the board. */
  isField = $state.raw<(name: string) => boolean>(() => false)
  private socket: Socket
  private asker = new Asker((message) => this.send(message))

  constructor(public id: string) {
    this.socket = new Socket(id, {
      hear: (message) => this.hear(message),
      link: (link) => {
        this.link = link
        this.sending = false
        if (link === 'lost') overlay.announce(t('reconnecting'))
      },
      seq: () => this.known.seq,
      lang: () => texts.lang,
    }, me.greet())
  }

  // -- what is asked ---------------------------------------------------------------------------------------------
  get choice(): Choice | null {
    return this.curtain === null ? (this.stage?.choice ?? this.known.choice) : null
  }

  get reach(): Record<string, Route> | null {
    return this.curtain === null ? (this.stage ? this.stage.reach : this.known.reach) : null
  }

  /** The game moved on to these eyes, or these eyes to another seat. */
  get mine(): boolean {
    return this.known.choice !== null
  }

  // -- hearing ---------------------------------------------------------------------------------------------------
  private hear(message: ServerMessage): void {
    if (this.asker.heard(message)) return
    if (message.t === 'accepted') this.sending = false
    if (message.t === 'refused') this.refused(message)
    news(this.known, message)
    const next = apply(this.known, message)
    if (next === null) this.socket.hello(0)
    else this.show(next, message)
  }

  private refused(message: Refused): void {
    this.sending = false
    play('refused')
    overlay.toast(message.text, message.rule)
  }

  private show(next: Known, message: ServerMessage): void {
    const before = this.known
    library.told = next.told
    this.known = next
    if (message.t !== 'table' && message.t !== 'update') return
    this.stage = null
    this.advice = null
    if (next.table) rememberCommitment(this.id, next.table.commitment)
    this.drawCurtain(before, next)
    this.stagehand.perform(message.t === 'update' ? (message.events as Event[]) : [], next.view)
    tell(before, next, message, this.curtain !== null)
  }

  /** Between two people at one device nothing is shown until the next one says so. */
  private drawCurtain(before: Known, next: Known): void {
    const shared = next.table?.game === 'rise' && next.seatsMine.length > 1 && next.choice !== null && next.table?.status === 'running'
    if (shared && (!before.view || before.seat !== next.seat)) this.curtain = next.seat
    if (!shared) this.curtain = null
  }

  lift(): void {
    this.curtain = null
    overlay.announce(this.known.choice?.question ?? '')
  }

  // -- asking ----------------------------------------------------------------------------------------------------
  preview(line: string): Promise<Replied | null> {
    return this.asker.ask({ t: 'preview', line, seat: this.known.seat })
  }

  async why(key: string): Promise<Because | null> {
    const reply = await this.asker.ask({ t: 'why', key, seat: this.known.seat })
    this.wondered = key
    return reply?.t === 'because' ? reply : null
  }

  async hint(): Promise<void> {
    const reply = await this.asker.ask({ t: 'hint', seat: this.known.seat })
    if (reply?.t === 'advice') this.advice = reply
    else if (reply?.t === 'refused') overlay.toast(reply.text, reply.rule)
    const best = this.advice?.top[0]
    if (best) overlay.announce(`${best.label}. ${best.text}`)
  }

  // -- answering -------------------------------------------------------------------------------------------------
  /** One option of what is asked now; some begin a line that is put together first. */
  async choose(option: Option): Promise<void> {
    if (this.sending) return
    const line = this.stage ? `${this.stage.line} ${option.key}` : option.key
    const begins = option.key.startsWith('cast ') || option.key === 'spell'
    if (this.stage || begins) return this.further(line, option)
    if (option.key === 'end' && !(await sureToEnd(this.known.choice, this.known.reach, this.isField))) return
    if (precious(option) && !(await this.sure(option, line))) return
    this.answer(line)
  }

  private async further(line: string, option: Option): Promise<void> {
    const reply = await this.preview(line)
    if (reply?.t === 'previewed' && reply.choice && STAGED.includes(reply.choice.topic)) {
      this.stage = { line, choice: reply.choice, reach: reply.reach, before: this.stage }
      overlay.announce(reply.choice.question)
    } else if (reply?.t === 'refused' && reply.reason !== 'preview-ends') {
      this.refused(reply)
    } else if (reply?.t !== 'refused' || !precious(option) || (await really(option))) {
      this.answer(line)
    }
  }

  /** What can be looked at beforehand can be taken back, so nobody is asked twice about it. */
  private async sure(option: Option, line: string): Promise<boolean> {
    const reply = await this.preview(line)
    return reply?.t !== 'refused' || reply.reason !== 'preview-ends' || really(option)
  }

  /** What the bot advised, done. */
  follow(key: string): void {
    const option = this.known.choice?.options.find((one) => one.key === key)
    if (option) void this.choose(option)
  }

  /** A lit field was chosen on the board. */
  async go(lit: Lit): Promise<void> {
    if (this.stage && lit.option) return this.choose(lit.option)
    if (!this.sending) this.answer(lit.line)
  }

  answer(line: string): void {
    this.advice = null
    this.sending = this.send({ t: 'answer', n: this.known.n, line, seat: this.known.seat })
  }

  back(): void {
    this.stage = this.stage?.before ?? null
  }

  undo(): void {
    if (this.stage) this.back()
    else if (this.known.undo) this.send({ t: 'undo', n: this.known.n, seat: this.known.seat }) // the whole of the last line
  }

  // -- the rest --------------------------------------------------------------------------------------------------
  send(message: ClientMessage): boolean {
    return this.socket.send(message)
  }

  consent(ask: number, yes: boolean): void {
    this.send({ t: 'consent', ask, yes })
  }

  /** What is remembered belongs to the seat and lasts as long as the game. */
  remember(topic: string, key: string): void {
    this.keepAnswers({ ...this.known.remembered, [topic]: key })
  }

  keepAnswers(remembered: Record<string, string>): void {
    this.known = { ...this.known, remembered }
    this.send({ t: 'prefs', remember: remembered, seat: this.known.seat })
  }

  prefer(): void {
    for (const seat of this.known.seatsMine) this.send({ t: 'prefs', skip_trivial: settings.skipTrivial, seat })
  }

  speak(): void {
    this.send({ t: 'language', lang: texts.lang })
  }

  look(seat: number): void {
    this.send({ t: 'look', seat })
  }

  close(): void {
    this.socket.close()
  }
}
