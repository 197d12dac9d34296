import type { Attention, Document } from '@paraph/contract'
import { expect, test } from 'vitest'
import { useServer, type TestAccount } from '@paraph/testing/server/server.ts'

const { actAs, clock, db, newAccount, newMember } = await useServer()

const day = (days: number) => new Date(Date.now() + days * 24 * 3_600_000).toISOString()
const sent = { status: 'SENT' } as const
const bounced = { send_status: 'BOUNCED' } as const
const reported = { send_status: 'SENT', wrong_person_at: day(-1) } as const
const soon = { ...sent, sent_at: day(-1), updated_at: day(-1), expires_at: day(2.9) } as const

/** Documents that need their sender, from the worst reason to the least. Each has the columns of the document, and those of its parties. */
const urgent: [Attention['reason'], document: object, ...parties: object[]][] = [
  ['NOT_DELIVERED', sent, bounced],
  ['NOT_DELIVERED', { ...soon, sent_at: day(-9) }, {}, { send_status: 'FAILED' }],
  ['NOT_DELIVERED', sent, reported, bounced],
  ['REJECTED', { status: 'REJECTED', updated_at: day(-6.9) }, {}, { signing_status: 'REJECTED' }],
  ['WRONG_PERSON', { ...soon, sent_at: day(-9) }, {}, reported],
  ['SEAL_FAILED', { ...sent, seal_status: 'FAILED' }, { ...bounced, signing_status: 'SIGNED' }],
  ['EXPIRES_SOON', soon, {}],
]

const calm: [string, document: object, party?: object][] = [
  ['arrived', { ...soon, expires_at: day(3.1) }],
  ['bounced, but signed', sent, { ...bounced, signing_status: 'SIGNED' }],
  ['bounced, and expired', { ...sent, expires_at: day(-1) }, bounced],
  ['bounced, and cancelled', { status: 'CANCELLED' }, bounced],
  ['reported, but signed', sent, { ...reported, signing_status: 'SIGNED' }],
  ['is being sealed', { ...soon, seal_status: 'PENDING' }, bounced],
  ['draft', { expires_at: day(1) }, bounced],
  ['rejected long ago', { status: 'REJECTED', updated_at: day(-7.1) }, { signing_status: 'REJECTED' }],
  ['was sent with a short time', { ...soon, sent_at: day(0), expires_at: day(2.9) }],
]

test('200 tells what needs the sender, the worst reason and its party, the worst first, page by page', async () => {
  const [account, stranger] = [await newAccount(), await newAccount()]
  for (const [title, document, party] of calm) await put(account, title, document, party)
  await put(stranger, 'of another account', sent, bounced)
  // The newest is first among those of one reason, and the last in the order of creation.
  for (const [index, [reason, document, ...parties]] of urgent.toReversed().entries())
    await put(account, `${urgent.length - index} ${reason}`, document, ...parties)

  const byUrgency = { attention: true, sort: 'URGENCY' } as const
  const { documents } = await list(account, byUrgency)
  expect(documents.map(({ attention }) => attention?.reason)).toEqual(urgent.map(([reason]) => reason))
  expect(titlesOf(documents)).toEqual(urgent.map(([reason], index) => `${index + 1} ${reason}`))
  const places = await Promise.all(documents.map((document) => placeOf(account, document)))
  expect(places).toEqual([0, 1, 1, 1, 1, undefined, undefined])

  const pages = []
  let cursor: string | null | undefined
  do {
    const page = await list(account, { ...byUrgency, limit: 3, ...(cursor && { cursor }) })
    pages.push(titlesOf(page.documents))
    cursor = page.nextCursor
  } while (cursor)
  expect(pages.map(({ length }) => length)).toEqual([3, 3, 1])
  expect(pages.flat()).toEqual(titlesOf(documents))
  const reversed = await list(account, { ...byUrgency, reverse: true })
  expect(titlesOf(reversed.documents)).toEqual(titlesOf(documents).toReversed())
  const newest = await list(account, { attention: true, limit: 2 })
  expect(titlesOf(newest.documents)).toEqual(titlesOf(documents).slice(0, 2))
  const found = await list(account, { ...byUrgency, search: 'soon', status: 'SENT' })
  expect(found.documents).toMatchObject([{ attention: { reason: 'EXPIRES_SOON', partyId: null } }])
  const all = (await list(account, {})).documents
  expect(all).toHaveLength(urgent.length + calm.length)
  expect(all.some((document) => 'attention' in document)).toBe(false)
})

test('200 leaves out a document whose time of expiry the sender has set when it was soon', async () => {
  const account = await newAccount()
  const { id } = await account.sentDocument({})
  await db
    .updateTable('documents')
    .set({ sent_at: day(-9) })
    .where('id', '=', id)
    .execute()
  const soonOver = async () => titlesOf((await list(account, { attention: true })).documents)
  const expireIn = (days: number) =>
    account.client.PATCH('/api/v1/documents/{id}', { params: { path: { id } }, body: { expiresAt: day(days) } })
  await expireIn(9)
  const present = clock.now
  clock.now = () => new Date(Date.now() + 7 * 24 * 3_600_000)
  expect(await soonOver()).toHaveLength(1)
  clock.now = present
  await expireIn(2)
  expect(await soonOver()).toEqual([])
})

test('200 tells a member of its own turn, in any case of its address, and nobody else', async () => {
  const account = await newAccount()
  const [member, other] = [await newMember(account.id), await newMember(account.id)]
  const { id: contactId } = await account.contact({ email: member.email.toUpperCase() })
  await account.sentDocument({}, { contactId, role: 'ORGANIZER', requiredSignature: 'NONE' })
  const { id, parties } = await account.sentDocument({ signingOrder: 1 }, { contactId, signingOrder: 2 })
  const needs = async (who: Pick<TestAccount, 'client'>) =>
    (await list(who, { attention: true })).documents.map(({ id, attention }) => ({ id, ...attention }))
  expect(await needs(member)).toEqual([])
  await actAs(parties[0]!)
  expect(await needs(member)).toEqual([{ id, reason: 'YOUR_TURN', partyId: parties[1] }])
  expect([await needs(other), await needs(account)]).toEqual([[], []])
  const elsewhere = await newMember((await newAccount()).id, { email: member.email })
  expect(await needs(elsewhere)).toEqual([])
  await actAs(parties[1]!)
  expect(await needs(member)).toEqual([])
})

test('400 for the order by urgency without attention=true, and for a cursor of another order', async () => {
  const { client } = await newAccount()
  const faultOf = async (query: object) => (await client.GET('/api/v1/documents', { params: { query } })).error?.errors
  expect(await faultOf({ sort: 'URGENCY' })).toMatchObject([{ pointer: '/query/attention', code: 'required' }])
  const cursor = Buffer.from(JSON.stringify(['URGENCY', 'x', 'doc_1'])).toString('base64url')
  const byUrgency = { sort: 'URGENCY', attention: true }
  expect(await faultOf({ ...byUrgency, cursor })).toMatchObject([{ pointer: '/query/cursor' }])
})

async function list(account: Pick<TestAccount, 'client'>, query: object) {
  return (await account.client.GET('/api/v1/documents', { params: { query } })).data!
}

const titlesOf = (documents: Document[]) => documents.map(({ title }) => title)

async function put(owner: TestAccount, title: string, document: object, ...parties: (object | undefined)[]) {
  const { id } = await owner.draftDocument({ title })
  for (const party of parties.length > 0 ? parties : [{}]) {
    const { id: partyId } = await owner.party(id)
    await db
      .updateTable('parties')
      .set({ send_status: 'DELIVERED', ...party })
      .where('id', '=', partyId)
      .execute()
  }
  await db.updateTable('documents').set(document).where('id', '=', id).execute()
}

/** The place of the party of the reason among the parties of the document. */
async function placeOf(account: TestAccount, { id, attention }: Document): Promise<number | undefined> {
  const { data } = await account.client.GET('/api/v1/documents/{id}/parties', { params: { path: { id } } })
  const place = data!.parties.findIndex((party) => party.id === attention?.partyId)
  return place === -1 ? undefined : place
}
