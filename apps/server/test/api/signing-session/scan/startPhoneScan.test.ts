import { expect, test } from 'vitest'
import { useServer } from '@paraph/testing/server/server.ts'
import { deviceOn, sendScan, tasks } from '../device.support.ts'

const started = deviceOn(await useServer(), 'scan')

// What it has in common with a drawing is in devices.test.ts.
test('200 keeps the scan that was sent before', async () => {
  const { computer, phone, scan } = await started()
  await sendScan(phone)
  const kept = await scan()
  expect((await computer.POST(tasks.scan.path)).data!.isUploaded).toBe(false)
  expect(await scan()).toEqual(kept)
})
