import { hash } from 'node:crypto'
import type { Problem, VerificationPass } from '@paraph/contract'
import { beforeEach, expect, test } from 'vitest'
import { atOnce, holdDocument } from '../../support/at-once.ts'
import { useServer } from '@paraph/testing/server/server.ts'
import { verifierOn, wrong } from '@paraph/testing/server/verification.ts'

const server = await useServer()
const { db, clock, log } = server
const verifiedParty = verifierOn(server)
beforeEach(async () => void (await db.deleteFrom('link_guesses').execute()))

const second = 1000
const minute = 60 * second
const wait = (milliseconds: number) => {
  const { now } = clock
  clock.now = () => new Date(now().getTime() + milliseconds)
}

type VerifiedParty = Awaited<ReturnType<typeof verifiedParty>>

const problemOf = async (response: Promise<Response>) => ((await (await response).json()) as Problem).code
const isPassed = async ({ session }: VerifiedParty, pass?: string) => (await session(pass)).verification.isPassed

async function passOf({ send, confirm, code }: VerifiedParty): Promise<VerificationPass> {
  await send()
  const response = await confirm({ code: await code() })
  expect(response.status).toBe(200)
  return (await response.json()) as VerificationPass
}

test('200 with a pass that opens the session in one browser for an hour; only its hash is stored', async () => {
  const start = new Date()
  clock.now = () => start
  const party = await verifiedParty()
  const { pass, expiresAt } = await passOf(party)
  expect(pass).toMatch(/^[\w-]{43}$/)
  expect(expiresAt).toBe(new Date(start.getTime() + 60 * minute).toISOString())
  const closed = { verification: { method: 'SMS_BEFORE_SIGNING', isPassed: false, sentTo: '•••••••0605' }, parties: [] }
  const unverified = await party.session()
  expect(unverified).toMatchObject(closed)
  expect(unverified).not.toHaveProperty('document')
  expect(await party.session('a'.repeat(43))).toMatchObject(closed)
  expect(await problemOf(party.open())).toBe('verification_required')

  wait(60 * minute - 1)
  expect((await party.open(pass)).status).toBe(200)
  const opened = { verification: { isPassed: true }, document: {}, party: { readStatus: 'OPENED' } }
  expect(await party.session(pass)).toMatchObject(opened)
  const [event] = await party.events()
  expect(event).toMatchObject({ type: 'party.opened', data: { verification: 'SMS_BEFORE_SIGNING' } })
  wait(1)
  expect(await party.session(pass)).toMatchObject(closed)
  expect(await problemOf(party.open(pass))).toBe('verification_required')
  const rows = await db.selectFrom('verification_passes').selectAll().execute()
  expect(rows.map(({ pass_sha256 }) => pass_sha256)).toContainEqual(hash('sha256', pass, 'buffer'))
})

test('200 records who was verified, how and from where', async () => {
  const party = await verifiedParty({ twoStepVerification: 'EMAIL_BEFORE_SIGNING' })
  await party.send()
  log.length = 0
  const code = await party.code()
  const response = await party.confirm({ code }, await party.token('API'), { 'user-agent': 'Browser/1' })
  const { pass } = (await response.json()) as VerificationPass
  const [event] = await party.events()
  const [message] = await party.codeMessages()
  expect(event).toMatchObject({
    type: 'party.verified',
    partyId: party.path.partyId,
    actor: { type: 'PARTY', id: party.path.partyId },
    ipAddress: server.address,
    userAgent: 'Browser/1',
    data: { link: 'API', verification: 'EMAIL_BEFORE_SIGNING', messageId: message!.id },
  })
  for (const text of [JSON.stringify(event), log.join('')]) {
    expect(text).not.toContain(pass)
    expect(text).not.toMatch(new RegExp(`(?<!\\d)${code}(?!\\d)`))
  }
})

test('422 if no code was sent, for a wrong code, and for a used one; 410 after the document was cancelled', async () => {
  const { send, confirm, code, events, cancel } = await verifiedParty()
  expect(await problemOf(confirm({ code: '123456' }))).toBe('verification_code_wrong')
  await send()
  const response = await confirm({ code: wrong(await code()) })
  expect(response.status).toBe(422)
  expect(await response.json()).toMatchObject({
    code: 'verification_code_wrong',
    errors: [{ pointer: '/code', code: 'wrong', detail: 'is wrong or has expired' }],
  })
  expect((await events()).map(({ type }) => type)).not.toContain('party.verified')
  const right = await code()
  expect((await confirm({ code: right })).status).toBe(200)
  expect(await problemOf(confirm({ code: right }))).toBe('verification_code_wrong')
  wait(30 * second)
  await send()
  const next = await code()
  await cancel()
  expect(await problemOf(confirm({ code: next }))).toBe('document_cancelled')
})

test('422 for the right code after five wrong ones, with one event; a new code can be tried again', async () => {
  const { send, confirm, code, codeMessages, events, path } = await verifiedParty()
  const failures = async () => (await events()).filter(({ type }) => type === 'party.verification_failed')
  await send()
  for (let i = 1; i <= 4; i++) expect((await confirm({ code: wrong(await code(), i) })).status).toBe(422)
  expect(await failures()).toEqual([])
  for (let i = 5; i <= 7; i++) expect((await confirm({ code: wrong(await code(), i) })).status).toBe(422)
  expect((await confirm({ code: await code() })).status).toBe(422)
  expect(await failures()).toEqual([
    expect.objectContaining({
      partyId: path.partyId,
      actor: { type: 'PARTY', id: path.partyId },
      ipAddress: server.address,
      data: { link: 'MESSAGE', verification: 'SMS_BEFORE_SIGNING', messageId: (await codeMessages())[0]!.id },
    }),
  ])
  wait(30 * second)
  await send()
  expect((await confirm({ code: await code() })).status).toBe(200)
})

test('five wrong codes at once count as five', async () => {
  const { send, confirm, code, path } = await verifiedParty()
  await send()
  const right = await code()
  const requests = [1, 2, 3, 4, 5].map((by) => () => confirm({ code: wrong(right, by) }))
  await atOnce(db, holdDocument(path.id), requests)
  expect((await confirm({ code: right })).status).toBe(422)
  expect(await db.selectFrom('link_guesses').select('count').execute()).toEqual([{ count: 6 }])
})

test('422 for a code that a new one has replaced at the same time, and for a code after ten minutes', async () => {
  const { send, confirm, code, path } = await verifiedParty()
  await send()
  const old = await code()
  wait(30 * second)
  const [sent, confirmed] = await atOnce(db, holdDocument(path.id), [() => send(), () => confirm({ code: old })])
  expect([sent!.status, confirmed!.status]).toEqual([200, 422])
  expect((await confirm({ code: await code() })).status).toBe(200)
  wait(30 * second)
  await send()
  wait(10 * minute)
  expect((await confirm({ code: await code() })).status).toBe(422)
})

test('after the sender has changed the address, 422 for a code to the old one, and the passes end', async () => {
  const party = await verifiedParty()
  const { pass: first } = await passOf(party)
  wait(minute)
  const { pass } = await passOf(party)
  expect([await isPassed(party, first), await isPassed(party, pass)]).toEqual([true, true])
  expect(await isPassed(await verifiedParty(), pass), 'another party').toBe(false)
  wait(30 * second)
  await party.send()
  await party.update({ phone: '+46701740606' })
  expect((await party.confirm({ code: await party.code() })).status).toBe(422)
  expect([await isPassed(party, first), await isPassed(party, pass)]).toEqual([false, false])
})

test('a pass ends with its link', async () => {
  const party = await verifiedParty({}, { email: 'a@example.com' })
  const { pass } = await passOf(party)
  await party.update({ email: 'other@example.com' })
  const headers = { authorization: `Bearer ${await party.token()}`, 'verification-pass': pass }
  const session = await server.fetch(`${server.baseUrl}/api/v1/signing-session`, { headers })
  expect(await session.json()).toMatchObject({ verification: { isPassed: false } })
})

test('429 for wrong codes after twenty from one address; the right code still passes', async () => {
  const [party, other] = [await verifiedParty(), await verifiedParty()]
  await party.send()
  await other.send()
  const right = await party.code()
  const confirmWrong = async (by: number) => party.confirm({ code: wrong(right, by) })
  expect((await confirmWrong(1)).status).toBe(422)
  await db.updateTable('link_guesses').set({ count: 17 }).execute()
  for (let by = 2; by <= 4; by++) expect((await confirmWrong(by)).status).toBe(422)
  const response = await confirmWrong(5)
  expect(response.status).toBe(429)
  expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(500)
  expect(await response.json()).toMatchObject({ code: 'too_many_attempts' })
  // The refused code was the fifth try.
  expect((await party.confirm({ code: right })).status).toBe(429)
  expect((await other.confirm({ code: await other.code() })).status).toBe(200)
})

test('409 if the party has no two-step verification, and needs no pass', async () => {
  const party = await verifiedParty({ twoStepVerification: 'NONE' })
  expect(await problemOf(party.confirm({ code: '123456' }))).toBe('verification_not_required')
  expect(await isPassed(party)).toBe(true)
})
