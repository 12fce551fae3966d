// One table in the hands of its players: answers out, and the line that is being put together.
import { precious, really, sureToEnd } from './certain'
import { Heard } from './heard.svelte'
import { begins, endsTurn, subject, type Lit } from './options'
import { overlay } from './overlay.svelte'
import type { Option } from './protocol'
import { settings } from './settings.svelte'
import { t, texts } from './text.svelte'

export class Table extends Heard {
  /** The answer that the guide of a lesson proposes. */
  proposed = $state('')

  /** One option of what is asked now; some begin a line that is put together first. */
  async choose(option: Option): Promise<void> {
    if (this.sending) return
    this.pending = null
    const line = this.stage ? `${this.stage.line} ${option.key}` : option.key
    if (this.stage || begins(option)) return this.further(line, option)
    if (endsTurn(option, this.known.choice) && !(await sureToEnd(this.known.choice, this.known.reach))) return
    if (precious(option) && !(await this.sure(option, line))) return
    if (this.spent() && !option.final && option.opens !== 'roll') return this.carefully(line)
    this.answer(line)
  }

  private async further(line: string, option: Option): Promise<void> {
    const reply = await this.preview(line)
    if (reply === null) return
    if (reply.t === 'previewed' && reply.choice?.part) {
      const about = this.stage?.about || subject(option)
      this.stage = { line, about, choice: reply.choice, reach: reply.reach, before: this.stage }
      overlay.announce(reply.choice.question)
    } else if (reply.t === 'refused' && reply.reason !== 'preview-ends') {
      this.refused(reply)
    } else if (reply.t !== 'refused' || !precious(option) || (await really(option))) {
      this.answer(line)
    }
  }

  /** What can be looked at beforehand can be taken back, so nobody is asked twice about it. */
  private async sure(option: Option, line: string): Promise<boolean> {
    const reply = await this.preview(line)
    return reply !== null && (reply.t !== 'refused' || reply.reason !== 'preview-ends' || really(option))
  }

  /** What the bot advised, done. */
  follow(key: string): void {
    const option = this.known.choice?.options.find((one) => one.key === key)
    if (option) void this.choose(option)
  }

  /** A lit field was chosen on the board. */
  async go(lit: Lit): Promise<void> {
    if (this.stage && lit.option) return this.choose(lit.option)
    if (!this.sending) await this.carefully(lit.line)
  }

  /** Is everything walked, so that whatever is done may be the last of this turn? */
  private spent(): boolean {
    return this.known.choice?.kind === 'turn' && this.known.choice.about.bp === 0
  }

  /** What ends the turn, rolls or reveals is not done at once: there is a moment to take it back (a setting). */
  private async carefully(line: string): Promise<void> {
    const { n, table } = this.known
    if (settings.endTurn === 'once' || table?.lesson) return this.answer(line)
    this.pending = null
    const reply = await this.preview(line)
    if (reply === null || n !== this.known.n) return
    if (reply.t !== 'refused') this.answer(line)
    else if (reply.reason !== 'preview-ends') this.refused(reply)
    else {
      this.pending = { line }
      overlay.announce(t('ends-soon'))
    }
  }

  /** What is pending, done. */
  proceed(): void {
    const line = this.pending?.line
    this.pending = null
    if (line && !this.sending) this.answer(line)
  }

  back(): void {
    if (this.pending) this.pending = null
    else this.stage = this.stage?.before ?? null
  }

  undo(): void {
    if (this.stage || this.pending) this.back()
    // the whole of the last line
    else if (this.known.undo) this.send({ t: 'undo', n: this.known.n, seat: this.known.seat })
  }

  // -- the rest --------------------------------------------------------------------------------------------------
  consent(ask: number, yes: boolean): void {
    this.send({ t: 'consent', ask, yes })
  }

  /** What is remembered belongs to the seat and lasts as long as the game. */
  remember(topic: string, key: string, passing = false): void {
    const others = this.known.passing.filter((one) => one !== topic)
    this.keepAnswers({ ...this.known.remembered, [topic]: key }, passing ? [...others, topic] : others)
  }

  /** `passing`: topics for which it ends with this turn. */
  keepAnswers(remembered: Record<string, string>, passing: string[] = []): void {
    this.known = { ...this.known, remembered, passing }
    this.send({ t: 'prefs', remember: remembered, passing, seat: this.known.seat })
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
}
