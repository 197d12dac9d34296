import { setTimeout as sleep } from 'node:timers/promises'

/** Milliseconds. Probes ask every second, and each process asks the database this often at most. */
const [READ_EVERY, READ_WITHIN] = [10_000, 1_000]

/** Returns a function that answers with what is known, which is about ten seconds old at most. It never waits long for the database. */
export function lastKnown<State>(first: State, read: () => Promise<State>): () => Promise<State> {
  let known = first
  let readAt = -Infinity
  let reading: Promise<void> | undefined
  const readNow = async () => {
    known = await read()
    readAt = performance.now()
  }
  return async () => {
    if (performance.now() - readAt >= READ_EVERY) {
      // If the database does not answer, the probe itself says so.
      reading ??= readNow()
        .catch(() => {})
        .finally(() => (reading = undefined))
      await Promise.race([reading, sleep(READ_WITHIN, undefined, { ref: false })])
    }
    return known
  }
}
