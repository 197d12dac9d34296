import type { Database } from '#platform/database/tables.ts'
import { DAY, HOUR } from '#platform/formats/durations.ts'
import type { Problem } from '#platform/problems/problem.ts'
import { tooSoon } from '#platform/problems/too-soon.ts'
import { addUpload, type CountedUploads } from './upload-count-store.ts'

/** The maximum number of scans that a party may upload in an hour. A new scan replaces the last one, but the bytes of the last one stay on the disk for a while. */
export const MAX_SCANS = 20

interface UploadBy {
  db: Database
  now: () => Date
  /** Bytes that the keys of an account may upload on one day. Its parties together may upload as much. */
  uploadLimit: number
}

/** @throws Problem `upload_limit_reached` */
export async function countUpload({ db, now, uploadLimit }: UploadBy, accountId: string, size: number): Promise<void> {
  const [ofAccount] = await addUpload(db, [{ name: accountId, window: DAY }], size, now())
  refuseAbove(ofAccount!, uploadLimit)
}

/** @throws Problem `upload_limit_reached` */
export async function countScan(
  { db, now, uploadLimit }: UploadBy,
  party: { id: string; accountId: string },
  size: number,
): Promise<void> {
  const names = [
    { name: party.id, window: HOUR },
    { name: `parties of ${party.accountId}`, window: DAY },
  ]
  const [ofParty, ofAccount] = await addUpload(db, names, size, now())
  if (ofParty!.files > MAX_SCANS) throw limitReached(`A party may upload ${MAX_SCANS} scans an hour.`, ofParty!)
  refuseAbove(ofAccount!, uploadLimit)
}

function refuseAbove(counted: CountedUploads, limit: number): void {
  if (counted.bytes <= limit) return
  throw limitReached(`The account may upload ${Math.floor(limit / 1e6)} MB a day.`, counted)
}

function limitReached(limit: string, { left }: CountedUploads): Problem {
  return tooSoon('upload_limit_reached', left, (wait) => `${limit} Nothing was stored. Try again ${wait}.`)
}
