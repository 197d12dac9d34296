import { expect, test } from 'vitest'
import { uploadScan } from '@paraph/testing/server/party.ts'
import { useServer } from '@paraph/testing/server/server.ts'
import { manual, path, phoneScanOn, sendScan } from './phone-scan.support.ts'
import { signingOn } from '../signing.support.ts'

const server = await useServer()
const sentTo = signingOn(server)
const started = phoneScanOn(server)
const missing = { status: 404, code: 'phone_scan_not_found' }
const invalid = { status: 401, code: 'link_invalid' }

test('200 for both devices, which says whether the phone has uploaded the scan', async () => {
  const { computer, phone, url } = await started()
  const waiting = await computer.GET(path)
  expect(waiting.data).toMatchObject({ url, isUploaded: false })
  expect((await phone.GET(path)).data).toEqual(waiting.data)
  await sendScan(phone)
  for (const client of [computer, phone])
    expect((await client.GET(path)).data).toEqual({ ...waiting.data, isUploaded: true })
})

test('404 without a start, and for another party', async () => {
  const { party } = await sentTo(manual, manual)
  await (await party(0)).POST(path)
  expect((await (await party(1)).GET(path)).error).toMatchObject(missing)
})

test('404 after 30 minutes, and when the party has uploaded a scan itself or has signed', async () => {
  const { computer, phone, phoneOf, ids } = await started()
  const expired = new Date(Date.now() - 1).toISOString()
  await server.db.updateTable('phone_scans').set({ expires_at: expired }).where('party_id', '=', ids[0]!).execute()
  for (const client of [computer, phone]) expect((await client.GET(path)).error).toMatchObject(missing)
  const signScanned = async () => {
    const { data: session } = await computer.GET('/api/v1/signing-session')
    const body = { consentVersion: session!.consent!.version }
    return computer.POST('/api/v1/signing-session/sign', { body })
  }
  for (const act of [() => uploadScan(computer), signScanned]) {
    const { data } = await computer.POST(path)
    const newPhone = phoneOf(data!.url)
    expect((await newPhone.GET(path)).response.status).toBe(200)
    expect((await act()).response.status).toBe(200)
    expect((await computer.GET(path)).error).toMatchObject(missing)
    expect((await newPhone.GET(path)).error).toMatchObject(invalid)
  }
})

test('401 for the token after the party got a new link; 410 when the document was cancelled', async () => {
  const { party, phone, scan, update, cancel } = await started()
  await update({ email: 'bo@example.com' })
  for (const { error } of [await phone.GET(path), await sendScan(phone)]) expect(error).toMatchObject(invalid)
  expect(await scan()).toBeUndefined()
  expect((await (await party()).GET(path)).error).toMatchObject(missing)
  await cancel()
  expect((await (await party()).GET(path)).error).toMatchObject({ status: 410, code: 'document_cancelled' })
})
