import { expect, test } from 'vitest'
import { sign } from '../../support/party.ts'
import { startServer } from '../../support/server.ts'
import { drawing, drawingOn, path } from './drawing.support.ts'
import { signingOn } from './signing.support.ts'

const server = await startServer()
const sentTo = signingOn(server)
const started = drawingOn(server)

test('200 with an address for the phone that works for 10 minutes', async () => {
  const { party, stored } = await sentTo(drawing)
  const before = Date.now()
  const { data } = await (await party()).POST(path)
  expect(data).toMatchObject({ partyName: (await stored()).name, language: 'EN', isTest: false, strokes: null })
  expect(data!.url).toMatch(/^https:\/\/sign\.example\.com\/sign\/#draw=[\w-]{44}$/)
  const minutes = (Date.parse(data!.expiresAt) - before) / 60_000
  expect(minutes).toBeGreaterThan(9)
  expect(minutes).toBeLessThan(11)
})

test('200 for another start, which ends the earlier one and its strokes', async () => {
  const { computer, phone, phoneOf } = await started()
  await phone.PATCH(path, { body: { strokes: [[[1, 1]]] } })
  const { data } = await computer.POST(path)
  expect(data!.strokes).toBeNull()
  expect((await phone.GET(path)).error).toMatchObject({ status: 401, code: 'link_invalid' })
  expect((await phoneOf(data!.url).GET(path)).response.status).toBe(200)
})

test('the token of a drawing opens, signs and starts nothing', async () => {
  const { phone, stored } = await started()
  const calls = [
    phone.GET('/api/v1/signing-session'),
    phone.GET('/api/v1/signing-session/file'),
    phone.POST('/api/v1/signing-session/open'),
    phone.POST('/api/v1/signing-session/reject', { body: { reason: null } }),
    phone.POST(path),
    sign(phone),
  ]
  for (const { error } of await Promise.all(calls)) expect(error).toMatchObject({ status: 401, code: 'link_invalid' })
  expect(await stored()).toMatchObject({ readStatus: 'NOT_OPENED', signingStatus: 'NOT_SIGNED' })
})

test('403 without the proof of the two-step verification', async () => {
  const { party } = await sentTo({ ...drawing, twoStepVerification: 'EMAIL_BEFORE_SIGNING' })
  expect((await (await party()).POST(path)).error).toMatchObject({ status: 403, code: 'verification_required' })
})

test.each(['CLICK_TO_SIGN', 'MANUAL'] as const)('409 for a party that signs by %s', async (requiredSignature) => {
  const { party } = await sentTo({ requiredSignature })
  expect((await (await party()).POST(path)).error).toMatchObject({ status: 409, code: 'drawing_not_required' })
})

test('409 for an organizer, who has nothing to sign', async () => {
  const { party } = await sentTo({ role: 'ORGANIZER', requiredSignature: 'NONE' }, drawing)
  expect((await (await party()).POST(path)).error).toMatchObject({ status: 409, code: 'party_not_required' })
})

test('409 before the turn of the party, and after it has signed', async () => {
  const { party } = await sentTo({ ...drawing, signingOrder: 1 }, { ...drawing, signingOrder: 2 }, drawing)
  expect((await (await party(1)).POST(path)).error).toMatchObject({ status: 409, code: 'not_your_turn' })
  const first = await party(0)
  await sign(first)
  expect((await first.POST(path)).error).toMatchObject({ status: 409, code: 'party_signed' })
})

test('409 after another party has rejected', async () => {
  const { party, setStatus } = await sentTo(drawing)
  await setStatus('REJECTED')
  expect((await (await party()).POST(path)).error).toMatchObject({ status: 409, code: 'document_not_sent' })
})

test('410 when the document was cancelled, also for the token of the drawing', async () => {
  const { computer, phone, cancel } = await started()
  await cancel()
  for (const { error } of [await computer.POST(path), await phone.GET(path)])
    expect(error).toMatchObject({ status: 410, code: 'document_cancelled' })
})

test('a start deletes the drawings of others that have expired', async () => {
  const { ids } = await started()
  const drawings = server.db.selectFrom('drawings').select('party_id').where('party_id', '=', ids[0]!)
  const expired = new Date(Date.now() - 1).toISOString()
  await server.db.updateTable('drawings').set({ expires_at: expired }).where('party_id', '=', ids[0]!).execute()
  await started()
  expect(await drawings.execute()).toEqual([])
})
