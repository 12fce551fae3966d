// What a page shows together comes together: it waits for all of it, so that nothing jumps, but not for ever.
const PATIENCE = 1500 // milliseconds

export function soon(...wanted: Promise<unknown>[]): Promise<unknown> {
  return Promise.race([Promise.allSettled(wanted), new Promise((done) => setTimeout(done, PATIENCE))])
}
