import { expect, test } from 'vitest'
import { reject, sign } from '@paraph/testing/server/party.ts'
import { useServer } from '@paraph/testing/server/server.ts'
import { signingOn } from './signing.support.ts'

const server = await useServer()
const { db, newAccount, asParty, linkOf } = server
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

// Each position is in turns.test.ts.
test('200 with the turns of all parties; a consent only for those who can act', async () => {
  const { party } = await sentTo(
    { signingOrder: 2 },
    { signingOrder: 1 },
    { role: 'ORGANIZER', requiredSignature: 'NONE' },
  )
  const seen = async (index: number) => {
    const { consent, parties } = (await (await party(index)).GET(path)).data!
    return [consent !== undefined, ...parties.map(({ isReleased, isYou }) => `${isReleased}${isYou ? ' (you)' : ''}`)]
  }
  // Neither a party that has to wait nor one that follows the document consents to anything.
  expect(await seen(0)).toEqual([false, 'false (you)', 'true', 'true'])
  expect(await seen(1)).toEqual([true, 'false', 'true (you)', 'true'])
  expect(await seen(2)).toEqual([false, 'false', 'true', 'true (you)'])
  await sign(await party(1))
  expect(await seen(0)).toEqual([true, 'true (you)', 'true', 'true'])
})

test('200 says that it is a test document, before the two-step verification too', async () => {
  const account = await newAccount('TEST')
  const { parties } = await account.sentDocument({}, { twoStepVerification: 'EMAIL_BEFORE_SIGNING' })
  for (const [index, isPassed] of [true, false].entries()) {
    const { data } = await asParty(await linkOf(parties[index]!)).GET(path)
    expect(data).toMatchObject({ isTest: true, verification: { isPassed } })
  }
})

test('200 with the redirectUrl only for a party that has signed or rejected', async () => {
  const { account } = await sentTo({})
  const redirectUrl = 'https://app.example.com/signed'
  const { id } = await account.draftDocument({ redirectUrl })
  const ids = [(await account.party(id)).id, (await account.party(id)).id, (await account.party(id)).id]
  await account.of(id).send()
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
  const { parties } = await account.sentDocument({})
  const ssn = '19900101-0017'
  const contact = await account.contact({ email: 'bo@example.com', firstName: 'Bo', ssn, phone: '+46701740605' })
  const shared = await account.sentDocument({ contactId: contact.id }, {})
  const sessions = await Promise.all(
    [...parties, ...shared.parties].map(async (id) => (await asParty(await linkOf(id)).GET(path)).data!),
  )
  expect(new Set(sessions.map(({ document }) => document!.file.sha256)).size).toBe(2)
  expect(sessions.map(({ party }) => party!.name)).toEqual(['Anna Lindqvist', 'Bo Lindqvist', 'Anna Lindqvist'])
  // The parties see nothing of each other but names, roles and progress.
  for (const secret of [ssn, 'bo@example.com', '+46701740605', shared.parties[0]!])
    expect(JSON.stringify(sessions)).not.toContain(secret)
})
