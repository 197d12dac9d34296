import { expect, test } from 'vitest'
import { sign, strokes } from '@paraph/testing/server/party.ts'
import { useServer } from '@paraph/testing/server/server.ts'
import { drawing, drawingOn, path } from './drawing.support.ts'
import { signingOn } from '../signing.support.ts'

const server = await useServer()
const sentTo = signingOn(server)
const started = drawingOn(server)

test('200 for both devices, without strokes until they are sent', async () => {
  const { computer, phone, url } = await started()
  const empty = await computer.GET(path)
  expect(empty.data).toMatchObject({ url, strokes: null })
  expect((await phone.GET(path)).data).toEqual(empty.data)
  await phone.PATCH(path, { body: { strokes } })
  expect((await computer.GET(path)).data).toEqual({ ...empty.data, strokes })
})

test('404 without a drawing, and for another party of the document; 403 without the proof of the verification', async () => {
  const { party } = await sentTo(drawing, drawing, { ...drawing, twoStepVerification: 'EMAIL_BEFORE_SIGNING' })
  await (await party(0)).POST(path)
  expect((await (await party(1)).GET(path)).error).toMatchObject({ status: 404, code: 'drawing_not_found' })
  expect((await (await party(2)).GET(path)).error).toMatchObject({ status: 403, code: 'verification_required' })
})

test('404 after 10 minutes, and when the party has signed; then 401 for the token of the phone', async () => {
  const missing = { status: 404, code: 'drawing_not_found' }
  const { computer, phone, phoneOf, ids } = await started()
  const expired = new Date(Date.now() - 1).toISOString()
  await server.db.updateTable('drawings').set({ expires_at: expired }).where('party_id', '=', ids[0]!).execute()
  for (const client of [computer, phone]) expect((await client.GET(path)).error).toMatchObject(missing)
  const { data } = await computer.POST(path)
  const newPhone = phoneOf(data!.url)
  expect((await newPhone.GET(path)).response.status).toBe(200)
  await sign(computer)
  expect((await computer.GET(path)).error).toMatchObject(missing)
  expect((await newPhone.GET(path)).error).toMatchObject({ status: 401, code: 'link_invalid' })
})

test('401 for the token after the party got a new link, which does not show the earlier drawing; 410 when the document was cancelled', async () => {
  const { party, phone, update, cancel } = await started()
  await update({ email: 'bo@example.com' })
  expect((await phone.GET(path)).error).toMatchObject({ status: 401, code: 'link_invalid' })
  expect((await (await party()).GET(path)).error).toMatchObject({ status: 404, code: 'drawing_not_found' })
  await cancel()
  expect((await (await party()).GET(path)).error).toMatchObject({ status: 410, code: 'document_cancelled' })
})
