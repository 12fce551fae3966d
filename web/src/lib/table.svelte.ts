// One table as this browser knows it: frames in, answers out, and the line that is being put together.
import { library } from './content.svelte'
import { apply, nothing, type Known } from './frames'
import { notify, title } from './notice'
import { chances, type Lit } from './options'
import { overlay } from './overlay.svelte'
import type { Advice, Because, Choice, ClientMessage, Event, Option, Previewed, Refused, Route, ServerMessage } from './protocol'
import { rememberCommitment } from './me.svelte'
import { settings } from './settings.svelte'
import { Socket, type Link } from './socket'
import { play } from './sound'
import { Stagehand } from './stagehand.svelte'
import { t, texts } from './text.svelte'

/** A line that is not finished: what was said so far and what would be asked next. */
export interface Stage {
  line: string
  choice: Choice
  reach: Record<string, Route> | null
  before: Stage | null
}

type Asking = Extract<ClientMessage, { id: number }>
type Replied = Previewed | Because | Advice | Refused
const STAGED = ['cast-field', 'cast-turn', 'spell', 'spell-target']
const MUCH_BP = 4

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
  private socket: Socket
  private waiting = new Map<number, (reply: Replied) => void>()
  private lastId = 0
  private remembered: Record<string, string> = {}

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
    })
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
    if ('id' in message && message.id && this.waiting.has(message.id)) {
      this.waiting.get(message.id)!(message as Replied)
      this.waiting.delete(message.id)
      return
    }
    if (message.t === 'accepted') this.sending = false
    if (message.t === 'refused') this.refused(message)
    if (message.t === 'notice') overlay.toast(message.text)
    this.news(message)
    const next = apply(this.known, message)
    if (next === null) this.socket.hello(0)
    else this.show(next, message)
  }

  /** What others do besides playing, and the end. */
  private news(message: ServerMessage): void {
    if (message.t === 'over') overlay.announce(message.text)
    if (message.t === 'asks_undo' && message.ask && !this.known.seatsMine.includes(message.ask.by)) {
      const who = this.known.table?.seats[message.ask.by]?.character ?? ''
      overlay.announce(t('undo-asked', { who: library.name(who), to: message.ask.to }))
    }
    if (message.t === 'said' && message.guest !== this.known.guest) {
      play('said')
      overlay.announce(`${message.name}: ${message.text}`)
    }
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
    this.tell(before, next, message)
  }

  /** Between two people at one device nothing is shown until the next one says so. */
  private drawCurtain(before: Known, next: Known): void {
    const shared = next.table?.game === 'rise' && next.seatsMine.length > 1 && next.choice !== null && next.table?.status === 'running'
    if (shared && (!before.view || before.seat !== next.seat)) this.curtain = next.seat
    if (!shared) this.curtain = null
  }

  private tell(before: Known, next: Known, message: ServerMessage): void {
    const lines = message.t === 'update' ? message.lines.map((line) => line.text) : []
    const question = next.choice && this.curtain === null ? next.choice.question : ''
    overlay.announce([...lines, question].join(' '))
    const turned = next.choice !== null && before.choice === null
    title(next.over || !next.choice ? (next.table ? t('title-table') : '') : t('title-your-turn'))
    if (turned && message.t === 'update') {
      play('turn')
      notify(t('title-your-turn'), question)
    }
  }

  // -- asking ----------------------------------------------------------------------------------------------------
  private ask(message: Asking): Promise<Replied | null> {
    return new Promise((resolve) => {
      this.waiting.set(message.id, resolve)
      if (!this.socket.send(message)) resolve(null)
      setTimeout(() => this.waiting.delete(message.id) && resolve(null), 20_000)
    })
  }

  private get about(): { id: number; seat: number } {
    return { id: ++this.lastId, seat: this.known.seat }
  }

  preview(line: string): Promise<Replied | null> {
    return this.ask({ t: 'preview', line, ...this.about })
  }

  async why(key: string): Promise<Because | null> {
    const reply = await this.ask({ t: 'why', key, ...this.about })
    this.wondered = key
    return reply?.t === 'because' ? reply : null
  }

  async hint(): Promise<void> {
    const reply = await this.ask({ t: 'hint', ...this.about })
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
    if (option.key === 'end' && !(await this.sureToEnd())) return
    if (this.precious(option) && !(await this.sure(option, line))) return
    this.answer(line)
  }

  private async further(line: string, option: Option): Promise<void> {
    const reply = await this.preview(line)
    if (reply?.t === 'previewed' && reply.choice && STAGED.includes(reply.choice.topic)) {
      this.stage = { line, choice: reply.choice, reach: reply.reach, before: this.stage }
      overlay.announce(reply.choice.question)
    } else if (reply?.t === 'refused' && reply.reason !== 'preview-ends') {
      this.refused(reply)
    } else if (reply?.t !== 'refused' || !this.precious(option) || (await this.really(option))) {
      this.answer(line)
    }
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
    this.sending = this.socket.send({ t: 'answer', n: this.known.n, line, seat: this.known.seat })
  }

  back(): void {
    this.stage = this.stage?.before ?? null
  }

  undo(): void {
    if (this.stage) this.back()
    else if (this.known.undo) this.socket.send({ t: 'undo', n: this.known.n, seat: this.known.seat }) // the whole of the last line
  }

  // -- what cannot be taken back -----------------------------------------------------------------------------------
  private precious(option: Option): boolean {
    return settings.confirm && Object.keys(option.cost ?? {}).some((name) => name !== 'bp')
  }

  private async sure(option: Option, line: string): Promise<boolean> {
    const reply = await this.preview(line)
    return reply?.t !== 'refused' || reply.reason !== 'preview-ends' || this.really(option)
  }

  private really(option: Option): Promise<boolean> {
    const detail = [option.price, t('confirm-final')].filter(Boolean).join('. ')
    return overlay.confirm(option.label, detail, t('confirm-do'))
  }

  private sureToEnd(): Promise<boolean> | boolean {
    const choice = this.known.choice
    if (!choice || !settings.warnEnd) return true
    const unused = chances(choice, (name) => this.isField(name))
    const bp = Number(choice.about.bp ?? 0)
    const steps = Object.keys(this.known.reach ?? {}).length
    const parts = unused.map((option) => option.label)
    if (bp >= MUCH_BP && steps) parts.unshift(t('end-bp', { bp }))
    return parts.length === 0 || overlay.confirm(t('end-sure'), parts.join(' · '), t('end-yes'))
  }

  /** Is this the name of a field? The page knows once it has the board. */
  isField = $state.raw<(name: string) => boolean>(() => false)

  // -- the rest ----------------------------------------------------------------------------------------------------
  say(text: string): void {
    this.socket.send({ t: 'say', text })
  }

  mute(guest: string, on: boolean): void {
    this.socket.send({ t: 'mute', guest, on })
  }

  consent(ask: number, yes: boolean): void {
    this.socket.send({ t: 'consent', ask, yes })
  }

  askUndo(to: number): void {
    this.socket.send({ t: 'ask_undo', to })
  }

  resign(): void {
    this.socket.send({ t: 'resign', seat: this.known.seat })
  }

  remember(topic: string, key: string): void {
    this.remembered = { ...this.remembered, [topic]: key }
    this.socket.send({ t: 'prefs', remember: this.remembered, seat: this.known.seat })
  }

  forgetAnswers(): void {
    this.remembered = {}
    this.socket.send({ t: 'prefs', remember: {}, seat: this.known.seat })
  }

  prefer(): void {
    for (const seat of this.known.seatsMine) this.socket.send({ t: 'prefs', skip_trivial: settings.skipTrivial, seat })
  }

  speak(): void {
    this.socket.send({ t: 'language', lang: texts.lang })
  }

  look(seat: number): void {
    this.socket.send({ t: 'look', seat })
  }

  lift(): void {
    this.curtain = null
    overlay.announce(this.known.choice?.question ?? '')
  }

  close(): void {
    this.socket.close()
    title('')
  }
}
