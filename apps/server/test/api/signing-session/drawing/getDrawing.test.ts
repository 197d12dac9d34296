import { expect, test } from 'vitest'
import { strokes } from '@paraph/testing/server/party.ts'
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

test('404 without a drawing, and for another party', async () => {
  const { party } = await sentTo(drawing, drawing)
  await (await party(0)).POST(path)
  expect((await (await party(1)).GET(path)).error).toMatchObject({ status: 404, code: 'drawing_not_found' })
})
