import { sql } from 'kysely'
import type { Database } from '#platform/database/tables.ts'

/** The maximum number of ended counts that each upload deletes. */
const MAX_DELETED = 100

export interface CountedUploads {
  name: string
  files: number
  bytes: number
  /** Milliseconds until the count starts again. */
  left: number
}

/**
 * Adds an upload to these counts. Refused uploads count too. A day or an hour begins with the first upload.
 *
 * @returns the counts in the order of the names.
 */
export async function addUpload(
  db: Database,
  names: { name: string; window: number }[],
  size: number,
  now: Date,
): Promise<CountedUploads[]> {
  const at = now.toISOString()
  const { rows } = await sql<CountedUploads>`
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
