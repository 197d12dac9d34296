import { expect, test } from 'vitest'
import { sign, strokes } from '../../support/party.ts'
import { startServer } from '../../support/server.ts'
import { drawing, drawingOn, path } from './drawing.support.ts'
import { signingOn } from './signing.support.ts'

const server = await startServer()
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

test('404 without a drawing, after 10 minutes, and for another party of the document', async () => {
  const missing = { status: 404, code: 'drawing_not_found' }
  const { party } = await sentTo(drawing, drawing)
  await (await party(0)).POST(path)
  expect((await (await party(1)).GET(path)).error).toMatchObject(missing)
  const { computer, phone, ids } = await started()
  const expired = new Date(Date.now() - 1).toISOString()
  await server.db.updateTable('drawings').set({ expires_at: expired }).where('party_id', '=', ids[0]!).execute()
  for (const client of [computer, phone]) expect((await client.GET(path)).error).toMatchObject(missing)
})

test('the drawing ends when the party has signed: 404, and 401 for its token', async () => {
  const { computer, phone } = await started()
  await sign(computer)
  expect((await computer.GET(path)).error).toMatchObject({ status: 404, code: 'drawing_not_found' })
  expect((await phone.GET(path)).error).toMatchObject({ status: 401, code: 'link_invalid' })
})

test('401 for the token after the party got a new link', async () => {
  const { phone, update } = await started()
  await update({ email: 'bo@example.com' })
  expect((await phone.GET(path)).error).toMatchObject({ status: 401, code: 'link_invalid' })
})

test('403 with the link of the party and without the proof of its verification', async () => {
  const { party } = await sentTo({ ...drawing, twoStepVerification: 'EMAIL_BEFORE_SIGNING' })
  expect((await (await party()).GET(path)).error).toMatchObject({ status: 403, code: 'verification_required' })
})

test('410 when the document was cancelled', async () => {
  const { computer, cancel } = await started()
  await cancel()
  expect((await computer.GET(path)).error).toMatchObject({ status: 410, code: 'document_cancelled' })
})
