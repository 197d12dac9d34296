import type { Updateable } from 'kysely'
import type { VerificationPass } from '@paraph/client'
import { expect, onTestFinished, test, vi } from 'vitest'
import type { Tables } from '#platform/database/tables.ts'
import { allScansLimit, maxFileBytes } from '#platform/pdf/facts/size-rules.ts'
import { activePdfs } from '@paraph/testing/pdf/hostile-pdf.ts'
import { jpeg } from '@paraph/testing/pdf/images.ts'
import { uploadScan } from '@paraph/testing/server/party.ts'
import { onePagePdf } from '@paraph/testing/pdf/pdf.ts'
import { useServer } from '@paraph/testing/server/server.ts'
import { deviceOn, sendScan, tasks } from '../device.support.ts'
import { signingOn } from '../signing.support.ts'
import { verifierOn } from '@paraph/testing/server/verification.ts'

const server = await useServer()
const { db, services } = server
const sentTo = signingOn(server)
const started = deviceOn(server, 'scan')
const { path, party: manual } = tasks.scan
const verifiedParty = verifierOn(server)
const photo = new Uint8Array(jpeg(200, 100, 6))

const expireAt = (partyId: string, at: Date) =>
  db.updateTable('phone_scans').set({ expires_at: at.toISOString() }).where('party_id', '=', partyId).execute()

test('200, also for the same file again; 409 for another file; the party signs at its computer', async () => {
  const { computer, phone, url, scan, stored, events } = await started()
  const before = await events()
  for (const attempt of ['first', 'again']) {
    const { data } = await sendScan(phone, photo)
    expect(data, attempt).toEqual({ ...(await computer.GET(path)).data, url, isUploaded: true })
  }
  for (const client of [phone, computer])
    expect((await sendScan(client)).error).toMatchObject({ status: 409, code: 'phone_scan_done' })
  expect(await scan()).toEqual({ type: 'image/jpeg', bytes: Buffer.from(photo) })
  expect(await events()).toEqual(before)

  const { data: session } = await computer.GET('/api/v1/signing-session')
  expect(session!.party!.hasScan).toBe(true)
  await computer.POST('/api/v1/signing-session/sign', { body: { consentVersion: session!.consent!.version } })
  expect(await stored()).toMatchObject({ signingStatus: 'SIGNED' })
  expect((await sendScan(phone)).error).toMatchObject({ status: 401, code: 'link_invalid' })
})

test('400 and 413 store nothing; of two files that arrive at the same time, one is stored', async () => {
  const { phone, scan } = await started()
  const refused = async (bytes: Uint8Array<ArrayBuffer>) => (await sendScan(phone, bytes)).error
  expect(await refused(new Uint8Array(Buffer.from('GIF89a')))).toMatchObject({ status: 400, code: 'request_invalid' })
  expect(await refused(new Uint8Array(activePdfs[0]![1]))).toMatchObject({
    status: 400,
    errors: [{ pointer: '/file', code: 'file_active_content' }],
  })
  expect(await refused(new Uint8Array(maxFileBytes + 1))).toMatchObject({ status: 413, code: 'file_too_large' })
  expect(await scan()).toBeUndefined()
  const files = [photo, await onePagePdf()]
  const answers = await Promise.all(files.map((file) => sendScan(phone, file)))
  const statuses = answers.map(({ response }) => response.status)
  expect(statuses.toSorted()).toEqual([200, 409])
  expect((await scan())!.bytes).toEqual(Buffer.from(files[statuses.indexOf(200)]!))
})

test('404 if the party starts again while the file is checked; a file that came in time is stored', async () => {
  const { computer, phone, phoneOf, ids, scan } = await started()
  const { inspectScan } = services
  const meanwhile = (act: () => Promise<unknown>) => {
    const inspection = vi.spyOn(services, 'inspectScan').mockImplementationOnce(async (...scan) => {
      await act()
      return inspectScan(...scan)
    })
    onTestFinished(() => inspection.mockRestore())
  }
  meanwhile(() => computer.POST(path))
  expect((await sendScan(phone)).error).toMatchObject({ status: 404, code: 'phone_scan_not_found' })
  expect(await scan()).toBeUndefined()
  const { data: last } = await computer.POST(path)
  meanwhile(() => expireAt(ids[0]!, new Date(Date.now() + 1)))
  expect((await sendScan(phoneOf(last!.url))).response.status).toBe(200)
  expect(await scan()).toBeDefined()
})

test('200 without the proof of the two-step verification, because only a party that has it gets the code', async () => {
  const { send, confirm, code, token } = await verifiedParty(manual)
  await send()
  const { pass } = (await (await confirm({ code: await code() })).json()) as VerificationPass
  const { data } = await server.asParty(await token(), { 'verification-pass': pass }).POST(path)
  const phone = server.asParty(new URL(data!.url).hash.replace('#scan=', ''))
  expect((await phone.GET(path)).response.status).toBe(200)
  expect((await sendScan(phone)).data).toMatchObject({ isUploaded: true })
})

test('400 or 409 if the party need not upload a scan now, or if the document has ended', async () => {
  const { phone, scan, account, id, ids, setStatus } = await started()
  const outcome = async () => {
    const { error } = await sendScan(phone)
    expect(await scan()).toBeUndefined()
    return [error?.status, error?.code]
  }
  const set = (change: Updateable<Tables['parties']>) =>
    db.updateTable('parties').set(change).where('id', '=', ids[0]!).execute()
  await set({ required_signature: 'CLICK_TO_SIGN' })
  expect(await outcome()).toEqual([400, 'request_invalid'])
  await set({ role: 'ORGANIZER', required_signature: 'NONE' })
  expect(await outcome()).toEqual([409, 'party_not_required'])
  await account.party(id, { signingOrder: 1 })
  await set({ role: 'SIGNER', required_signature: 'MANUAL', signing_order: 2 })
  expect(await outcome()).toEqual([409, 'not_your_turn'])
  await setStatus('REJECTED')
  expect(await outcome()).toEqual([409, 'document_not_sent'])
})

test('409 if the scans of the document have no room', async () => {
  const { party, ids } = await sentTo(manual, manual)
  const other = await party(1)
  await uploadScan(other)
  const room = JSON.stringify(allScansLimit)
  await db.updateTable('scans').set({ room }).where('party_id', '=', ids[1]!).execute()
  const computer = await party(0)
  await computer.POST(path)
  expect((await sendScan(computer)).error).toMatchObject({ status: 409, code: 'scan_limit_reached' })
})
