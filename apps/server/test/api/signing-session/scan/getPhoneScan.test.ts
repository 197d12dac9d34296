import { expect, test } from 'vitest'
import { uploadScan } from '@paraph/testing/server/party.ts'
import { useServer } from '@paraph/testing/server/server.ts'
import { deviceOn, sendScan, tasks } from '../device.support.ts'

const started = deviceOn(await useServer(), 'scan')
const { path } = tasks.scan

test('200 for both devices, which says whether the phone has uploaded the scan', async () => {
  const { computer, phone, url } = await started()
  const waiting = await computer.GET(path)
  expect(waiting.data).toMatchObject({ url, isUploaded: false })
  expect((await phone.GET(path)).data).toEqual(waiting.data)
  await sendScan(phone)
  for (const client of [computer, phone])
    expect((await client.GET(path)).data).toEqual({ ...waiting.data, isUploaded: true })
})

test('404 when the party has uploaded a scan itself or has signed; its phone gets 401', async () => {
  const { computer, phoneOf } = await started()
  const signScanned = async () => {
    const { data: session } = await computer.GET('/api/v1/signing-session')
    const body = { consentVersion: session!.consent!.version }
    return computer.POST('/api/v1/signing-session/sign', { body })
  }
  for (const act of [() => uploadScan(computer), signScanned]) {
    const phone = phoneOf((await computer.POST(path)).data!.url)
    expect((await phone.GET(path)).response.status).toBe(200)
    expect((await act()).response.status).toBe(200)
    expect((await computer.GET(path)).error).toMatchObject({ status: 404, code: 'phone_scan_not_found' })
    expect((await phone.GET(path)).error).toMatchObject({ status: 401, code: 'link_invalid' })
  }
})
