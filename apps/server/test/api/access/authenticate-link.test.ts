import { type Operation, operations as specified } from '@paraph/contract'
import { expect, test } from 'vitest'
import { createLogger } from '#server/telemetry/logger.ts'
import { startAnotherApp } from '../../support/another-app.ts'
import { withoutObjects } from '../../support/every-object.ts'
import { exampleSender } from '../../support/send-example.ts'
import { useServer } from '@paraph/testing/server/server.ts'
import { signingOn } from '../signing-session/signing.support.ts'

const server = await useServer()
const { baseUrl, db, fetch, linkOf, log, services } = server
const sentTo = signingOn(server)
const sendExample = await exampleSender(baseUrl, fetch)
const operations = Object.values(specified)
  .filter(({ security }) => security.scheme === 'signingToken')
  .map(withoutObjects)

async function send(operation: Operation, token: string, headers: Record<string, string> = {}) {
  const response = await sendExample(operation, { headers: { authorization: `Bearer ${token}`, ...headers } })
  const text = await response.text()
  const answer = text.startsWith('{') ? (JSON.parse(text) as { code?: string }) : {}
  return { status: response.status, code: answer.code, response, text }
}

const linkInvalid = { status: 401, code: 'link_invalid' }
let addresses = 0
/** A client that has not guessed yet. */
const newAddress = () => ({ 'x-forwarded-for': `192.0.2.${++addresses}` })

test('401 of each operation for the links of the old address and of a draft; nothing is recorded', async () => {
  const { account, ids, events, update } = await sentTo({}, {})
  const old = [await linkOf(ids[0]!, 'MESSAGE'), await linkOf(ids[0]!, 'API')]
  await update({ email: 'bo@example.com' })
  const { id: draftId } = await account.draftDocument()
  old.push(await linkOf((await account.party(draftId)).id))
  const before = await events()
  for (const [index, operation] of operations.entries())
    expect(await send(operation, old[index % 3]!, newAddress()), operation.operationId).toMatchObject(linkInvalid)
  expect(await events()).toEqual(before)
})

test('410 of each operation if the document was cancelled or has expired', async () => {
  // Without a verification, the session says that the document has ended.
  const verified = { twoStepVerification: 'EMAIL_BEFORE_SIGNING' } as const
  const [cancelled, expired, over] = [await sentTo(verified), await sentTo(verified), await sentTo(verified)]
  await cancelled.cancel()
  await expired.setStatus('EXPIRED')
  await db.updateTable('documents').set({ expires_at: new Date().toISOString() }).where('id', '=', over.id).execute()
  for (const [turn, [{ ids }, code]] of [
    [cancelled, 'document_cancelled'] as const,
    [expired, 'document_expired'] as const,
    [over, 'document_expired'] as const,
  ].entries())
    for (const operation of operations.filter((_, index) => index % 3 === turn || index === 0))
      expect(await send(operation, await linkOf(ids[0]!)), operation.operationId).toMatchObject({ status: 410, code })
})

test('410 of each operation, with whom to ask, after the party was removed, or its link was reported', async () => {
  const { account, ids, events, party, remove } = await sentTo({}, {}, {})
  const [removed, reported] = [await linkOf(ids[0]!, 'API'), await linkOf(ids[1]!)]
  await account.client.PATCH('/api/v1/account', { body: { contactEmail: 'avtal@example.com' } })
  await remove(0)
  await (await party(1)).POST('/api/v1/signing-session/wrong-person')
  const before = await events()
  for (const operation of operations) {
    const ofRemoved = await send(operation, removed, newAddress())
    expect(ofRemoved, operation.operationId).toMatchObject({ status: 410, code: 'party_removed' })
    expect(ofRemoved.text).toContain('avtal@example.com')
    const { status, code } = await send(operation, reported)
    const isReport = operation.operationId === 'reportWrongPerson'
    const expected = isReport ? { status: 200, code: undefined } : { status: 410, code: 'link_reported' }
    expect({ status, code }, operation.operationId).toEqual(expected)
  }
  expect(await events()).toEqual(before)
})

test('429 of each operation after 20 wrong links from one address; a right link works', async () => {
  const { ids } = await sentTo({})
  const headers = newAddress()
  const { tokenOf } = services.links
  for (let guess = 0; guess < 20; guess++) {
    const token = guess % 2 === 0 ? tokenOf(crypto.randomUUID(), 'MESSAGE') : `guess-${guess}`
    expect(await send(operations[guess % operations.length]!, token, headers)).toMatchObject(linkInvalid)
  }
  for (const operation of operations) {
    const { status, code, response } = await send(operation, 'guess', headers)
    expect({ status, code }, operation.operationId).toEqual({ status: 429, code: 'too_many_attempts' })
    expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0)
  }
  const [operation] = operations
  expect((await send(operation!, await linkOf(ids[0]!), headers)).status).toBe(200)
  expect(await send(operation!, 'guess', newAddress())).toMatchObject(linkInvalid)
})

test('no token is in the log, whatever the answer is', async () => {
  const { ids, events } = await sentTo({ requiredSignature: 'CLICK_TO_SIGN' })
  const token = await linkOf(ids[0]!)
  log.length = 0
  const wrong = `${token.slice(0, -1)}${token.endsWith('_') ? '-' : '_'}`
  for (const [index, operation] of operations.entries()) await send(operation, index % 4 ? token : wrong, newAddress())
  await expect.poll(() => log.join('')).toContain('signDocument')
  for (const text of [log.join(''), JSON.stringify(await events())]) {
    expect(text).not.toContain(token.slice(0, 30))
    expect(text).not.toContain(token.slice(-30))
  }
})

const noPass = 'x'.repeat(43)
const unverified = { twoStepVerification: 'EMAIL_BEFORE_SIGNING', requiredSignature: 'MANUAL' } as const
/** All operations except those with which a party verifies itself. */
const guarded = operations.filter(({ operationId }) => !/^getSigningSession$|VerificationCode$/.test(operationId))

test('403 until the two-step verification is passed', async () => {
  const { ids, events } = await sentTo(unverified)
  const before = await events()
  for (const [index, operation] of guarded.entries()) {
    const answer = await send(operation, await linkOf(ids[0]!), index % 2 ? { 'verification-pass': noPass } : {})
    expect(answer, operation.operationId).toMatchObject({ status: 403, code: 'verification_required' })
  }
  expect(await events()).toEqual(before)
})

test('a single valid address is taken from x-forwarded-for, without its port, and nothing else', async () => {
  const headers = [
    ['<b>Anna was here</b>', '127.0.0.1'],
    ['192.0.2.7, not an address', '127.0.0.1'],
    ['unknown', '127.0.0.1'],
    ['192.0.2.7:51234', '192.0.2.7'],
    ['[2001:db8::1]:443', '2001:db8::1'],
    ['2001:db8::2', '2001:db8::2'],
  ] as const
  const { party, eventsOf } = await sentTo(...headers.map(() => ({})))
  for (const [index, [header]] of headers.entries())
    await (await party(index, 'MESSAGE', { 'x-forwarded-for': header })).POST('/api/v1/signing-session/open')
  const addresses = (await eventsOf('party.opened')).map(({ ipAddress }) => ipAddress!.replace('::ffff:', ''))
  expect(addresses).toEqual(headers.map(([, address]) => address))
})

test('without TRUST_PROXY, x-forwarded-for changes nothing, and the log says once that it may be missing', async () => {
  const warnings = (log: string[]) =>
    log.map((line) => JSON.parse(line)).filter(({ setting }) => setting === 'TRUST_PROXY')
  const lines: string[] = []
  await using direct = await startAnotherApp({
    services,
    logger: createLogger('info', { write: (line) => lines.push(line) }),
  })
  const { ids, eventsOf } = await sentTo({})
  const open = `${direct.baseUrl}/api/v1/signing-session/open`
  const headers = { authorization: `Bearer ${await linkOf(ids[0]!)}` }
  await globalThis.fetch(`${direct.baseUrl}/api/v1/signing-session`, { headers })
  expect(warnings(lines)).toEqual([])
  for (let time = 0; time < 2; time++)
    await globalThis.fetch(open, { method: 'POST', headers: { ...headers, 'x-forwarded-for': '192.0.2.7' } })
  expect((await eventsOf('party.opened'))[0]!.ipAddress).toBe('127.0.0.1')
  expect(warnings(lines)).toMatchObject([
    { level: 'warn', msg: expect.stringMatching(/^A request carries x-forwarded-for, but TRUST_PROXY is not set\./) },
  ])
  expect(warnings(log)).toEqual([])
})
