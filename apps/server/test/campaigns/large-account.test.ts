import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { findDocuments } from '#domain/documents/list-store.ts'
import { firstIdOf } from '#platform/database/ids.ts'
import type { Transaction } from '#platform/database/tables.ts'
import { DAY } from '#platform/formats/durations.ts'
import { rowsRead } from '../support/rows-read.ts'
import { startServer } from '@paraph/testing/server/server.ts'

// This file has its own database, because its statistics would change the query plans of other test files.
const { db, newAccount, services } = await startServer()
const all = ({ id: accountId }: { id: string }) => ({ accountId, onlyOf: undefined })

test('a search for what has expired does not read the other documents', async () => {
  const account = await newAccount()
  const { id } = await account.draftDocument()
  await sql`
    insert into documents
    select copy.* from documents, generate_series(1, 3000) as number,
      jsonb_populate_record(documents, jsonb_build_object(
        'id', 'doc_' || lpad(number::text, 5, '0'), 'status', case when number < 500 then 'EXPIRED' else 'SENT' end)) as copy
    where documents.id = ${id}`.execute(db)
  // The oldest documents have expired. PostgreSQL expects them to be spread evenly, and a scan from the newest document to find them soon.
  await sql`analyze documents`.execute(db)
  const now = new Date()
  const find = (tx: Transaction) => findDocuments(tx, all(account), { status: 'EXPIRED' }, { limit: 25 }, now)
  expect(await rowsRead(services.db, 'documents', find)).toBeLessThan(200)
})

test('a range of dates by title does not read all documents of that time', async () => {
  const account = await newAccount()
  const { id } = await account.draftDocument()
  const now = new Date()
  const times = Array.from({ length: 10_000 }, (_, number) => now.getTime() - (10_000 - number) * 0.1 * DAY)
  await sql`
    insert into documents
    select copy.* from documents,
      unnest(${times.map((time) => firstIdOf('doc', time))}::text[], ${times.map((time) => new Date(time).toISOString())}::text[]) as made (id, at),
      jsonb_populate_record(documents, jsonb_build_object('id', made.id, 'created_at', made.at, 'title', md5(made.id))) as copy
    where documents.id = ${id}`.execute(db)
  await sql`analyze documents`.execute(db)
  const created = { from: new Date(times[2000]!).toISOString(), before: new Date(times[3000]!).toISOString() }
  const find = (tx: Transaction) => findDocuments(tx, all(account), created, { limit: 25, sort: 'TITLE' }, now)
  expect(await rowsRead(services.db, 'documents', find)).toBeLessThan(200)
})
