// A websocket that comes back by itself and says where it stopped.
import { VERSION, type ClientMessage, type ServerMessage } from './protocol'

export type Link = 'connecting' | 'open' | 'lost' | 'gone' | 'old'
const NO_TABLE = 4404
const OLD_VERSION = 4401
const SILENCE = 25_000
const LONGEST = 8_000

export interface Listener {
  hear: (message: ServerMessage) => void
  link: (link: Link) => void
  seq: () => number
  lang: () => string
}

export class Socket {
  private socket: WebSocket | null = null
  private wait = 400
  private retry: ReturnType<typeof setTimeout> | undefined
  private watch: ReturnType<typeof setInterval> | undefined
  private heard = 0
  private closed = false

  /** `known`: the server has to know who comes before they sit down. */
  constructor(
    private table: string,
    private listener: Listener,
    known: Promise<unknown>,
  ) {
    void known.catch(() => {}).then(() => this.closed || this.open())
    this.watch = setInterval(() => this.check(), SILENCE / 2)
    addEventListener('online', this.now)
  }

  private now = (): void => {
    if (this.closed || this.socket?.readyState === WebSocket.OPEN) return
    clearTimeout(this.retry)
    this.open()
  }

  private open(): void {
    this.listener.link('connecting')
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws'
    const socket = new WebSocket(`${scheme}://${location.host}/ws/${encodeURIComponent(this.table)}`)
    this.socket = socket
    socket.onopen = () => {
      this.wait = 400
      this.heard = Date.now()
      this.hello(this.listener.seq())
      this.listener.link('open')
    }
    socket.onmessage = (event) => {
      this.heard = Date.now()
      this.listener.hear(JSON.parse(event.data as string) as ServerMessage)
    }
    socket.onclose = (event) => this.dropped(socket, event.code)
  }

  private dropped(socket: WebSocket, code: number): void {
    if (this.closed || socket !== this.socket) return
    if (code === NO_TABLE || code === OLD_VERSION) {
      this.listener.link(code === NO_TABLE ? 'gone' : 'old')
      this.close()
      return
    }
    this.listener.link('lost')
    this.retry = setTimeout(() => this.open(), this.wait + Math.random() * 300)
    this.wait = Math.min(LONGEST, this.wait * 1.7)
  }

  /** A connection that has been silent too long is not there any more. */
  private check(): void {
    if (this.socket?.readyState !== WebSocket.OPEN) return
    if (Date.now() - this.heard > SILENCE * 2) this.socket.close()
    else if (Date.now() - this.heard > SILENCE) this.send({ t: 'ping' })
  }

  /** `seq` 0 asks for the whole table. */
  hello(seq: number): void {
    this.send({ t: 'hello', v: VERSION, seq, lang: this.listener.lang() })
  }

  send(message: ClientMessage): boolean {
    if (this.socket?.readyState !== WebSocket.OPEN) return false
    this.socket.send(JSON.stringify(message))
    return true
  }

  close(): void {
    this.closed = true
    clearTimeout(this.retry)
    clearInterval(this.watch)
    removeEventListener('online', this.now)
    this.socket?.close()
  }
}
