import { expect, test } from 'vitest'
import { sessionOf } from '#api/signing-session/session.ts'
import type { Channel } from '#platform/database/tables.ts'
import { reject, sign } from '@paraph/testing/server/party.ts'
import { useServer } from '@paraph/testing/server/server.ts'
import { signingOn } from './signing.support.ts'

const server = await useServer()
const { db, services, newAccount, asParty, linkOf } = server
const sentTo = signingOn(server)
const path = '/api/v1/signing-session'

test('200 with the document, the party, all parties and the consent; changes nothing', async () => {
  const { account, id, ids, party, document } = await sentTo(
    { requiredSignature: 'DRAWING' },
    { role: 'ORGANIZER', requiredSignature: 'NONE' },
  )
  const tables = async () => [
    await db.selectFrom('documents').selectAll().where('id', '=', id).execute(),
    await db.selectFrom('parties').selectAll().where('document_id', '=', id).orderBy('id').execute(),
    await db.selectFrom('events').selectAll().where('document_id', '=', id).orderBy('id').execute(),
  ]
  const before = await tables()
  const { data, response } = await (await party()).GET(path)
  expect(response.status).toBe(200)
  expect(response.headers.get('cache-control')).toBe('no-store')
  const { name: senderName } = await db
    .selectFrom('accounts')
    .select('name')
    .where('id', '=', account.id)
    .executeTakeFirstOrThrow()
  const { title, file } = await document()
  const participant = { name: 'Anna Lindqvist', signingStatus: 'NOT_SIGNED', signedAt: null }
  expect(data).toEqual({
    senderName,
    senderContact: { email: null, phone: null },
    language: 'EN',
    isTest: false,
    verification: { method: 'NONE', isPassed: true, sentTo: null },
    document: {
      title,
      marksAtOnce: false,
      message: null,
      status: 'SENT',
      expiresAt: null,
      rejectedReason: null,
      cancelledReason: null,
      file,
      attachments: [],
      notes: [],
    },
    party: {
      ...participant,
      role: 'SIGNER',
      requiredSignature: 'DRAWING',
      readStatus: 'NOT_OPENED',
      mustAct: true,
      isReleased: true,
      hasScan: false,
      capacity: null,
      messagesBy: 'EMAIL',
      messagesTo: 'a•••@example.com',
      hasSealedFileByMail: false,
    },
    parties: [
      { ...participant, role: 'SIGNER', signingOrder: null, mustAct: true, isReleased: true, isYou: true },
      { ...participant, role: 'ORGANIZER', signingOrder: null, mustAct: false, isReleased: true, isYou: false },
    ],
    consent: {
      version: expect.stringMatching(/^[\d-]{10}-\w{16}$/),
      sign: expect.any(String),
      reject: expect.any(String),
      afterReading: { version: expect.stringMatching(/^[\d-]{10}-\w{16}$/), sign: expect.any(String) },
    },
  })
  expect(await tables()).toEqual(before)
  expect(JSON.stringify(data)).not.toContain(ids[0])
})

test('200 with the turns of all parties, and which of them has the link; a consent only for those who can act', async () => {
  const { party } = await sentTo(
    { signingOrder: 2 },
    { signingOrder: 1 },
    { role: 'ORGANIZER', requiredSignature: 'CLICK_TO_SIGN', signingOrder: 2 },
    {},
    { role: 'ORGANIZER', requiredSignature: 'NONE' },
  )
  // Neither a party that has to wait nor one that follows the document consents to anything.
  for (const [index, consents] of [false, true, false, true, false].entries()) {
    const { data } = await (await party(index)).GET(path)
    expect(data!.party).toMatchObject({ signingStatus: 'NOT_SIGNED' })
    expect(data!.consent !== undefined).toBe(consents)
  }
  const turns = async (index: number) => {
    const { data } = await (await party(index)).GET(path)
    return data!.parties.map(({ signingOrder, mustAct, isReleased, isYou }) => [
      signingOrder,
      mustAct,
      isReleased,
      isYou,
    ])
  }
  expect(await turns(0)).toEqual([
    [2, true, false, true],
    [1, true, true, false],
    [2, true, false, false],
    [null, true, true, false],
    [null, false, true, false],
  ])
  await sign(await party(1))
  expect(await turns(2)).toEqual([
    [2, true, true, false],
    [1, true, true, false],
    [2, true, true, true],
    [null, true, true, false],
    [null, false, true, false],
  ])
})

test('200 promises messages only by a channel that the sender chose and the server has, and masks the address', async () => {
  const account = await newAccount()
  const contact = await account.contact({ phone: '+46701740605', email: 'anna@example.com' })
  const { parties: ids } = await account.sentDocument(
    { contactId: contact.id, deliveryMethod: 'SMS' },
    { deliveryMethod: 'NONE' },
  )
  const promised = async (index: number, ...channels: Channel[]) => {
    const party = await db
      .selectFrom('parties')
      .innerJoin('documents', 'documents.id', 'parties.document_id')
      .select(['parties.id', 'document_id as documentId', 'link_nonce as linkNonce', 'account_id as accountId'])
      .where('parties.id', '=', ids[index]!)
      .executeTakeFirstOrThrow()
    const outbox = { ...services.outbox, channels: new Set(channels) }
    const session = await sessionOf({ ...services, party, outbox }, undefined)
    return [session.party!.messagesBy, session.party!.messagesTo]
  }
  expect(await promised(0, 'SMS')).toEqual(['SMS', '•••••••0605'])
  expect(await promised(0, 'EMAIL')).toEqual(['NONE', null])
  expect(await promised(1, 'SMS', 'EMAIL')).toEqual(['NONE', null])
})

test('200 says that it is a test document, before the two-step verification too', async () => {
  const account = await newAccount('TEST')
  const { parties } = await account.sentDocument({}, { twoStepVerification: 'EMAIL_BEFORE_SIGNING' })
  for (const [index, isPassed] of [true, false].entries()) {
    const { data } = await asParty(await linkOf(parties[index]!)).GET(path)
    expect(data).toMatchObject({ isTest: true, verification: { isPassed } })
  }
})

test("200 for a rejected and for a completed document, with the party's own receipt and without a consent", async () => {
  const { party, setStatus } = await sentTo({}, {})
  const client = await party()
  await sign(client)
  for (const status of ['REJECTED', 'COMPLETED'] as const) {
    await setStatus(status)
    const { data } = await client.GET(path)
    expect(data).toMatchObject({ document: { status }, receipt: { link: 'MESSAGE', verification: 'NONE' } })
    expect(data).not.toHaveProperty('consent')
    expect(data).not.toHaveProperty('redirectUrl')
    expect((await (await party(1)).GET(path)).data).not.toHaveProperty('receipt')
  }
})

test('200 with the redirectUrl only for a party that has signed or rejected', async () => {
  const { account } = await sentTo({})
  const redirectUrl = 'https://app.example.com/signed'
  const { id } = await account.draftDocument({ redirectUrl })
  const ids = [(await account.party(id)).id, (await account.party(id)).id, (await account.party(id)).id]
  await account.client.POST('/api/v1/documents/{id}/send', { params: { path: { id } } })
  const [signer, rejecter, other] = await Promise.all(ids.map(async (party) => asParty(await linkOf(party))))
  const sessionOf = async (client = signer!) => (await client.GET(path)).data!
  expect(await sessionOf()).not.toHaveProperty('redirectUrl')
  expect((await sign(signer!)).data).toMatchObject({ redirectUrl })
  expect((await reject(rejecter!, null)).data).toMatchObject({ redirectUrl })
  expect(await sessionOf()).toMatchObject({ redirectUrl })
  expect(await sessionOf(other)).not.toHaveProperty('redirectUrl')
})

test('a link shows only its own document and its own party', async () => {
  const account = await newAccount()
  const documents = [await account.sentDocument({}), await account.sentDocument({})]
  const ssn = '19900101-0017'
  const contact = await account.contact({ email: 'bo@example.com', firstName: 'Bo', ssn, phone: '+46701740605' })
  const shared = await account.sentDocument({ contactId: contact.id }, {})
  const sessions = await Promise.all(
    [documents[0]!.parties[0]!, documents[1]!.parties[0]!, ...shared.parties].map(
      async (id) => (await asParty(await linkOf(id)).GET(path)).data!,
    ),
  )
  expect(sessions.map(({ document }) => document!.file.sha256)).toEqual([
    expect.any(String),
    expect.any(String),
    sessions[3]!.document!.file.sha256,
    expect.any(String),
  ])
  expect(new Set(sessions.map(({ document }) => document!.file.sha256)).size).toBe(3)
  expect(sessions.map(({ party }) => party!.name)).toEqual([
    'Anna Lindqvist',
    'Anna Lindqvist',
    'Bo Lindqvist',
    'Anna Lindqvist',
  ])
  // The parties see nothing of each other but names, roles and progress.
  for (const secret of [ssn, 'bo@example.com', '+46701740605', shared.parties[0]!])
    expect(JSON.stringify(sessions)).not.toContain(secret)
})
