import { expect, test } from 'vitest'
import { sign, strokes } from '../../support/party.ts'
import { startServer } from '../../support/server.ts'
import { drawing, drawingOn, path } from './drawing.support.ts'
import { signingOn } from './signing.support.ts'

const server = await startServer()
const sentTo = signingOn(server)
const started = drawingOn(server)
const others = [[[1, 2]]]

test('200 with the strokes, with which the party signs at its computer', async () => {
  const { computer, phone, stored } = await started()
  const { data, response } = await phone.PATCH(path, { body: { strokes } })
  expect([response.status, data!.strokes]).toEqual([200, strokes])
  const { data: seen } = await computer.GET(path)
  await sign(computer, { strokes: seen!.strokes! })
  expect(await stored()).toMatchObject({ signingStatus: 'SIGNED' })
})

test('200 for the same strokes again, because an answer may get lost', async () => {
  const { phone } = await started()
  await phone.PATCH(path, { body: { strokes } })
  expect((await phone.PATCH(path, { body: { strokes } })).response.status).toBe(200)
})

test('409 for other strokes, and the first ones stay', async () => {
  const { computer, phone } = await started()
  await phone.PATCH(path, { body: { strokes } })
  for (const client of [phone, computer])
    expect((await client.PATCH(path, { body: { strokes: others } })).error).toMatchObject({
      status: 409,
      code: 'drawing_done',
    })
  expect((await computer.GET(path)).data!.strokes).toEqual(strokes)
})

test('only one of two drawings that arrive at the same time is stored', async () => {
  const { phone } = await started()
  const answers = await Promise.all([strokes, others].map((strokes) => phone.PATCH(path, { body: { strokes } })))
  expect(answers.map(({ response }) => response.status).toSorted()).toEqual([200, 409])
})

test.each([
  ['too many points', Array.from({ length: 2 }, () => Array.from({ length: 5000 }, () => [1, 1]))],
  ['a point outside the field', [[[1, 1001]]]],
  ['no stroke', []],
])('400 for %s, and nothing is stored', async (_, strokes) => {
  const { computer, phone } = await started()
  const { error } = await phone.PATCH(path, { body: { strokes } })
  expect(error).toMatchObject({ status: 400, errors: [{ pointer: expect.stringMatching(/^\/strokes/) }] })
  expect((await computer.GET(path)).data!.strokes).toBeNull()
})

test('404 before it was started', async () => {
  const { party } = await sentTo(drawing)
  expect((await (await party()).PATCH(path, { body: { strokes } })).error).toMatchObject({
    status: 404,
    code: 'drawing_not_found',
  })
})

test('403 with the link of the party and without the proof of its verification', async () => {
  const { party } = await sentTo({ ...drawing, twoStepVerification: 'EMAIL_BEFORE_SIGNING' })
  expect((await (await party()).PATCH(path, { body: { strokes } })).error).toMatchObject({
    status: 403,
    code: 'verification_required',
  })
})

test('410 when the document was cancelled', async () => {
  const { phone, cancel } = await started()
  await cancel()
  expect((await phone.PATCH(path, { body: { strokes } })).error).toMatchObject({
    status: 410,
    code: 'document_cancelled',
  })
})
