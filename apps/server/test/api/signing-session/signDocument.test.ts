import { sql } from 'kysely'
import type { RequiredSignature } from '@paraph/client'
import { expect, test } from 'vitest'
import { hashSignature } from '#domain/signatures/hash-signature.ts'
import { requireUsablePicture } from '#domain/signatures/picture.ts'
import { findSignatures } from '#domain/signatures/signature-store.ts'
import { fieldOf } from '../../support/fields.ts'
import { png, signaturePicture, withWrongChecksum } from '@paraph/testing/pdf/images.ts'
import { sign, strokes } from '@paraph/testing/server/party.ts'
import { useServer } from '@paraph/testing/server/server.ts'
import { filledDocuments } from './filled.support.ts'
import { signingOn } from './signing.support.ts'

const server = await useServer()
const { db, clock, log, linkOf } = server
const sentWith = filledDocuments(server)
const sentTo = signingOn(server)
const path = '/api/v1/signing-session/sign'

const signatureOf = (partyId: string) =>
  db.selectFrom('signatures').selectAll().where('party_id', '=', partyId).executeTakeFirst()

test('200 signs, with a receipt, the evidence in the audit trail, and a message to the party', async () => {
  const { id, ids, party, stored, document, eventsOf, messages } = await sentTo(
    { requiredSignature: 'CLICK_TO_SIGN' },
    {},
  )
  const headers = { 'x-forwarded-for': '192.0.2.7', 'user-agent': 'Mozilla/5.0 (Ünïcode)' }
  const client = await party(0, 'API', headers)
  const { consent } = (await client.GET('/api/v1/signing-session')).data!
  const { data } = await client.POST(path, { body: { consentVersion: consent!.version } })
  const { signedAt } = await stored()
  const { sha256 } = (await document()).file
  expect(data).toMatchObject({
    document: { status: 'SENT' },
    party: { signingStatus: 'SIGNED', readStatus: 'READ', signedAt },
    receipt: { signedAt, sha256, statement: consent!.sign, verification: 'NONE', link: 'API', capacity: null },
  })
  expect(data).not.toHaveProperty('consent')

  expect(await signatureOf(ids[0]!)).toMatchObject({
    document_id: id,
    type: 'CLICK_TO_SIGN',
    strokes: null,
    consent_version: consent!.version,
    language: 'EN',
    statement: consent!.sign,
    file_sha256: sha256,
    link: 'API',
    verification: 'NONE',
    ip_address: '192.0.2.7',
    user_agent: 'Mozilla/5.0 (Ünïcode)',
    signed_at: signedAt,
  })
  const [event] = await eventsOf('party.signed')
  expect(event).toMatchObject({
    partyId: ids[0],
    at: signedAt,
    actor: { type: 'PARTY', id: ids[0] },
    ipAddress: '192.0.2.7',
    userAgent: 'Mozilla/5.0 (Ünïcode)',
  })
  expect(event!.data).toEqual({
    link: 'API',
    verification: 'NONE',
    consentVersion: consent!.version,
    signature: 'CLICK_TO_SIGN',
    signatureSha256: expect.stringMatching(/^[0-9a-f]{64}$/),
  })
  const receipts = (await messages()).filter(({ kind }) => kind === 'RECEIPT')
  expect(receipts).toMatchObject([{ party_id: ids[0], channel: 'EMAIL', address: 'anna.lindqvist@example.com' }])
})

const points = (count: number, point = [1, 1]) => Array.from({ length: count }, () => point)

test('200 stores what the required signature asks for, and nothing else', async () => {
  // 8,000 points within 64 KB are accepted.
  const long = [points(5000), points(3000)]
  const signatures: [RequiredSignature, object, object][] = [
    ['CLICK_TO_SIGN', { strokes, typedName: 'Anna' }, { strokes: null, typed_name: null }],
    ['DRAWING', { strokes: undefined, typedName: 'Anna Ö. 李' }, { strokes: null, typed_name: 'Anna Ö. 李' }],
    ['DRAWING', { strokes: long }, { strokes: long, typed_name: null }],
    ['MANUAL', {}, { strokes: null, scan: expect.any(Buffer), scan_type: 'application/pdf' }],
  ]
  const { ids, party } = await sentTo(...signatures.map(([requiredSignature]) => ({ requiredSignature })))
  for (const [index, [type, fields, expected]] of signatures.entries()) {
    expect((await sign(await party(index), fields)).response.status).toBe(200)
    expect(await signatureOf(ids[index]!)).toMatchObject({ type, ...expected })
  }
})

test('422 without the required signature, also if the name is invisible; nothing changes', async () => {
  const { ids, party, stored, events } = await sentTo({})
  const client = await party()
  const before = [await stored(), await events()]
  for (const [required_signature, fields, pointer] of [
    ['DRAWING', {}, '/strokes'],
    ['DRAWING', { typedName: ' \u00a0\u200b\u2060\u00ad\ufeff' }, '/strokes'],
    ['DRAWING', { typedName: '\u3164\uffa0\u2800\u180e\u{e0061}\u202e\u0301\ufe0f' }, '/strokes'],
    ['MANUAL', { strokes, typedName: 'Anna' }, ''],
    // Without the settings of BankID, no document can be sent with it.
    ['BANKID', {}, ''],
  ] as const) {
    await db.updateTable('parties').set({ required_signature }).where('id', '=', ids[0]!).execute()
    const { consent } = (await client.GET('/api/v1/signing-session')).data!
    const { error } = await client.POST(path, { body: { consentVersion: consent!.version, ...(fields as object) } })
    expect(error).toMatchObject({ status: 422, code: 'signature_missing', errors: [{ pointer, code: 'required' }] })
  }
  await db.updateTable('parties').set({ required_signature: 'DRAWING' }).where('id', '=', ids[0]!).execute()
  expect([await stored(), await events()]).toEqual(before)
  expect(await signatureOf(ids[0]!)).toBeUndefined()
})

test('422 for a party that has not read and does not confirm; one that confirms is READ, with the evidence', async () => {
  const { ids, party, stored, events, eventsOf } = await sentTo({ requiredSignature: 'CLICK_TO_SIGN' })
  const client = await party()
  const before = [await stored(), await events()]
  const unread = await sign(client, { reading: { shownPages: 0, isConfirmed: false } })
  expect(unread.error).toMatchObject({
    code: 'reading_not_confirmed',
    errors: [{ pointer: '/reading/isConfirmed', code: 'not_confirmed' }],
  })
  const tooMany = await sign(client, { reading: { shownPages: 2, isConfirmed: true } })
  expect(tooMany.error).toMatchObject({ status: 400, errors: [{ pointer: '/reading/shownPages', code: 'too_large' }] })
  expect([await stored(), await events(), await signatureOf(ids[0]!)]).toEqual([...before, undefined])

  const pages = [{ page: 1, percent: 62, seconds: 15 }]
  const reading = { shownPages: 0, isConfirmed: true, confirmation: 'WHOLE_DOCUMENT', pages } as const
  const { data } = await sign(client, { reading })
  expect(data!.party).toMatchObject({ signingStatus: 'SIGNED', readStatus: 'READ' })
  expect((await signatureOf(ids[0]!))!.reading).toEqual(reading)
  const recorded = await eventsOf('party.read', 'party.signed')
  expect(recorded.map(({ type }) => type)).toEqual(['party.read', 'party.signed'])
  // If the event has this field, the signature page says that the party has confirmed its reading.
  expect(recorded[0]!.data).toHaveProperty('consentVersion')
})

const unsigned = await sentTo({ requiredSignature: 'DRAWING' })
test.each<[string, object, string]>([
  ['8,001 points', { strokes: [points(4000), points(4001)] }, '/strokes'],
  ['over 64 KB of strokes', { strokes: [points(3900, [100, 100]), points(3900, [100, 100])] }, '/strokes'],
  ['a picture of more than 64 KB', { picture: 'A'.repeat(87_388) }, '/picture'],
  ['a picture that is no PNG', { picture: 'AAAA' }, '/picture'],
])('400 for %s', async (_, body, pointer) => {
  const { error } = await sign(await unsigned.party(), { strokes: undefined, ...body } as object)
  expect(error).toMatchObject({ status: 400, code: 'request_invalid' })
  expect(error!.errors!.map((fault) => fault.pointer)).toContain(pointer)
  expect(await signatureOf(unsigned.ids[0]!)).toBeUndefined()
})

const pictureOf = (width: number, height: number, light: number, type: 0 | 6 = 0) => {
  const row = Buffer.concat([Buffer.alloc(1), Buffer.alloc(type === 0 ? width : width * 4, light)])
  return png({ width, height, type, rows: Buffer.concat(Array.from({ length: height }, () => row)) })
}

test.each<[string, Buffer, string]>([
  ['a white picture', pictureOf(100, 50, 255), 'file_empty'],
  ['a transparent picture', pictureOf(9, 9, 0, 6), 'file_empty'],
  ['a picture that is too wide', pictureOf(801, 10, 0), 'file_damaged'],
  ['more rows than it says', png({ width: 10, height: 10, type: 0, rows: Buffer.alloc(1_000_000) }), 'file_damaged'],
  ['a wrong checksum', withWrongChecksum(Buffer.from(signaturePicture(), 'base64')), 'file_damaged'],
])('%s is no signature', (_, picture, code) => {
  const refusal = expect.objectContaining({ errors: [expect.objectContaining({ pointer: '/picture', code })] })
  expect(() => requireUsablePicture(picture.toString('base64'))).toThrow(refusal)
})

test('200 stores the picture of a signature, and its hash covers it', async () => {
  const { ids, party, eventsOf } = await sentTo({ requiredSignature: 'DRAWING' })
  const picture = signaturePicture()
  expect((await sign(await party(), { strokes: undefined, picture } as object)).response.status).toBe(200)
  const row = (await signatureOf(ids[0]!))!
  expect(row).toMatchObject({ strokes: null, typed_name: null, picture: Buffer.from(picture, 'base64') })
  const [stored] = await findSignatures(db, ids)
  expect(stored!.picture).toBe(picture)
  const [event] = await eventsOf('party.signed')
  expect(event!.data.signatureSha256).toBe(hashSignature(stored!))
  expect(hashSignature({ ...stored!, picture: signaturePicture(61) })).not.toBe(event!.data.signatureSha256)
})

test('409 consent_outdated for another version, and after the sender has changed the name in the statement', async () => {
  const { ids, party, update } = await sentTo({ requiredSignature: 'CLICK_TO_SIGN' })
  const client = await party()
  const { consent } = (await client.GET('/api/v1/signing-session')).data!
  const attempt = (consentVersion: string) => client.POST(path, { body: { consentVersion } })
  expect((await attempt(consent!.version.slice(0, -1))).error).toMatchObject({ status: 409, code: 'consent_outdated' })
  await update({ name: 'Bo Ek' })
  expect((await attempt(consent!.version)).error).toMatchObject({ status: 409, code: 'consent_outdated' })
  expect(await signatureOf(ids[0]!)).toBeUndefined()
  expect((await sign(client)).data!.receipt!.statement).toContain('I am Bo Ek')
})

test('the statement says that the party has read only if its page has reported the reading', async () => {
  const { ids, party } = await sentTo({ requiredSignature: 'CLICK_TO_SIGN' }, { requiredSignature: 'CLICK_TO_SIGN' })
  const [silent, reporting] = [await party(0), await party(1)]
  const consentFor = async (client: typeof silent) => (await client.GET('/api/v1/signing-session')).data!.consent!
  const { afterReading } = await consentFor(silent)
  const { error } = await silent.POST(path, { body: { consentVersion: afterReading.version } })
  expect(error).toMatchObject({ status: 409, code: 'consent_outdated', detail: expect.stringMatching(/Send reading/) })
  expect((await sign(silent)).data!.receipt!.statement).not.toContain('read')
  expect(await signatureOf(ids[0]!)).toMatchObject({ reading: null })

  const { version, sign: statement } = (await consentFor(reporting)).afterReading
  const body = { consentVersion: version, reading: { shownPages: 0, isConfirmed: true } }
  expect((await reporting.POST(path, { body })).data!.receipt!.statement).toBe(statement)
  expect(statement).toContain('I have read')
})

test('the statement and the signature name the capacity; 409 consent_outdated after it has changed', async () => {
  const { ids, party, update } = await sentTo({ requiredSignature: 'CLICK_TO_SIGN' })
  const capacity = { companyName: 'Lindqvist Bygg AB', companyRole: 'Director', companyOrgNumber: '556016-0680' }
  await update(capacity)
  const client = await party()
  const session = (await client.GET('/api/v1/signing-session')).data!
  expect(session.party!.capacity).toEqual(capacity)
  expect(session.consent!.sign).toContain('(Director, Lindqvist Bygg AB, organization number 556016-0680)')
  await update({ companyRole: 'Chair' })
  const { error } = await client.POST(path, { body: { consentVersion: session.consent!.version } })
  expect(error).toMatchObject({ status: 409, code: 'consent_outdated' })

  const signedAs = { ...capacity, companyRole: 'Chair' }
  const { receipt } = (await sign(client)).data!
  expect(receipt).toMatchObject({ capacity: signedAs, statement: expect.stringContaining('(Chair, Lindqvist Bygg AB') })
  expect((await signatureOf(ids[0]!))!.capacity).toEqual(signedAs)
})

test('410 for a document that expires before the request gets the lock', async () => {
  const { id, party } = await sentTo({ requiredSignature: 'CLICK_TO_SIGN' })
  const client = await party()
  const { consent } = (await client.GET('/api/v1/signing-session')).data!
  const expiresAt = new Date(Date.now() + 60_000)
  await db.updateTable('documents').set({ expires_at: expiresAt.toISOString() }).where('id', '=', id).execute()
  // The request is authenticated just before the expiry, and gets the lock just after it.
  const times = [expiresAt.getTime() - 1]
  clock.now = () => new Date(times.shift() ?? expiresAt)
  const { error } = await client.POST(path, { body: { consentVersion: consent!.version } })
  expect(error).toMatchObject({ status: 410, code: 'document_expired' })
})

test('a link signs only for its own party; a signature can be neither changed nor deleted', async () => {
  const { ids, party, stored, remove } = await sentTo({ requiredSignature: 'CLICK_TO_SIGN' }, {})
  const client = await party()
  await sign(client)
  expect((await stored(1)).signingStatus).toBe('NOT_SIGNED')
  for (const statement of [
    sql`update signatures set statement = 'I owe you a million.' where party_id = ${ids[0]}`,
    sql`delete from signatures where party_id = ${ids[0]}`,
    sql`truncate signatures`,
  ]) {
    await expect(statement.execute(db)).rejects.toThrow('Signatures are never changed.')
  }
  expect((await remove()).error).toMatchObject({ code: 'party_signed' })
})

test('neither the signature nor the values are in the log', async () => {
  const { ids, party } = await sentWith((id) => [fieldOf(id)], { requiredSignature: 'DRAWING' })
  log.length = 0
  const { response } = await sign(await party(), {
    strokes,
    typedName: 'Quite a Secret',
    values: { rent: 'Hemlig-4711' },
  })
  expect(response.status).toBe(200)
  await expect.poll(() => log.join('')).toContain('signDocument')
  const token = await linkOf(ids[0]!)
  for (const secret of ['Quite', 'strokes', 'Hemlig', token, 'anna.lindqvist'])
    expect(log.join('')).not.toContain(secret)
})
