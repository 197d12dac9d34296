import { afterEach, expect, onTestFinished, test } from 'vitest'
import type { Channel, Transaction } from '#platform/database/tables.ts'
import { atOnce } from '../../support/at-once.ts'
import { startServer } from '@paraph/testing/server/server.ts'
import { email, phone, verifierOn } from '@paraph/testing/server/verification.ts'

const server = await startServer()
const { baseUrl, db, clock, fetch, log } = server
const verifiedParty = verifierOn(server)
const { now } = clock
afterEach(() => void (clock.now = now))

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
  ['SMS_BEFORE_SIGNING', 'EMAIL', { channel: 'SMS', address: phone }, '•••••••0605'],
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

test('200 also with the signingUrl, and after the document was rejected; the code is not in the database, the events or the log, and the sender sees no change', async () => {
  const { account, path, send, token, otherId, code, events } = await verifiedParty()
  await server.actAs(otherId, { type: 'REJECTED', reason: null })
  const get = async () => (await account.client.GET('/api/v1/documents/{id}', { params: { path } })).data
  const before = await get()
  log.length = 0
  const response = await send(await token('API'))
  expect(response.status).toBe(200)
  expect(await get()).toEqual(before)
  const digits = await code()
  const rows = await Promise.all([
    db.selectFrom('verification_codes').selectAll().execute(),
    db.selectFrom('messages').selectAll().execute(),
  ])
  for (const text of [JSON.stringify(rows), JSON.stringify(await events()), log.join(''), await response.text()]) {
    expect(text).not.toMatch(new RegExp(`(?<!\\d)${digits}(?!\\d)`))
  }
})

test('a code overtakes the other messages in the queue', async () => {
  const { send, path } = await verifiedParty()
  await send()
  const { rows } = await server.pool.query(
    `select kind from pgboss.job join messages on messages.id = data->>'messageId'
      where name = 'deliver' and document_id = $1 order by priority desc, created_on`,
    [path.id],
  )
  expect(rows.map(({ kind }) => kind)).toEqual(['CODE', 'INVITATION', 'INVITATION'])
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

test('429 for an eleventh code within an hour, also with a new link, until the first is an hour old', async () => {
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

test('429 for a twenty-first code within a day, until the first is a day old', async () => {
  const setTime = setClock()
  const { send } = await verifiedParty()
  for (let i = 0; i < 20; i++) {
    setTime(i * 10 * minute)
    expect((await send()).status).toBe(200)
  }
  setTime(20 * hour)
  const response = await send()
  expect([response.status, response.headers.get('retry-after')]).toEqual([429, String(4 * 60 * 60)])
  expect(await response.json()).toMatchObject({ code: 'too_many_attempts' })
  setTime(24 * hour)
  expect((await send()).status).toBe(200)
})

test('of two requests at once only one sends a code', async () => {
  const { send, path, codeMessages } = await verifiedParty()
  const holdDocument = (tx: Transaction) =>
    tx.selectFrom('documents').select('id').where('id', '=', path.id).forUpdate().execute()
  const responses = await atOnce(db, holdDocument, [() => send(), () => send()])
  expect(responses.map(({ status }) => status).toSorted()).toEqual([200, 429])
  expect(await codeMessages()).toHaveLength(1)
})

test('old codes of other parties are deleted when a new one is sent', async () => {
  await db.deleteFrom('verification_codes').execute()
  const setTime = setClock()
  const others = [await verifiedParty(), await verifiedParty()]
  for (const { send } of others) await send()
  const { send, path } = await verifiedParty()
  setTime(10 * minute)
  await send()
  expect(await db.selectFrom('verification_codes').select('party_id').execute()).toEqual([{ party_id: path.partyId }])
})

test('503 on a server that has lost the settings for the channel', async () => {
  const { send, codeMessages } = await verifiedParty()
  const channels = server.services.outbox.channels as Set<Channel>
  channels.delete('SMS')
  onTestFinished(() => void channels.add('SMS'))
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

test('410 for the link of a removed party, and 401 for a link that a new address has replaced', async () => {
  const { send, update, remove, token } = await verifiedParty()
  await update({ email: 'other@example.com' })
  expect(await (await send()).json()).toMatchObject({ status: 401, code: 'link_invalid' })
  const newest = await token()
  await send(newest)
  await remove()
  expect(await (await send(newest)).json()).toMatchObject({ status: 410, code: 'party_removed' })
})

test('401 if the link ends while the request waits for the document', async () => {
  const { send, path, stored, codeMessages } = await verifiedParty()
  const { link_nonce } = await stored()
  const endLink = async (tx: Transaction) => {
    await tx.selectFrom('documents').select('id').where('id', '=', path.id).forUpdate().execute()
    await tx
      .updateTable('parties')
      .set({ link_nonce: crypto.randomUUID() })
      .where('link_nonce', '=', link_nonce)
      .execute()
  }
  const [response] = await atOnce(db, endLink, [() => send()])
  expect(response!.status).toBe(401)
  expect(await codeMessages()).toEqual([])
})

test('401 without a link, and with an API key; 400 for an unknown parameter', async () => {
  const { account, token } = await verifiedParty()
  const url = `${baseUrl}/api/v1/signing-session/verification`
  expect(await (await fetch(url, { method: 'POST' })).json()).toMatchObject({ status: 401, code: 'link_missing' })
  const headers = { authorization: `Bearer ${account.key}` }
  expect(await (await fetch(url, { method: 'POST', headers })).json()).toMatchObject({
    status: 401,
    code: 'link_invalid',
  })
  const authorized = { authorization: `Bearer ${await token()}` }
  expect((await fetch(`${url}?code=1`, { method: 'POST', headers: authorized })).status).toBe(400)
})

test('410 after the document was cancelled, and after it expired', async () => {
  const cancelled = await verifiedParty()
  await cancelled.cancel()
  expect(await (await cancelled.send()).json()).toMatchObject({ status: 410, code: 'document_cancelled' })
  const expired = await verifiedParty()
  setClock()
  const expires_at = clock.now().toISOString()
  await db.updateTable('documents').set({ expires_at }).where('id', '=', expired.path.id).execute()
  expect(await (await expired.send()).json()).toMatchObject({ status: 410, code: 'document_expired' })
})
