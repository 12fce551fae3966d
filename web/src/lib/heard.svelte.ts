// One table as this browser hears it: frames in, what is asked of these eyes, and questions that change nothing.
import { Asker, type Replied } from './asking'
import { library } from './content.svelte'
import { apply, nothing, type Known } from './frames'
import { overlay } from './overlay.svelte'
import type { Advice, Because, Choice, ClientMessage, Event, Refused, Route, ServerMessage } from './protocol'
import { me, rememberCommitment } from './me.svelte'
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

export class Heard {
  known = $state.raw<Known>(nothing())
  link = $state<Link>('connecting')
  stage = $state.raw<Stage | null>(null)
  sending = $state(false)
  curtain = $state<number | null>(null)
  advice = $state.raw<Advice | null>(null)
  /** Is the bot asked for advice about this question? */
  thinking = $state(false)
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

  protected refused(message: Refused): void {
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
    this.thinking = false
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

  /** An advice about a question that was answered meanwhile is not shown. */
  async hint(): Promise<void> {
    if (this.thinking) return
    this.thinking = true
    const n = this.known.n
    const reply = await this.asker.ask({ t: 'hint', seat: this.known.seat })
    if (reply?.t === 'advice' ? reply.n !== this.known.n : n !== this.known.n) return
    this.thinking = false
    if (reply?.t === 'refused') overlay.toast(reply.text, reply.rule)
    else if (reply?.t === 'advice' && reply.top[0]) this.take(reply)
    else overlay.toast(t('no-advice'))
  }

  private take(advice: Advice): void {
    this.advice = advice
    overlay.announce(`${advice.top[0]!.label}. ${advice.top[0]!.text}`)
  }

  // -- the wire -------------------------------------------------------------------------------------------------
  send(message: ClientMessage): boolean {
    return this.socket.send(message)
  }

  close(): void {
    this.socket.close()
  }
}
