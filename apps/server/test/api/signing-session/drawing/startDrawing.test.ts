import { expect, test } from 'vitest'
import { sign } from '@paraph/testing/server/party.ts'
import { useServer } from '@paraph/testing/server/server.ts'
import { drawing, drawingOn, path } from './drawing.support.ts'
import { signingOn } from '../signing.support.ts'

const server = await useServer()
const sentTo = signingOn(server)
const started = drawingOn(server)
const phoneOf = (url: string) => server.asParty(new URL(url).hash.replace('#draw=', ''))

test('200 with an address that works for 10 minutes; another start ends it, and its strokes', async () => {
  const { party, stored, cancel } = await sentTo(drawing)
  const computer = await party()
  const before = Date.now()
  const { data: first } = await computer.POST(path)
  const started = Date.parse(first!.expiresAt) - 10 * 60_000
  expect(before <= started && started <= Date.now()).toBe(true)
  expect(first).toMatchObject({ partyName: (await stored()).name, language: 'EN', isTest: false, strokes: null })
  expect(first!.url).toMatch(/^https:\/\/sign\.example\.com\/sign\/#draw=[\w-]{44}x?$/)

  const phone = phoneOf(first!.url)
  await phone.PATCH(path, { body: { strokes: [[[1, 1]]] } })
  const { data: second } = await computer.POST(path)
  expect(second!.strokes).toBeNull()
  expect((await phone.GET(path)).error).toMatchObject({ status: 401, code: 'link_invalid' })
  expect((await phoneOf(second!.url).GET(path)).response.status).toBe(200)

  await cancel()
  for (const { error } of [await computer.POST(path), await phoneOf(second!.url).GET(path)])
    expect(error).toMatchObject({ status: 410, code: 'document_cancelled' })
})

test('the token of a drawing opens, signs and starts nothing; 409 after another party has rejected', async () => {
  const { computer, phone, stored, setStatus } = await started()
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
  await setStatus('REJECTED')
  expect((await computer.POST(path)).error).toMatchObject({ status: 409, code: 'document_not_sent' })
})

test('409 for a party that signs in another way', async () => {
  const { party } = await sentTo({ requiredSignature: 'CLICK_TO_SIGN' })
  expect((await (await party()).POST(path)).error).toMatchObject({ status: 409, code: 'drawing_not_required' })
})
