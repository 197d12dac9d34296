import { expect, test } from 'vitest'
import { sign, strokes } from '@paraph/testing/server/party.ts'
import { useServer } from '@paraph/testing/server/server.ts'
import { deviceOn, tasks } from '../device.support.ts'

const started = deviceOn(await useServer(), 'draw')
const { path } = tasks.draw
const others = [[[1, 2]]]

test('200 with the strokes, also again; 409 for other strokes; the party signs with the first ones', async () => {
  const { computer, phone, stored } = await started()
  for (const attempt of ['first', 'again']) {
    const { data, response } = await phone.PATCH(path, { body: { strokes } })
    expect([response.status, data!.strokes], attempt).toEqual([200, strokes])
  }
  for (const client of [phone, computer])
    expect((await client.PATCH(path, { body: { strokes: others } })).error).toMatchObject({ code: 'drawing_done' })
  const { data: seen } = await computer.GET(path)
  expect(seen!.strokes).toEqual(strokes)
  await sign(computer, { strokes: seen!.strokes! })
  expect(await stored()).toMatchObject({ signingStatus: 'SIGNED' })
})

test('400 stores nothing; of two drawings at the same time, one is stored', async () => {
  const { computer, phone } = await started()
  const wrong = [
    Array.from({ length: 2 }, () => Array.from({ length: 5000 }, () => [1, 1])),
    // A point outside the field, and no stroke.
    [[[1, 1001]]],
    [],
  ]
  for (const strokes of wrong) {
    const { error } = await phone.PATCH(path, { body: { strokes } })
    expect(error).toMatchObject({ status: 400, errors: [{ pointer: expect.stringMatching(/^\/strokes/) }] })
  }
  expect((await computer.GET(path)).data!.strokes).toBeNull()
  const answers = await Promise.all([strokes, others].map((strokes) => phone.PATCH(path, { body: { strokes } })))
  expect(answers.map(({ response }) => response.status).toSorted()).toEqual([200, 409])
})
