import { sql } from 'kysely'
import type { Database } from '#platform/database/tables.ts'
import { DAY, HOUR } from '#platform/formats/durations.ts'
import type { Problem } from '#platform/problems/problem.ts'
import { tooSoon } from '#platform/problems/too-soon.ts'

/** The maximum number of scans that a party may upload in an hour. Each replaces the one before, whose bytes stay on the disk for a while. */
export const MAX_SCANS = 20

/** The maximum number of ended counts that each upload deletes. */
const MAX_DELETED = 100

interface Counted {
  name: string
  files: number
  bytes: number
  /** Milliseconds until the count starts again. */
  left: number
}

interface UploadBy {
  db: Database
  now: () => Date
  /** Bytes that the keys of an account may upload on one day. Its parties together may upload as much. */
  uploadLimit: number
}

/** @throws Problem `upload_limit_reached` */
export async function countUpload({ db, now, uploadLimit }: UploadBy, accountId: string, size: number): Promise<void> {
  const [ofAccount] = await count(db, [{ name: accountId, window: DAY }], size, now())
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
  const [ofParty, ofAccount] = await count(db, names, size, now())
  if (ofParty!.files > MAX_SCANS) throw limitReached(`A party may upload ${MAX_SCANS} scans an hour.`, ofParty!)
  refuseAbove(ofAccount!, uploadLimit)
}

function refuseAbove(counted: Counted, limit: number): void {
  if (counted.bytes <= limit) return
  throw limitReached(`The account may upload ${Math.floor(limit / 1e6)} MB a day.`, counted)
}

function limitReached(limit: string, { left }: Counted): Problem {
  return tooSoon('upload_limit_reached', left, (wait) => `${limit} Nothing was stored. Try again ${wait}.`)
}

/**
 * Adds an upload to these counts. Refused uploads count too. A day or an hour begins with the first upload.
 *
 * @returns the counts in the order of the names.
 */
async function count(
  db: Database,
  names: { name: string; window: number }[],
  size: number,
  now: Date,
): Promise<Counted[]> {
  const at = now.toISOString()
  const { rows } = await sql<Counted>`
    with ended as (
      delete from upload_counts where ctid in (
        select ctid from upload_counts where ends_at <= ${at}::timestamptz
        and name <> all (${names.map(({ name }) => name)}::text[])
        limit ${sql.lit(MAX_DELETED)} for update skip locked
      )
    )
    insert into upload_counts as counts (name, files, bytes, ends_at)
    select name, 1, ${size}::bigint, ${at}::timestamptz + make_interval(secs => wanted."window" / 1000)
    from json_to_recordset(${JSON.stringify(names)}::json) as wanted (name text, "window" float)
    on conflict (name) do update set
      files = case when counts.ends_at <= ${at}::timestamptz then 0 else counts.files end + 1,
      bytes = case when counts.ends_at <= ${at}::timestamptz then 0 else counts.bytes end + excluded.bytes,
      ends_at = case when counts.ends_at <= ${at}::timestamptz then excluded.ends_at else counts.ends_at end
    returning name, files, bytes::float, extract(epoch from ends_at - ${at}::timestamptz)::float * 1000 as left`.execute(
    db,
  )
  return names.map(({ name }) => rows.find((row) => row.name === name)!)
}
