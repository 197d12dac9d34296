import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { fillInSearched } from '#domain/documents/searched-text-store.ts'
import { MAX_SEARCHED } from '#platform/database/search-rules.ts'
import { useServer, type TestAccount } from '@paraph/testing/server/server.ts'

const { baseUrl, db, fetch, newAccount } = await useServer()

const list = async (account: TestAccount, query: object) =>
  (await account.client.GET('/api/v1/documents', { params: { query } })).data!

test('200 finds words in the title and the reference, and in the names and addresses of the parties', async () => {
  const [account, stranger] = [await newAccount(), await newAccount()]
  const lease = await account.draftDocument({
    title: 'Hyresavtal Storgatan 7',
    externalId: 'crm-4711',
    labels: ['Västra Götaland', 'Key'],
  })
  const order = await account.draftDocument({ title: 'Order 100%_\\' })
  await account.draftDocument({ title: 'Something else' })
  await stranger.draftDocument({ title: 'Hyresavtal Storgatan 7' })
  const address = { email: 'anna@example.com', phone: '+46701740605' }
  const [anna, bjorn] = [await account.party(lease.id), await account.party(lease.id)]
  const put = (partyId: string, change: object) =>
    db.updateTable('parties').set(change).where('id', '=', partyId).execute()
  await put(anna.id, { name: 'Anna Lindqvist', ...address })
  await put(bjorn.id, { name: 'Björn Åkesson', email: null, phone: null, company_name: 'Lindqvist Bygg AB' })

  const found = async (search: string, filter = {}) =>
    (await list(account, { search, ...filter })).documents.map(({ id }) => id)
  // The last one has a word of one party, a word of the title and a word of another party.
  const words = [
    'AVTAL',
    ' 7  hyres ',
    'CRM-4711',
    'ÅKESSON',
    'anna@example.com',
    '4670174',
    'bygg ab',
    'bjorn akesson',
    'STÔRGATÄN',
    'gotaland',
    'key akesson hyres',
  ]
  for (const each of [...words, 'åkesson storgatan anna']) expect(await found(each), each).toEqual([lease.id])
  for (const words of ['storgatan order', 'annalindqvist', 'lind%', 'hyres_vtal', 'nobody'])
    expect(await found(words), words).toEqual([])
  for (const words of ['100%', '%_\\', '_', '\\']) expect(await found(words), words).toEqual([order.id])
  expect(await found('storgatan', { status: 'DRAFT', externalId: 'crm-4711' })).toEqual([lease.id])
  expect(await found('storgatan', { status: 'SENT' })).toEqual([])
  expect(await found('storgatan', { externalId: 'crm' })).toEqual([])
})

/** Each text finds only the document and the contact that have it. */
const texts = [
  'Contract (1)',
  'AB & Co',
  'x, y',
  '100 %',
  '%41',
  'a+b',
  '#5',
  'the "quoted" [part]',
  "it's;a=b?c/d:e",
  '{"json":1}',
  String.raw`\d|^$ _ * ~ @ !`,
  'ﬁ 日本 😀',
  'Ångström 1',
]

test.each(texts)('200 finds the text %s however it is encoded, in documents and in contacts', async (text) => {
  const account = await accountWithTexts()
  const plain = encodeURIComponent(text.normalize('NFD')).replaceAll(/%(?!20|2[356B]|[89A-F])\w\w/g, decodeURIComponent)
  const forms = [plain, encodeURIComponent(text), encodeURIComponent(text.normalize('NFD')), everyByteOf(text)]
  for (const search of [...forms, String(new URLSearchParams([['', text]])).slice(1)]) {
    const found = async (list: string) => {
      const headers = { authorization: `Bearer ${account.key}` }
      return (await fetch(`${baseUrl}/api/v1/${list}?search=${search}`, { headers })).json()
    }
    expect(await found('documents'), search).toMatchObject({ documents: [{ title: text }] })
    expect(await found('contacts'), search).toMatchObject({ contacts: [{ firstName: text }] })
  }
  expect((await list(account, { search: text })).documents, 'by the client').toMatchObject([{ title: text }])
  expect((await list(account, { search: `${text}.` })).documents).toEqual([])
})

test('400 for the unencoded & of a value says how to write it', async () => {
  const { key } = await newAccount()
  const url = `${baseUrl}/api/v1/documents?search=AB & Co`
  const answer = await (await fetch(url, { headers: { authorization: `Bearer ${key}` } })).json()
  const detail = 'is not a parameter of this operation; in a value, write & as %26'
  expect(answer).toMatchObject({ status: 400, errors: [{ pointer: '/query/ Co', detail }] })
})

test('200 finds the people of a document as they are now, also before a job has filled them in after an upgrade', async () => {
  const account = await newAccount()
  const { id } = await account.draftDocument()
  const [anna, bo] = [await account.party(id), await account.party(id)]
  const found = async (query: object) => (await list(account, query)).documents.map((document) => document.id)
  const put = (partyId: string, change: object) =>
    db.updateTable('parties').set(change).where('id', '=', partyId).execute()
  const stored = () => db.selectFrom('documents').select('search_text').where('id', '=', id).executeTakeFirstOrThrow()
  await put(anna.id, { name: 'Åsa\tÖberg\n', company_name: 'Öst' })
  await put(bo.id, { email: 'Bo@Example.COM' })
  const { search_text } = await stored()
  for (const isUpgraded of [true, false]) {
    expect(await found({ person: 'öberg åsa' }), String(isUpgraded)).toEqual([id])
    expect(await found({ person: 'oberg asa' }), String(isUpgraded)).toEqual([id])
    expect(await found({ person: 'bo@example.com', sort: 'TITLE' })).toEqual([id])
    expect(await found({ person: 'öst' })).toEqual([])
    expect(await found({ person: 'åsa bo@example.com' })).toEqual([])
    expect(await found({ search: 'öst bo@EXAMPLE', sort: 'STATUS' })).toEqual([id])
    await sql`update documents set search_text = null`.execute(db)
  }
  await fillInSearched(db)
  expect(await stored()).toEqual({ search_text })
  await db.deleteFrom('parties').where('id', '=', anna.id).execute()
  expect(await found({ search: 'öberg' })).toEqual([])
  expect(await found({ search: 'bo@example' })).toEqual([id])
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
  for (const sort of ['NEWEST', 'TITLE', 'STATUS', 'CHANGED']) {
    const query = { search: 'lease', sort, reverse: sort === 'TITLE' }
    const first = await list(account, query)
    expect(first, sort).toEqual({ documents: [], nextCursor: expect.any(String) })
    const second = await list(account, { ...query, cursor: first.nextCursor })
    expect(second).toMatchObject({ documents: [{ id }], nextCursor: null })
  }
  expect((await list(account, { search: 'order', limit: 3 })).documents).toHaveLength(3)
})

let prepared: Promise<TestAccount> | undefined

/** Returns one account for all texts. Its documents are copies, because an upload takes long. */
const accountWithTexts = () =>
  (prepared ??= (async () => {
    const account = await newAccount()
    const { id } = await account.draftDocument({ title: 'Something else' })
    await sql`
      insert into documents
      select copy.* from documents, unnest(${texts}::text[]) with ordinality as texts (title, number),
        jsonb_populate_record(documents, jsonb_build_object(
          'id', 'doc_6' || lpad(number::text, 25, '0'), 'title', texts.title)) as copy
      where documents.id = ${id}`.execute(db)
    for (const firstName of [...texts, 'Something else']) await account.contact({ firstName, lastName: '' })
    return account
  })())

const everyByteOf = (text: string) =>
  Array.from(Buffer.from(text), (byte) => `%${byte.toString(16).padStart(2, '0')}`).join('')
