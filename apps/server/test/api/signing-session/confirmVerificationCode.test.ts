import { hash } from 'node:crypto'
import type { Problem, VerificationPass } from '@paraph/contract'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { isVerified } from '#domain/identity/code/verification.ts'
import { findStoredParty } from '#domain/parties/stored-party-store.ts'
import type { Transaction } from '#platform/database/tables.ts'
import { atOnce } from '../../support/at-once.ts'
import { startServer } from '@paraph/testing/server/server.ts'
import { verifierOn, wrong } from '@paraph/testing/server/verification.ts'

const server = await startServer()
const { db, clock, log } = server
const verifiedParty = verifierOn(server)
const { now } = clock
beforeEach(async () => void (await db.deleteFrom('link_guesses').execute()))
afterEach(() => void (clock.now = now))

const second = 1000
const minute = 60 * second
const wait = (milliseconds: number) => {
  const { now } = clock
  clock.now = () => new Date(now().getTime() + milliseconds)
}

type VerifiedParty = Awaited<ReturnType<typeof verifiedParty>>

async function problemOf(response: Promise<Response>) {
  return ((await (await response).json()) as Problem).code
}

async function readPass(response: Response) {
  return (await response.json()) as VerificationPass
}

async function hasPass({ path }: VerifiedParty, pass: string | undefined, at = clock.now()) {
  const party = await findStoredParty(db, path)
  return isVerified(db, party!, pass, at)
}

async function passOf({ send, confirm, code }: VerifiedParty): Promise<string> {
  await send()
  const response = await confirm({ code: await code() })
  expect(response.status).toBe(200)
  return (await readPass(response)).pass
}

const holdDocument = (id: string) => (tx: Transaction) =>
  tx.selectFrom('documents').select('id').where('id', '=', id).forUpdate().execute()

test('200 with a pass that is valid for an hour; only the hash of the pass is stored', async () => {
  const start = new Date()
  clock.now = () => start
  const party = await verifiedParty()
  await party.send()
  const response = await party.confirm({ code: await party.code() })
  expect(response.status).toBe(200)
  const { pass, expiresAt } = await readPass(response)
  expect(pass).toMatch(/^[\w-]{43}$/)
  expect(expiresAt).toBe(new Date(start.getTime() + 60 * minute).toISOString())
  expect(await hasPass(party, pass)).toBe(true)
  wait(60 * minute - 1)
  expect(await hasPass(party, pass)).toBe(true)
  wait(1)
  expect(await hasPass(party, pass)).toBe(false)
  const rows = await db.selectFrom('verification_passes').selectAll().execute()
  expect(rows.map(({ pass_sha256 }) => pass_sha256)).toContainEqual(hash('sha256', pass, 'buffer'))
})

test('the pass opens the session in one browser, until an hour has passed', async () => {
  const party = await verifiedParty()
  const pass = await passOf(party)
  const closed = { verification: { method: 'SMS_BEFORE_SIGNING', isPassed: false, sentTo: '•••••••0605' }, parties: [] }
  const unverified = await party.session()
  expect(unverified).toMatchObject(closed)
  expect(unverified).not.toHaveProperty('document')
  expect(await party.session('a'.repeat(43))).toMatchObject(closed)
  expect(await problemOf(party.open())).toBe('verification_required')

  expect((await party.open(pass)).status).toBe(200)
  expect(await party.session(pass)).toMatchObject({
    verification: { isPassed: true },
    document: {},
    party: { readStatus: 'OPENED' },
  })
  const [event] = await party.events()
  expect(event).toMatchObject({ type: 'party.opened', data: { verification: 'SMS_BEFORE_SIGNING' } })
  wait(60 * minute)
  expect(await party.session(pass)).toMatchObject(closed)
  expect(await problemOf(party.open(pass))).toBe('verification_required')
})

test('200 records who was verified, how and from where', async () => {
  const party = await verifiedParty({ twoStepVerification: 'EMAIL_BEFORE_SIGNING' })
  await party.send()
  log.length = 0
  const code = await party.code()
  const response = await party.confirm({ code }, await party.token('API'), { 'user-agent': 'Browser/1' })
  const { pass } = await readPass(response)
  const [event] = await party.events()
  const [message] = await party.codeMessages()
  expect(event).toMatchObject({
    type: 'party.verified',
    partyId: party.path.partyId,
    actor: { type: 'PARTY', id: party.path.partyId },
    ipAddress: '127.0.0.1',
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
      ipAddress: '127.0.0.1',
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
  const first = await passOf(party)
  wait(minute)
  const pass = await passOf(party)
  expect([await hasPass(party, first), await hasPass(party, pass)]).toEqual([true, true])
  wait(30 * second)
  await party.send()
  await party.update({ phone: '+46701740606' })
  expect((await party.confirm({ code: await party.code() })).status).toBe(422)
  expect([await hasPass(party, first), await hasPass(party, pass)]).toEqual([false, false])
})

test('a pass ends with its link, and counts for no other party', async () => {
  const party = await verifiedParty({}, { email: 'a@example.com' })
  const pass = await passOf(party)
  expect(await hasPass(await verifiedParty(), pass)).toBe(false)
  expect(await hasPass(party, 'a'.repeat(43))).toBe(false)
  expect(await hasPass(party, undefined)).toBe(false)

  await party.update({ email: 'other@example.com' })
  expect(await hasPass(party, pass)).toBe(false)
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
  expect(await hasPass(party, undefined)).toBe(true)
})
