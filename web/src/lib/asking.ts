// Questions that change nothing: what if, why not, what would you do. Each has a number, its reply comes back with it.
import type { Advice, Because, ClientMessage, Previewed, Refused, ServerMessage } from './protocol'

export type Replied = Previewed | Because | Advice | Refused
type Unnumbered<T> = T extends { id: number } ? Omit<T, 'id'> : never
const PATIENCE = 20_000

export class Asker {
  private waiting = new Map<number, (reply: Replied | null) => void>()
  private last = 0

  constructor(private send: (message: ClientMessage) => boolean) {}

  /** Null when nobody answers. */
  ask(question: Unnumbered<ClientMessage>): Promise<Replied | null> {
    const id = ++this.last
    return new Promise((resolve) => {
      const settle = (reply: Replied | null): void => (this.waiting.delete(id), resolve(reply))
      this.waiting.set(id, settle)
      if (!this.send({ ...question, id } as ClientMessage)) settle(null)
      setTimeout(() => settle(null), PATIENCE)
    })
  }

  /** Was this the reply to a question? */
  heard(message: ServerMessage): boolean {
    const settle = 'id' in message && this.waiting.get(message.id)
    if (settle) settle(message as Replied)
    return Boolean(settle)
  }
}
