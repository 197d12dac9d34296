import { expect, test } from 'vitest'
import { useServer } from '@paraph/testing/server/server.ts'
import { deviceOn, tasks } from '../device.support.ts'

const started = deviceOn(await useServer(), 'draw')

// What it has in common with a scan by phone is in devices.test.ts.
test('200 without the strokes that were sent before', async () => {
  const { computer, phone } = await started()
  const { path } = tasks.draw
  await phone.PATCH(path, { body: { strokes: [[[1, 1]]] } })
  expect((await computer.POST(path)).data!.strokes).toBeNull()
  expect((await computer.GET(path)).data!.strokes).toBeNull()
})
