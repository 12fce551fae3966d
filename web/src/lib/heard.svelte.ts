// One table as this browser hears it: frames in, what is asked of these eyes, and questions that change nothing.
import { Asker, type Replied } from './asking'
import { library } from './content.svelte'
import { apply, nothing, type Known } from './frames'
import { overlay } from './overlay.svelte'
import type { Advice, Because, Choice, ClientMessage, Event, LogLine, Refused, Route, ServerMessage } from './protocol'
import { me, rememberCommitment } from './me.svelte'
import { decides } from './options'
import { Socket, type Link } from './socket'
import { play } from './sound'
import { Show, type News } from '../stage/show.svelte'
import { news, tell } from './telling'
import { t, texts } from './text.svelte'
import { Words } from './words.svelte'

/** A line that is not finished: what was said so far and what would be asked next. */
export interface Stage {
  line: string
  /** The card or spell it began with. */
  about: string
  choice: Choice
  reach: Record<string, Route> | null
  before: Stage | null
}

/** The first turn of all: whoever has just prepared the table plays it, with nobody to hide anything from yet. */
function opening(known: Known): boolean {
  return (
    known.seat === known.seatsMine[0] &&
    known.log.filter((line) => line.kind === 'turn').length <= 1 &&
    known.log.length < 60
  )
}

const NOTHING: News = { events: [], lines: [], view: null }

/** What happened behind a curtain, one thing after another. */
function further(before: News, events: Event[], lines: LogLine[]): News {
  return { events: [...before.events, ...events], lines: [...before.lines, ...lines], view: null }
}

/** What an advice would be about: others who are asked at the same time may answer meanwhile. */
const asks = ({ seat, choice }: Known): string =>
  JSON.stringify([seat, choice?.topic, choice?.options.map((option) => option.key)])

export class Heard {
  known = $state.raw<Known>(nothing())
  link = $state<Link>('connecting')
  /** Why the table is there and cannot be opened: it plays with cards that the server does not have. */
  shut = $state('')
  stage = $state.raw<Stage | null>(null)
  /** What was answered last, by topic. */
  lastSaid = $state.raw<Record<string, string>>({})
  sending = $state(false)
  /** A line that ends the turn or cannot be taken back: it is sent after a pause, or by somebody's word. */
  pending = $state.raw<{ line: string } | null>(null)
  /** An answer that is not known to have arrived. */
  private given: Extract<ClientMessage, { t: 'answer' }> | null = null
  private lost = false
  private behind = NOTHING
  curtain = $state<number | null>(null)
  advice = $state.raw<Advice | null>(null)
  /** Is the bot asked for advice about this question? */
  thinking = $state(false)
  /** What was last asked about with "why not?". */
  wondered = $state('')
  /** What happens, moment by moment: the page of a game says how it looks. */
  show = new Show()
  words: Words
  /** Is this the name of a field? The page knows once it has the board. */
  isField = $state.raw<(name: string) => boolean>(() => false)
  private socket: Socket
  private asker = new Asker((message) => this.send(message))

  constructor(public id: string) {
    this.words = new Words(id)
    this.socket = new Socket(
      id,
      {
        hear: (message) => this.hear(message),
        link: (link) => {
          this.link = link
          this.sending = this.given !== null
          this.lost ||= link === 'lost'
          if (link === 'lost') overlay.announce(t('reconnecting'))
        },
        seq: () => this.known.seq,
        lang: () => texts.lang,
      },
      me.greet(),
    )
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
    return decides(this.known.choice)
  }

  // -- hearing ---------------------------------------------------------------------------------------------------
  private hear(message: ServerMessage): void {
    if (this.asker.heard(message)) return
    if (message.t === 'accepted') this.settled()
    if (message.t === 'refused' && !this.known.table) this.shut = message.text
    else if (message.t === 'refused') this.refused(message)
    news(this.known, message)
    const next = apply(this.known, message)
    if (next === null) this.socket.hello(0)
    else this.take(next, message)
  }

  protected refused(message: Refused): void {
    this.settled()
    play('refused')
    overlay.toast(message.text, message.rule)
  }

  private take(next: Known, message: ServerMessage): void {
    const before = this.known
    library.told = next.told
    this.known = next
    if (next.table) {
      rememberCommitment(this.id, next.table.commitment, next.table.status === 'open')
      this.words.tend(next.table, next.table.seats[next.seatsMine[0] ?? -1])
    }
    if (message.t !== 'table' && message.t !== 'update') return
    this.stage = null
    this.pending = null
    if (asks(before) !== asks(next)) this.forgetAdvice()
    this.repeat(next)
    this.drawCurtain(before, next)
    const { events, lines } = message.t === 'update' ? message : { events: [], lines: [] }
    if (this.curtain === null) void this.show.hear({ events: events as Event[], lines, view: next.view })
    else this.behind = further(this.behind, events as Event[], lines)
    if (next.choice) this.show.wake()
    tell(before, next, message, this.curtain !== null)
  }

  /** Between two people at one device nothing is shown until the next one says so. */
  private drawCurtain(before: Known, next: Known): void {
    const shared =
      next.table?.open_hands === false &&
      next.seatsMine.length > 1 &&
      next.choice !== null &&
      next.table?.status === 'running'
    const other = before.view ? before.seat !== next.seat : !opening(next)
    if (shared && other) this.curtain = next.seat
    if (!shared) this.curtain = null
    if (this.curtain === null) this.behind = NOTHING
  }

  /** What happened behind the curtain is shown when it is drawn back: nobody's dice roll unseen. */
  lift(): void {
    this.curtain = null
    void this.show.hear({ ...this.behind, view: this.known.view })
    this.behind = NOTHING
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
    const about = asks(this.known)
    const reply = await this.asker.ask({ t: 'hint', seat: this.known.seat })
    if (about !== asks(this.known)) return
    this.thinking = false
    if (reply?.t === 'refused') overlay.toast(reply.text, reply.rule)
    else if (reply?.t === 'advice' && reply.top[0]) this.advised(reply)
    else overlay.toast(t('no-advice'))
  }

  private forgetAdvice(): void {
    this.advice = null
    this.thinking = false
  }

  private advised(advice: Advice): void {
    this.advice = advice
    overlay.announce(`${advice.top[0]!.label}: ${advice.top[0]!.text}`)
  }

  // -- answering -------------------------------------------------------------------------------------------------
  /** What is answered while the connection is lost waits for it: it is sent if the question is still the same. */
  answer(line: string): void {
    this.advice = null
    if (this.known.choice) this.lastSaid = { ...this.lastSaid, [this.known.choice.topic]: line }
    this.show.cut()
    this.given = { t: 'answer', n: this.known.n, line, seat: this.known.seat }
    this.sending = true
    if (!this.socket.send(this.given)) overlay.toast(t('answer-waits'))
  }

  private settled(): void {
    this.given = null
    this.sending = false
  }

  /** After a reconnect: was the answer heard? Its number makes sure that it counts once. */
  private repeat(next: Known): void {
    if (this.lost && this.given) {
      const same = this.given.n === next.n && this.given.seat === next.seat && next.choice !== null
      if (same) this.socket.send(this.given)
      else {
        this.settled()
        overlay.toast(t('answer-gone'))
      }
    }
    this.lost = false
  }

  // -- the wire -------------------------------------------------------------------------------------------------
  /** What cannot be sent is said, and nothing has happened. */
  send(message: ClientMessage): boolean {
    const sent = this.socket.send(message)
    if (!sent) overlay.toast(t('not-sent'))
    return sent
  }

  close(): void {
    this.socket.close()
  }
}
