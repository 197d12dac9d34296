import { type RawBuilder, sql } from 'kysely'
import { expect, test } from 'vitest'
import { documentFields } from '#domain/documents/document-columns.ts'
import { findDocuments } from '#domain/documents/list-store.ts'
import type { Transaction } from '#platform/database/tables.ts'
import { rowsRead } from '../support/rows-read.ts'
import { startServer } from '../support/server.ts'

const DOCUMENTS = 20_000

// This file has its own database, because its statistics would change the query plans of other test files.
const { db, newAccount, services } = await startServer()

/** Copies the row of the document this many times. */
async function copy(table: 'documents' | 'parties', own: 'id' | 'document_id', documentId: string, changed: object) {
  const { rows } = await sql<{ name: string }>`
    select attname as name from pg_attribute
    where attrelid = ${table}::regclass and attnum > 0 and not attisdropped and attidentity = '' and attgenerated = ''`.execute(
    db,
  )
  const names = rows.map(({ name }) => sql.ref(name))
  const values = rows.map(({ name }) => (changed as Record<string, RawBuilder<unknown>>)[name] ?? sql.ref(name))
  await sql`
    insert into ${sql.table(table)} (${sql.join(names)})
    select ${sql.join(values)} from ${sql.table(table)}, generate_series(1, ${DOCUMENTS}) as number
    where ${sql.ref(own)} = ${documentId}`.execute(db)
}

const idOf = (prefix: string) => sql`${sql.lit(`${prefix}_`)} || lpad(number::text, 26, '0')`

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
  const find = (tx: Transaction) =>
    findDocuments(tx, account.id, { status: 'EXPIRED' }, { limit: 25, after: undefined }, now)
  expect(await rowsRead(services.db, 'documents', find)).toBeLessThan(200)
})

test('a page of documents reads the parties of its documents only, even if the account has many documents', async () => {
  const account = await newAccount()
  const { id } = await account.draftDocument()
  await account.party(id)
  await copy('documents', 'id', id, { id: idOf('doc') })
  const party = { id: idOf('pty'), document_id: idOf('doc'), link_nonce: sql`gen_random_uuid()` }
  await copy('parties', 'document_id', id, party)
  await sql`analyze documents, parties`.execute(db)

  const page = db.selectFrom('documents').select(documentFields).where('account_id', '=', account.id)
  const rows = await page.orderBy('id', 'desc').limit(101).explain<{ 'QUERY PLAN': string }>()
  const plan = rows.map((row) => row['QUERY PLAN']).join('\n')
  expect(plan).toMatch(/Index Scan using \w+ on parties/)
  expect(plan).not.toContain('Seq Scan')
})
