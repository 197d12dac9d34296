import type { Reading } from '@paraph/contract'
import { judgeBankId } from '@paraph/verify'
import { expect, test } from 'vitest'
import { hashSignature } from '#domain/signatures/hash-signature.ts'
import { findSignatures } from '#domain/signatures/signature-store.ts'
import { newestCode } from '../../../support/newest-code.ts'
import { newPersonalNumber } from '@paraph/testing/server/bankid.ts'
import { laptopKey, path, phoneKey, useBankId } from './signing.support.ts'

const server = await useBankId()
const { db, services, simulator, collect, sent, act } = server

test('200 shows a QR code, and the signature in the app of another device signs', async () => {
  const { client, started, order, signatures, events, party, id, ids, ssn, consentVersion } = await sent()
  const version = await consentVersion()
  const { order: first, simulated, orderRef } = await started()
  expect(first).toEqual({
    id: expect.stringMatching(/^bid_/),
    device: 'OTHER',
    status: 'PENDING',
    hintCode: null,
    failure: null,
    qrData: expect.stringMatching(/^bankid\..+\.\d+\.[\da-f]{64}$/),
    autoStartToken: null,
    simulatorUrl: `${simulator.phoneUrl}/`,
    expiresAt: expect.any(String),
  })
  const { consent, document } = (await client.GET('/api/v1/signing-session')).data!
  expect(simulated.request).toMatchObject({
    endUserIp: server.address,
    web: { referringDomain: 'sign.example.com' },
    returnRisk: true,
  })
  expect(simulated.request.returnUrl).toBeUndefined()
  expect(simulated.request.requirement).toBeUndefined()
  expect(simulated.request.userVisibleData).toContain(document!.file.sha256)
  expect(simulated.request.userVisibleData).toContain(consent!.sign)
  expect(JSON.parse(simulated.request.userNonVisibleData!)).toMatchObject({ documentId: id, partyId: ids[0] })

  simulator.scan((await order()).qrData!)
  await collect()
  expect(await order()).toMatchObject({ status: 'PENDING', hintCode: 'userSign' })
  await act(orderRef, { sign: { personalNumber: ssn, givenName: 'Anna', surname: 'Lindqvist' } })
  await collect()
  expect(await order()).toMatchObject({ status: 'COMPLETE', hintCode: null, qrData: null })

  const [stored] = await signatures()
  expect(stored).toMatchObject({ type: 'BANKID', consent_version: version, statement: consent!.sign, link: 'MESSAGE' })
  const [signature] = await findSignatures(db, ids)
  expect(signature!.bankId).toEqual({
    environment: 'simulator',
    name: 'Anna Lindqvist',
    personalNumber: '19900101-****',
    signedAt: expect.any(String),
    orderRef,
    bankIdIssueDate: '2025-01-15Z',
    ipAddress: server.address,
    risk: 'low',
    signatureSha256: expect.stringMatching(/^[\da-f]{64}$/),
    ocspResponseSha256: expect.stringMatching(/^[\da-f]{64}$/),
  })
  const signed = (await events()).find(({ type }) => type === 'party.signed')!
  expect(signed.data).toEqual({
    link: 'MESSAGE',
    verification: 'NONE',
    consentVersion: version,
    signature: 'BANKID',
    signatureSha256: hashSignature(signature!),
  })
  const proof = {
    signature: services.bankIdEvidence.decrypt(stored!.bankid_signature!).toString('base64'),
    ocspResponse: services.bankIdEvidence.decrypt(stored!.bankid_ocsp_response!).toString('base64'),
  }
  expect(await judgeBankId(proof, { roots: [simulator.root] })).toMatchObject({
    faults: [],
    person: { personalNumber: ssn },
  })
  expect(await party()).toMatchObject({ signingStatus: 'SIGNED' })
  const messages = db.selectFrom('messages').select('kind').where('document_id', '=', id).orderBy('id')
  expect((await messages.execute()).map(({ kind }) => kind)).toEqual(['INVITATION', 'RECEIPT'])
  // The sealing checks the audit trail and the hash of the signature.
  expect(await server.seal(id)).toBeUndefined()
  const { receipt } = (await client.GET('/api/v1/signing-session')).data!
  expect(receipt!.bankId).toEqual({
    name: 'Anna Lindqvist',
    personalNumber: '19900101-****',
    signedAt: signature!.bankId!.signedAt,
  })
})

test('200 gives the app of the same device a token and an address, and nothing about the link of the party', async () => {
  const { started, order } = await sent()
  const { order: first, simulated } = await started('SAME')
  expect(first).toMatchObject({ device: 'SAME', qrData: null, autoStartToken: simulated.autoStartToken })
  expect(simulated.request.returnUrl).toMatch(
    new RegExp(`^https://sign\\.example\\.com/sign/#bankid=${first.id}\\.[\\w-]{32}$`),
  )
  expect(await order()).toMatchObject({ autoStartToken: simulated.autoStartToken })
})

test('200 gives the same browser its order; another browser or device gets another one', async () => {
  const { start, started, stored } = await sent()
  const { order, orderRef } = await started()
  expect((await start()).data).toMatchObject({ id: order.id, qrData: expect.any(String) })
  const other = await start('OTHER', laptopKey)
  expect(other.data).toMatchObject({ status: 'PENDING' })
  expect(other.data!.id).not.toBe(order.id)
  expect(simulator.orders().map((order) => order.orderRef)).not.toContain(orderRef)
  await start('SAME', laptopKey)
  expect((await stored()).map(({ status }) => status)).toEqual(['CANCELLED', 'CANCELLED', 'PENDING'])
  expect((await stored()).map(({ secrets }) => secrets === null)).toEqual([true, true, false])
})

test('503 if BankID is down; 409 if BankID has another order for the person', async () => {
  const { start, order, expectUnsigned } = await sent()
  for (const code of ['Maintenance', 'requestTimeout'] as const) {
    simulator.refuse(code, { times: 1 })
    const { error, response } = await start()
    expect(error, code).toMatchObject({ status: 503, code: 'bankid_unavailable' })
    expect(response.headers.get('retry-after')).toBe('30')
    expect(await order()).toMatchObject({ status: 'FAILED', failure: 'unavailable' })
  }
  await expectUnsigned()
  simulator.refuse('alreadyInProgress', { times: 1 })
  expect((await start()).error).toMatchObject({ status: 409, code: 'bankid_already_in_progress' })
  expect(await order()).toMatchObject({ status: 'FAILED', failure: 'alreadyInProgress' })
  expect((await start()).data).toMatchObject({ status: 'PENDING' })
})

test('409 for another signature, a changed statement, and after the party has rejected', async () => {
  const { start, client, update, consentVersion, stored } = await sent()
  const version = await consentVersion()
  await update({ name: 'Anna Lind' })
  const body = { consentVersion: version, device: 'OTHER', browserKey: phoneKey } as const
  expect((await client.POST(path, { body })).error).toMatchObject({ status: 409, code: 'consent_outdated' })
  await client.POST('/api/v1/signing-session/reject', { body: { reason: null } })
  expect((await start()).error).toMatchObject({ status: 409, code: 'document_not_sent' })

  const other = await sent({ requiredSignature: 'CLICK_TO_SIGN' })
  expect((await other.start()).error).toMatchObject({ status: 409, code: 'bankid_not_required' })
  expect([...(await stored()), ...(await other.stored())]).toEqual([])
})

test('429 after 240 starts of an account for one person; other accounts and people can start', async () => {
  const [party, stranger] = [await sent(), await sent()]
  await party.started()
  const [row] = await party.stored()
  const rows = Array.from({ length: 239 }, (_, index) => ({
    ...row!,
    reading: null,
    filled: null,
    id: `bid_of_another_party_${index}`,
    party_id: `pty_${index % 10}`,
    status: 'CANCELLED' as const,
    collect_at: null,
    created_at: new Date(Date.now() - 10_000 * (index + 1)).toISOString(),
  }))
  await db.insertInto('bankid_orders').values(rows).execute()
  const { error, response } = await party.start('OTHER', laptopKey)
  expect(error).toMatchObject({ status: 429, code: 'too_many_attempts' })
  expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(1000)
  await stranger.update({ ssn: party.ssn })
  expect((await stranger.start()).data).toMatchObject({ status: 'PENDING' })
  await party.update({ ssn: newPersonalNumber() })
  expect((await party.start('OTHER', laptopKey)).data).toMatchObject({ status: 'PENDING' })
})

test('a live document can not be sent with the simulator; if it was sent before, its party can not start', async () => {
  const account = await server.newAccount('LIVE')
  const contactId = (await account.contact({ email: 'anna@example.com', ssn: newPersonalNumber() })).id
  const { id } = await account.draftDocument()
  const { id: partyId } = await account.party(id, { contactId, requiredSignature: 'BANKID' })
  const sending = await account.of(id).send()
  const errors = [{ pointer: `/parties/${partyId}/requiredSignature`, code: 'signature_unavailable' }]
  expect(sending.error).toMatchObject({ code: 'document_incomplete', errors })
  const moved = await sent()
  await db.updateTable('documents').set({ account_id: account.id }).where('id', '=', moved.id).execute()
  expect((await moved.start()).error).toMatchObject({ status: 503, code: 'bankid_unavailable' })
})

test('a party with a two-step verification needs the pass too: 403 without it', async () => {
  const { start, client, asParty, ids } = await sent({ twoStepVerification: 'EMAIL_BEFORE_SIGNING' })
  expect((await start()).error).toMatchObject({ status: 403, code: 'verification_required' })
  await client.POST('/api/v1/signing-session/verification')
  const body = { code: await newestCode(server, ids[0]!) }
  const { data: verified } = await client.POST('/api/v1/signing-session/verification/confirm', { body })
  const passed = await asParty({ 'verification-pass': verified!.pass, 'browser-key': phoneKey })
  const { consent } = (await passed.GET('/api/v1/signing-session')).data!
  const { data } = await passed.POST(path, {
    body: { consentVersion: consent!.version, device: 'OTHER', browserKey: phoneKey },
  })
  await act(simulator.orders()[0]!.orderRef, 'sign')
  await collect()
  expect((await passed.GET(path)).data).toMatchObject({ id: data!.id, status: 'COMPLETE' })
  const { receipt } = (await passed.GET('/api/v1/signing-session')).data!
  expect(receipt).toMatchObject({ verification: 'EMAIL_BEFORE_SIGNING', bankId: { personalNumber: '19900101-****' } })
})

test('409 party_not_required, not_your_turn, and party_signed while the document waits for others', async () => {
  const { start, started, party, asParty } = await sent(
    { signingOrder: 1 },
    { role: 'ORGANIZER', requiredSignature: 'NONE' },
    { signingOrder: 2 },
  )
  for (const [index, code] of Object.entries({ 1: 'party_not_required', 2: 'not_your_turn' })) {
    const { error } = await start('OTHER', phoneKey, await asParty({}, Number(index)))
    expect(error).toMatchObject({ status: 409, code })
  }
  await act((await started()).orderRef, 'sign')
  await collect()
  expect((await start()).error).toMatchObject({ status: 409, code: 'party_signed' })
  expect(await party()).toMatchObject({ signingStatus: 'SIGNED' })
})

test('422 without a confirmed reading, 409 without a report; 200 keeps the reading for the signature', async () => {
  const { client, order, ids, ssn, stored } = await sent()
  const { afterReading } = (await client.GET('/api/v1/signing-session')).data!.consent!
  const asked = { consentVersion: afterReading.version, device: 'OTHER', browserKey: phoneKey } as const
  const begin = (reading?: Reading) => client.POST(path, { body: { ...asked, ...(reading && { reading }) } })
  expect((await begin()).error).toMatchObject({ status: 409, code: 'consent_outdated' })
  expect((await begin({ shownPages: 0, isConfirmed: false })).error).toMatchObject({
    code: 'reading_not_confirmed',
    errors: [{ pointer: '/reading/isConfirmed' }],
  })
  expect((await begin({ shownPages: 2, isConfirmed: true })).error).toMatchObject({
    status: 400,
    errors: [{ pointer: '/reading/shownPages' }],
  })
  const reading: Reading = { shownPages: 0, isConfirmed: true, confirmation: 'ELSEWHERE', pages: [] }
  expect((await begin(reading)).response.status).toBe(200)
  simulator.scan((await order()).qrData!)
  await collect()
  const [{ order_ref } = { order_ref: null }] = await stored()
  await act(order_ref!, { sign: { personalNumber: ssn, givenName: 'Anna', surname: 'Lindqvist' } })
  await collect()
  const [signature] = await findSignatures(db, ids)
  expect(signature).toMatchObject({ type: 'BANKID', reading, statement: afterReading.sign })
})
