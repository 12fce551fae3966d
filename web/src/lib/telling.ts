// What a frame means for ears, for the title of the page and for whoever looks elsewhere.
import { library } from './content.svelte'
import type { Known } from './frames'
import { notify, title } from './notice'
import { decides } from './options'
import { overlay } from './overlay.svelte'
import type { SeatAsk, ServerMessage, TableInfo } from './protocol'
import { play } from './sound'
import { t } from './text.svelte'

/** The game went on. `hidden`: a curtain is drawn, so the question is nobody's yet. */
export function tell(before: Known, next: Known, message: ServerMessage, hidden: boolean): void {
  const lines = message.t === 'update' ? message.lines.map((line) => line.text) : []
  const question = next.choice && !hidden ? next.choice.question : ''
  overlay.announce([...lines, question].join(' '))
  const asked = decides(next.choice)
  title(next.over || !asked ? (next.table ? t('title-table') : '') : t('title-your-turn'))
  if (!asked || decides(before.choice) || message.t !== 'update') return
  play('turn')
  notify(t('title-your-turn'), question)
}

/** What others do besides playing, and the end. */
export function news(known: Known, message: ServerMessage): void {
  if (message.t === 'over') overlay.announce(message.text)
  if (message.t === 'notice') overlay.toast(message.text)
  if (
    message.t === 'info' &&
    message.table.offer &&
    message.table.rematch !== known.table?.rematch &&
    message.table.offer.by !== known.guest
  ) {
    const { offer, seats } = message.table
    overlay.toast(t('rematch-offered', { name: seats.find((seat) => seat.guest === offer.by)?.name ?? '' }))
  }
  if (message.t === 'info')
    for (const wish of fresh(known, message.table))
      overlay.announce(
        t('wish-asked', {
          name: wish.name,
          who: library.name(message.table.seats[wish.seat]!.character, message.table.game),
        }),
      )
  if (message.t === 'asks_undo' && message.ask && !known.seatsMine.includes(message.ask.by)) {
    const who = known.table?.seats[message.ask.by]?.character ?? ''
    overlay.announce(t('undo-asked', { who: library.name(who, known.table?.game), to: message.ask.to }))
  }
  if (message.t === 'said' && message.guest !== known.guest) {
    play('said')
    overlay.announce(`${message.name}: ${message.text}`)
  }
}

/** Others who would take over a seat and have not been heard of yet. */
function fresh(known: Known, table: TableInfo): SeatAsk[] {
  return table.wishes.filter(
    (wish) =>
      wish.guest !== known.guest &&
      !known.table?.wishes.some((old) => old.seat === wish.seat && old.guest === wish.guest),
  )
}
