// The page behind a dialog: no key reaches it, nothing of it is read out or found. The browser's own `showModal` brings
// that about by styling every element of the page anew in one task; here it is done part by part.
import { still } from './settings.svelte'

const PART = 300 // elements: few enough to be styled anew in a short task
const resting = new Set<HTMLElement>()
let timer: ReturnType<typeof setTimeout> | undefined

/** Everything but this dialog rests; without one all of it is awake again, first where the focus returns to. */
export function rests(dialog: Element | undefined, before: Element | null = null): void {
  clearTimeout(timer)
  const wanted = new Set(dialog ? parts(document.body, dialog) : [])
  const woken = [...resting].filter((one) => !wanted.has(one))
  woken.sort((a, b) => Number(b.contains(before)) - Number(a.contains(before)))
  const due = [...woken, ...[...wanted].filter((one) => !resting.has(one))]
  if (woken.length || still()) turn(due)
  else timer = setTimeout(() => turn(due))
}

function turn([one, ...others]: HTMLElement[]): void {
  if (!one) return
  one.inert = !resting.has(one)
  if (one.inert) resting.add(one)
  else resting.delete(one)
  if (still()) return turn(others)
  void getComputedStyle(one).color // styled now, or the next frame would style all parts together
  timer = setTimeout(() => turn(others))
}

function parts(whole: Element, dialog: Element): HTMLElement[] {
  return [...whole.children].flatMap((one) => {
    if (one === dialog || !(one instanceof HTMLElement) || !reached(one)) return []
    return one.contains(dialog) || (large(one) && divisible(one)) ? parts(one, dialog) : one
  })
}

/** What is said aloud of the page, and notices that lie over a dialog, do not rest. */
const reached = (one: HTMLElement): boolean =>
  !one.matches('[aria-live], [aria-hidden="true"], [popover]:not(:has(dialog)), script') &&
  (resting.has(one) || !one.inert)
const large = (one: HTMLElement): boolean => one.getElementsByTagName('*').length > PART
/** Only elements of HTML can rest; a picture rests with what it hangs in. */
const divisible = (one: HTMLElement): boolean =>
  [...one.children].every((part) => part instanceof HTMLElement || part.matches('[aria-hidden="true"]'))
