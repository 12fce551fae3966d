// What can wait until the browser has nothing better to do, but not for ever: the page answers first. Whoever waits is
// let through one by one with a breath between, so that together they never are one long task.
const PATIENCE = 500 // milliseconds
const BREATH = 60

let last: Promise<unknown> = Promise.resolve()

export function free(): Promise<void> {
  const turn = last.then(idle)
  last = turn.then(() => new Promise((done) => setTimeout(done, BREATH)))
  return turn
}

/** What is loaded comes in a turn of its own, too: what arrives together is not shown together. */
export async function whenFree<T>(load: () => Promise<T>): Promise<T> {
  await free()
  const found = await load()
  await free()
  return found
}

function idle(): Promise<void> {
  return new Promise((done) => {
    if (typeof requestIdleCallback === 'function') requestIdleCallback(() => done(), { timeout: PATIENCE })
    else setTimeout(done)
  })
}
