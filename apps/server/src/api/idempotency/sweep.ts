import type { Services } from '#domain/services.ts'
import { deleteExpiredRecords } from './store.ts'

/** Every hour, as a cron expression. */
export const sweepTimes = '23 * * * *'

/** Small, so that a batch ends soon and blocks no request. */
const BATCH = 1000

/** Deletes the records that have expired, in batches. */
export async function sweepRecords({ db, now }: Pick<Services, 'db' | 'now'>): Promise<void> {
  const at = now()
  let deleted: number
  do deleted = await deleteExpiredRecords(db, at, BATCH)
  while (deleted === BATCH)
}
