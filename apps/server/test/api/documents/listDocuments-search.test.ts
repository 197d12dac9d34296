import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { MAX_SEARCHED } from '#platform/database/search-rules.ts'
import { useServer, type TestAccount } from '../../support/server.ts'

const { db, newAccount } = await useServer()

const list = async (account: TestAccount, query: object) =>
  (await account.client.GET('/api/v1/documents', { params: { query } })).data!

test('200 finds words in the title, the reference, and the name, the addresses and the company of each party', async () => {
  const [account, stranger] = [await newAccount(), await newAccount()]
  const lease = await account.draftDocument({ title: 'Hyresavtal Storgatan 7', externalId: 'crm-4711' })
  const order = await account.draftDocument({ title: 'Order 100%_\\' })
  await account.draftDocument({ title: 'Something else' })
  await stranger.draftDocument({ title: 'Hyresavtal Storgatan 7' })
  const address = { email: 'anna@example.com', phone: '+46701740605' }
  await account.party(lease.id)
  await account.party(lease.id)
  const people = await db.selectFrom('parties').select('id').where('document_id', '=', lease.id).orderBy('id').execute()
  const put = (index: number, change: object) =>
    db.updateTable('parties').set(change).where('id', '=', people[index]!.id).execute()
  await put(0, { name: 'Anna Lindqvist', ...address })
  await put(1, { name: 'Björn Åkesson', email: null, phone: null, company_name: 'Lindqvist Bygg AB' })

  const found = async (search: string, filter = {}) =>
    (await list(account, { search, ...filter })).documents.map(({ id }) => id)
  for (const words of [
    'storgatan',
    'AVTAL',
    ' 7  hyres ',
    'CRM-4711',
    'lindqvist',
    'ÅKESSON',
    'anna@example.com',
    '4670174',
    'bygg ab',
    // In the title, of one party and of another one.
    'åkesson storgatan anna',
  ])
    expect(await found(words), words).toEqual([lease.id])
  for (const words of ['storgatan order', 'annalindqvist', 'lind%', 'hyres_vtal', 'nobody'])
    expect(await found(words), words).toEqual([])
  for (const words of ['100%', '%_\\', '_', '\\']) expect(await found(words), words).toEqual([order.id])
  expect(await found('storgatan', { status: 'DRAFT', externalId: 'crm-4711' })).toEqual([lease.id])
  expect(await found('storgatan', { status: 'SENT' })).toEqual([])
  expect(await found('storgatan', { externalId: 'crm' })).toEqual([])
})

test('200 finds what has expired, whether it is recorded yet or not, page by page', async () => {
  const account = await newAccount()
  const past = new Date(Date.now() - 1000).toISOString()
  const put = async (change: object) => {
    const { id } = await account.draftDocument({ title: 'Lease' })
    await db.updateTable('documents').set(change).where('id', '=', id).execute()
    return id
  }
  const ids = [
    await put({ status: 'EXPIRED', expires_at: past }),
    await put({ status: 'SENT', expires_at: past }),
    await put({ status: 'EXPIRED', expires_at: past }),
  ]
  await put({ status: 'SENT' })
  const query = { search: 'lease', status: 'EXPIRED', limit: 2 }
  const first = await list(account, query)
  const second = await list(account, { ...query, cursor: first.nextCursor })
  expect([...first.documents, ...second.documents].map(({ id }) => id)).toEqual(ids.toReversed())
  expect([first.documents.length, second.nextCursor]).toEqual([2, null])
})

test('200 searches a large account part by part: a page without a document leads to the next one', async () => {
  const account = await newAccount()
  const { id } = await account.draftDocument({ title: 'Lease' })
  await sql`
    insert into documents
    select copy.* from documents, generate_series(1, ${MAX_SEARCHED}::integer) as number,
      jsonb_populate_record(documents, jsonb_build_object(
        'id', 'doc_7' || lpad(number::text, 25, '0'), 'title', 'Order')) as copy
    where documents.id = ${id}`.execute(db)
  const first = await list(account, { search: 'lease' })
  expect(first).toEqual({ documents: [], nextCursor: expect.any(String) })
  const second = await list(account, { search: 'lease', cursor: first.nextCursor })
  expect(second).toMatchObject({ documents: [{ id }], nextCursor: null })
  expect((await list(account, { search: 'order', limit: 3 })).documents).toHaveLength(3)
})
