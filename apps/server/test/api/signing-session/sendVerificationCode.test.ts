import { expect, test } from 'vitest'
import type { Transaction } from '#platform/database/tables.ts'
import { atOnce, holdDocument } from '../../support/at-once.ts'
import { loseChannels } from '../../support/lose-channels.ts'
import { useServer } from '@paraph/testing/server/server.ts'
import { email, phone, verifierOn } from '@paraph/testing/server/verification.ts'

const server = await useServer()
const { db, clock, log } = server
const verifiedParty = verifierOn(server)

const second = 1000
const minute = 60 * second
const hour = 60 * minute

/** Sets the clock of the server to a time after the start of the test. */
function setClock() {
  const start = Date.now()
  clock.now = () => new Date(start)
  return (milliseconds: number) => void (clock.now = () => new Date(start + milliseconds))
}

test.each([
  ['SMS_BEFORE_SIGNING', 'NONE', { channel: 'SMS', address: phone }, '•••••••0605'],
  ['EMAIL_BEFORE_SIGNING', 'SMS', { channel: 'EMAIL', address: email }, 'a•••@example.com'],
] as const)('200 queues the code: %s, while the delivery method is %s', async (method, deliveryMethod, to, sentTo) => {
  setClock()
  const { send, codeMessages } = await verifiedParty({ twoStepVerification: method, deliveryMethod })
  const response = await send()
  expect(response.status).toBe(200)
  const at = clock.now().getTime()
  expect(await response.json()).toEqual({
    sentTo,
    expiresAt: new Date(at + 10 * minute).toISOString(),
    resendAt: new Date(at + 30 * second).toISOString(),
  })
  expect(await codeMessages()).toMatchObject([{ ...to, kind: 'CODE', status: 'QUEUED' }])
})

test('200 after the document was rejected; neither the database, the events nor the log has the code', async () => {
  const { account, path, send, token, otherId, code, events } = await verifiedParty()
  await server.actAs(otherId, { type: 'REJECTED', reason: null })
  const { document } = account.of(path.id)
  const before = await document()
  log.length = 0
  const response = await send(await token('API'))
  expect(response.status).toBe(200)
  expect(await document()).toEqual(before)
  const digits = await code()
  const ofParty = (table: 'verification_codes' | 'messages') =>
    db.selectFrom(table).selectAll().where('party_id', '=', path.partyId).execute()
  const rows = [await ofParty('verification_codes'), await ofParty('messages')]
  for (const text of [JSON.stringify(rows), JSON.stringify(await events()), log.join(''), await response.text()]) {
    expect(text).not.toMatch(new RegExp(`(?<!\\d)${digits}(?!\\d)`))
  }
})

test('429 for another code before 30 seconds have passed', async () => {
  const setTime = setClock()
  const { send } = await verifiedParty()
  await send()
  setTime(4.2 * second)
  const response = await send()
  expect(response.status).toBe(429)
  expect(response.headers.get('retry-after')).toBe('26')
  expect(await response.json()).toMatchObject({
    code: 'verification_code_too_soon',
    detail: 'Another code can be requested in 26 seconds.',
  })
  setTime(30 * second)
  expect((await send()).status).toBe(200)
})

test('429 for an eleventh code within an hour, also with a new link', async () => {
  const setTime = setClock()
  const { send, update, token } = await verifiedParty()
  for (let i = 0; i < 10; i++) {
    setTime(i * minute)
    expect((await send()).status).toBe(200)
  }
  setTime(10 * minute)
  await update({ email: 'other@example.com' })
  const response = await send(await token())
  expect(response.status).toBe(429)
  expect(response.headers.get('retry-after')).toBe('3000')
  expect(await response.json()).toMatchObject({ code: 'too_many_attempts' })
  setTime(hour)
  expect((await send(await token())).status).toBe(200)
})

test('503 on a server that has lost the settings for the channel', async () => {
  const { send, codeMessages } = await verifiedParty()
  loseChannels(server.services, 'SMS')
  const response = await send()
  expect(response.status).toBe(503)
  expect(response.headers.get('retry-after')).toBe('600')
  expect(await codeMessages()).toEqual([])
})

test('409 if the party has no two-step verification', async () => {
  const { send, codeMessages } = await verifiedParty({ twoStepVerification: 'NONE' })
  const response = await send()
  expect(response.status).toBe(409)
  expect(await response.json()).toMatchObject({ code: 'verification_not_required' })
  expect(await codeMessages()).toEqual([])
})

test('401 if the link ends while the request waits for the document', async () => {
  const { send, path, stored, codeMessages } = await verifiedParty()
  const { link_nonce } = await stored()
  const endLink = async (tx: Transaction) => {
    await holdDocument(path.id)(tx)
    const ended = tx.updateTable('parties').set({ link_nonce: crypto.randomUUID() })
    await ended.where('link_nonce', '=', link_nonce).execute()
  }
  const [response] = await atOnce(db, endLink, [() => send()])
  expect(response!.status).toBe(401)
  expect(await codeMessages()).toEqual([])
})
