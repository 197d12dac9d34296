import { expect, test } from 'vitest'
import { sign, uploadScan } from '@paraph/testing/server/party.ts'
import { useServer } from '@paraph/testing/server/server.ts'
import { manual, path, phoneScanOn, sendScan } from './phone-scan.support.ts'
import { signingOn } from '../signing.support.ts'

const server = await useServer()
const sentTo = signingOn(server)
const started = phoneScanOn(server)

test('200 with an address for the phone that works for 30 minutes; another start ends the earlier one, and keeps the scan; 410 when the document was cancelled', async () => {
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

test('the token of a scan opens, reads, signs, draws and starts nothing, also after the phone has uploaded; 409 after another party has rejected', async () => {
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

test('403 without the proof of the two-step verification; 409 for a party that signs in another way or not at all, must wait, or has signed', async () => {
  const { party } = await sentTo(
    { ...manual, signingOrder: 1 },
    { ...manual, signingOrder: 2 },
    { requiredSignature: 'DRAWING' },
    { role: 'ORGANIZER', requiredSignature: 'NONE' },
    { ...manual, twoStepVerification: 'EMAIL_BEFORE_SIGNING' },
  )
  const outcomeOf = async (index: number) => {
    const { error } = await (await party(index)).POST(path)
    return [error?.status, error?.code]
  }
  expect(await outcomeOf(1)).toEqual([409, 'not_your_turn'])
  expect(await outcomeOf(2)).toEqual([409, 'scan_not_required'])
  expect(await outcomeOf(3)).toEqual([409, 'party_not_required'])
  expect(await outcomeOf(4)).toEqual([403, 'verification_required'])
  await sign(await party(0))
  expect(await outcomeOf(0)).toEqual([409, 'party_signed'])
})

test('a start deletes the scans of others that have expired', async () => {
  const { ids, party } = await sentTo(manual, manual)
  await (await party(0)).POST(path)
  const scans = server.db.selectFrom('phone_scans').select('party_id').where('party_id', '=', ids[0]!)
  const expired = new Date(Date.now() - 1).toISOString()
  await server.db.updateTable('phone_scans').set({ expires_at: expired }).where('party_id', '=', ids[0]!).execute()
  await (await party(1)).POST(path)
  expect(await scans.execute()).toEqual([])
})
