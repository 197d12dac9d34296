import { expect, test } from 'vitest'
import { strokes } from '@paraph/testing/server/party.ts'
import { useServer } from '@paraph/testing/server/server.ts'
import { deviceOn, tasks } from '../device.support.ts'

const started = deviceOn(await useServer(), 'draw')
const { path } = tasks.draw

test('200 for both devices, without strokes until they are sent', async () => {
  const { computer, phone, url } = await started()
  const empty = await computer.GET(path)
  expect(empty.data).toMatchObject({ url, strokes: null })
  expect((await phone.GET(path)).data).toEqual(empty.data)
  await phone.PATCH(path, { body: { strokes } })
  expect((await computer.GET(path)).data).toEqual({ ...empty.data, strokes })
})
