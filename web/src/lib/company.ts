// Who is there and who is not, as a page has to know it; pure.
import type { Known } from './frames'
import type { SeatInfo } from './protocol'

/** Seats I may come back to, as nobody else sits there. */
export function keptForMe(known: Known): SeatInfo[] {
  if (known.seatsMine.length && !known.table?.open_hands) return [] // nobody reads two hands
  return known.table?.seats.filter((seat) => !seat.guest && seat.kept.some((one) => one.guest === known.guest)) ?? []
}

/** Seats of mine for which a bot plays because the time was up. */
export function stoodIn(known: Known): number[] {
  return known.clock?.bots.filter((seat) => known.seatsMine.includes(seat)) ?? []
}

/** Seats that have to answer, though nobody is there to do it. */
export function missing(known: Known): SeatInfo[] {
  const asked = known.asked.map((seat) => known.table?.seats[seat]).filter((seat) => seat !== undefined)
  return asked.filter(
    (seat) =>
      !seat.bot && !seat.present && !known.clock?.bots.includes(seat.seat) && !known.seatsMine.includes(seat.seat),
  )
}

/** Whose voice is still missing in what is decided together: bots follow the people and owe none. */
export function silent(known: Known): SeatInfo[] {
  const asked = known.asked.map((seat) => known.table?.seats[seat]).filter((seat) => seat !== undefined)
  const people = asked.filter((seat) => !seat.bot)
  return people.length ? people : asked
}

/** The host decides about those who are away; while the host is one of them, whoever sits there first. */
export function decides(known: Known): boolean {
  const { table, guest, present } = known
  if (!table || table.host === guest) return Boolean(table)
  return !present.includes(table.host) && table.seats.find((seat) => seat.guest && seat.present)?.guest === guest
}
