import { expect, test } from 'vitest'
import { uploadScan } from '@paraph/testing/server/party.ts'
import { useServer } from '@paraph/testing/server/server.ts'
import { path, phoneScanOn, sendScan } from './phone-scan.support.ts'
import { signingOn } from '../signing.support.ts'

const server = await useServer()
const sentTo = signingOn(server)
const started = phoneScanOn(server)

test('200 with an address that works for 30 minutes; another start ends it, and keeps the scan', async () => {
  const before = Date.now()
  const { computer, phone, phoneOf, stored, scan, cancel } = await started()
  const { data: first } = await computer.GET(path)
  const startedAt = Date.parse(first!.expiresAt) - 30 * 60_000
  expect(before <= startedAt && startedAt <= Date.now()).toBe(true)
  expect(first).toMatchObject({ partyName: (await stored()).name, language: 'EN', isTest: false, isUploaded: false })
  expect(first!.url).toMatch(/^https:\/\/sign\.example\.com\/sign\/#scan=[\w-]{44}x?$/)

  expect((await sendScan(phone)).response.status).toBe(200)
  const kept = await scan()
  const { data: second } = await computer.POST(path)
  expect(second!.isUploaded).toBe(false)
  for (const { error } of [await phone.GET(path), await sendScan(phone)])
    expect(error).toMatchObject({ status: 401, code: 'link_invalid' })
  expect(await scan()).toEqual(kept)
  expect((await phoneOf(second!.url).GET(path)).response.status).toBe(200)

  await cancel()
  for (const { error } of [await computer.POST(path), await phoneOf(second!.url).GET(path)])
    expect(error).toMatchObject({ status: 410, code: 'document_cancelled' })
})

test('the token of a scan opens, reads, signs, draws and starts nothing; 409 after a rejection', async () => {
  const { computer, phone, stored, scan, setStatus } = await started()
  await sendScan(phone)
  const kept = await scan()
  const consent = (await computer.GET('/api/v1/signing-session')).data!.consent!
  const calls = [
    phone.GET('/api/v1/signing-session'),
    phone.GET('/api/v1/signing-session/file'),
    phone.GET('/api/v1/signing-session/preview', {}),
    phone.GET('/api/v1/signing-session/scan'),
    uploadScan(phone),
    phone.POST('/api/v1/signing-session/open'),
    phone.POST('/api/v1/signing-session/reject', { body: { reason: null } }),
    phone.POST('/api/v1/signing-session/sign', { body: { consentVersion: consent.version } }),
    phone.GET('/api/v1/signing-session/drawing'),
    phone.POST(path),
  ]
  for (const { error } of await Promise.all(calls)) expect(error).toMatchObject({ status: 401, code: 'link_invalid' })
  expect(await stored()).toMatchObject({ readStatus: 'NOT_OPENED', signingStatus: 'NOT_SIGNED' })
  expect(await scan()).toEqual(kept)
  await setStatus('REJECTED')
  expect((await computer.POST(path)).error).toMatchObject({ status: 409, code: 'document_not_sent' })
})

test('409 for a party that signs in another way', async () => {
  const { party } = await sentTo({ requiredSignature: 'DRAWING' })
  expect((await (await party()).POST(path)).error).toMatchObject({ status: 409, code: 'scan_not_required' })
})
