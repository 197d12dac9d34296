import { setTimeout as sleep } from 'node:timers/promises'
import type { Database } from '#platform/database/tables.ts'
import { findSealBacklog } from './store.ts'

/** Milliseconds. A seal takes seconds, and a passing fault is over after a few attempts. */
const LATE = 15 * 60_000

/** Milliseconds. Probes ask every second, and each process asks the database this often at most. */
const [READ_EVERY, READ_WITHIN] = [10_000, 1_000]

/** Returns a function that says whether documents get their seals, from what the database knows. So it also sees the seals of other processes. */
export function watchSeals(db: Database, now: () => Date): () => Promise<'ok' | 'failing'> {
  let last: 'ok' | 'failing' = 'ok'
  let readAt = -Infinity
  let reading: Promise<void> | undefined
  const read = async () => {
    const { failed, oldest } = await findSealBacklog(db)
    const isLate = oldest !== null && now().getTime() - Date.parse(oldest) > LATE
    last = failed > 0 || isLate ? 'failing' : 'ok'
    readAt = performance.now()
  }
  return async () => {
    if (performance.now() - readAt >= READ_EVERY) {
      // If the database does not answer, the probe itself says so.
      reading ??= read()
        .catch(() => {})
        .finally(() => (reading = undefined))
      await Promise.race([reading, sleep(READ_WITHIN, undefined, { ref: false })])
    }
    return last
  }
}
