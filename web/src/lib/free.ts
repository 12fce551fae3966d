// What can wait until the browser has nothing better to do, but not for ever: the page answers first.
const PATIENCE = 500 // milliseconds

export function free(): Promise<void> {
  return new Promise((done) => {
    if (typeof requestIdleCallback === 'function') requestIdleCallback(() => done(), { timeout: PATIENCE })
    else setTimeout(done)
  })
}
