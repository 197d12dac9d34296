import { expect, test } from 'vitest'
import { sign } from '@paraph/testing/server/party.ts'
import { useServer } from '@paraph/testing/server/server.ts'
import { drawing, drawingOn, path } from './drawing.support.ts'
import { signingOn } from '../signing.support.ts'

const server = await useServer()
const sentTo = signingOn(server)
const started = drawingOn(server)
const phoneOf = (url: string) => server.asParty(new URL(url).hash.replace('#draw=', ''))

test('200 with an address for the phone that works for 10 minutes; another start ends the earlier one and its strokes; 410 when the document was cancelled', async () => {
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

test('403 without the proof of the two-step verification; 409 for a party that signs in another way or not at all, must wait, or has signed', async () => {
  const { party } = await sentTo(
    { ...drawing, signingOrder: 1 },
    { ...drawing, signingOrder: 2 },
    { requiredSignature: 'CLICK_TO_SIGN' },
    { requiredSignature: 'MANUAL' },
    { role: 'ORGANIZER', requiredSignature: 'NONE' },
    { ...drawing, twoStepVerification: 'EMAIL_BEFORE_SIGNING' },
  )
  const outcomeOf = async (index: number) => {
    const { error } = await (await party(index)).POST(path)
    return [error?.status, error?.code]
  }
  expect(await outcomeOf(1)).toEqual([409, 'not_your_turn'])
  expect(await outcomeOf(2)).toEqual([409, 'drawing_not_required'])
  expect(await outcomeOf(3)).toEqual([409, 'drawing_not_required'])
  expect(await outcomeOf(4)).toEqual([409, 'party_not_required'])
  expect(await outcomeOf(5)).toEqual([403, 'verification_required'])
  await sign(await party(0))
  expect(await outcomeOf(0)).toEqual([409, 'party_signed'])
})

test('a start deletes the drawings of others that have expired', async () => {
  const { ids, party } = await sentTo(drawing, drawing)
  await (await party(0)).POST(path)
  const drawings = server.db.selectFrom('drawings').select('party_id').where('party_id', '=', ids[0]!)
  const expired = new Date(Date.now() - 1).toISOString()
  await server.db.updateTable('drawings').set({ expires_at: expired }).where('party_id', '=', ids[0]!).execute()
  await (await party(1)).POST(path)
  expect(await drawings.execute()).toEqual([])
})
