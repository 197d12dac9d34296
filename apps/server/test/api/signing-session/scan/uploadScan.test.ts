import { expect, onTestFinished, test, vi } from 'vitest'
import {
  allScansLimit,
  leastScanSize,
  maxFileBytes,
  oneScanLimit,
  type PdfSize,
} from '#platform/pdf/facts/size-rules.ts'
import { activePdfs, pdfOfObjects, pdfOfPages } from '@paraph/testing/pdf/hostile-pdf.ts'
import { jpeg, png, withWrongChecksum } from '@paraph/testing/pdf/images.ts'
import { sign, uploadScan } from '@paraph/testing/server/party.ts'
import { makePdf } from '@paraph/testing/pdf/pdf.ts'
import { useServer } from '@paraph/testing/server/server.ts'
import { signingOn } from '../signing.support.ts'

const server = await useServer()
const { db, services } = server
const sentTo = signingOn(server)
const manual = { requiredSignature: 'MANUAL' } as const

const onePixel = png({ width: 1, height: 1, type: 0, rows: Buffer.alloc(2) })
const photo = jpeg(200, 100, 6)
const latin1 = photo.toString('latin1')
const scanOf = (partyId: string) =>
  db.selectFrom('scans').selectAll().where('party_id', '=', partyId).executeTakeFirst()

test('200 stores a PDF, a JPEG or a PNG; a later scan replaces an earlier one', async () => {
  const { ids, party, events } = await sentTo(manual)
  const client = await party()
  const before = await events()
  const pdf = Buffer.from(await makePdf(2))
  for (const [bytes, type] of [
    [pdf, 'application/pdf'],
    [photo, 'image/jpeg'],
    [onePixel, 'image/png'],
  ] as const) {
    const { data } = await uploadScan(client, new Uint8Array(bytes))
    expect(data!.party).toMatchObject({ hasScan: true, signingStatus: 'NOT_SIGNED' })
    expect(await scanOf(ids[0]!)).toMatchObject({ party_id: ids[0], bytes, type })
  }
  expect(await events()).toEqual(before)
})

const refusing = await sentTo(manual)
test.each<[string, Buffer, string]>([
  ['HTML', Buffer.from('<script>alert(1)</script>'), 'file_type'],
  ['HTML with the header of a PDF far behind its start', Buffer.from(`${' '.repeat(2000)}%PDF-1.7`), 'file_type'],
  ['a PNG with a wrong checksum', withWrongChecksum(onePixel), 'file_damaged'],
  ['a PNG with half of its rows', png({ width: 8, height: 8, type: 2, rows: Buffer.alloc(100) }), 'file_damaged'],
  ['a PNG of 4,294,967,295 rows', png({ width: 1, height: 2 ** 32 - 1, type: 0, rows: onePixel }), 'file_damaged'],
  ['a JPEG without pixels', Buffer.from(latin1.replace('\xff\xda', '\xff\xfe'), 'latin1'), 'file_damaged'],
  ['a damaged PDF', Buffer.from('%PDF-1.7 no more'), 'file_damaged'],
  ['a PDF with a script', activePdfs[0]![1], 'file_active_content'],
  ['a PDF of 2,001 pages', pdfOfPages(oneScanLimit.pages + 1), 'file_too_long'],
  ['a PDF of 10,000 objects', pdfOfObjects(10_000), 'file_too_complex'],
])('400 for %s', async (_, bytes, code) => {
  const { ids, party } = refusing
  const { error } = await uploadScan(await party(), new Uint8Array(bytes))
  expect(error).toMatchObject({ status: 400, code: 'request_invalid', errors: [{ pointer: '/file', code }] })
  expect(await scanOf(ids[0]!)).toBeUndefined()
})

test('413 for a file over 25 MB', async () => {
  const { error } = await uploadScan(await refusing.party(), new Uint8Array(maxFileBytes + 1))
  expect(error).toMatchObject({ status: 413, code: 'file_too_large' })
})

test('400 for a party that signs in another way; the signature keeps the scan that was signed', async () => {
  const { ids, party } = await sentTo(manual, { requiredSignature: 'DRAWING' })
  expect((await uploadScan(await party(1))).error).toMatchObject({
    status: 400,
    errors: [{ pointer: '/file', code: 'unexpected' }],
  })
  expect(await scanOf(ids[1]!)).toBeUndefined()
  const client = await party()
  await sign(client)
  expect((await uploadScan(client, new Uint8Array(onePixel))).error).toMatchObject({ code: 'party_signed' })
  const signature = db.selectFrom('signatures').select('scan_type as type').where('party_id', '=', ids[0]!)
  expect(await signature.executeTakeFirst()).toEqual({ type: 'application/pdf' })
  expect(await scanOf(ids[0]!)).toBeUndefined()
})

const setSize = (partyId: string, size: PdfSize) =>
  db
    .updateTable('scans')
    .set({ room: JSON.stringify(size) })
    .where('party_id', '=', partyId)
    .execute()
const refused = { status: 409, code: 'scan_limit_reached' }

test('409 if the scans of the document have too many bytes, pages or objects together', async () => {
  const { ids, party } = await sentTo(manual, manual)
  await uploadScan(await party(0))
  for (const key of ['bytes', 'pages', 'objects'] as const) {
    await setSize(ids[0]!, { ...leastScanSize, [key]: allScansLimit[key] })
    expect((await uploadScan(await party(1))).error).toMatchObject(refused)
    expect(await scanOf(ids[1]!)).toBeUndefined()
    await setSize(ids[0]!, { ...leastScanSize, [key]: allScansLimit[key] - leastScanSize[key] })
    expect((await uploadScan(await party(1))).response.status).toBe(200)
    await db.deleteFrom('scans').where('party_id', '=', ids[1]!).execute()
  }
})

test('a new address removes the scan; 400 if the party no longer signs by a scan when the check ends', async () => {
  const { ids, party, update } = await sentTo(manual)
  await uploadScan(await party())
  await update({ email: 'bo@example.com' })
  expect(await scanOf(ids[0]!)).toBeUndefined()
  const client = await party()
  const { data } = await client.GET('/api/v1/signing-session')
  expect(data!.party!.hasScan).toBe(false)

  const { inspectScan } = services
  const inspection = vi.spyOn(services, 'inspectScan').mockImplementationOnce(async (...scan) => {
    const size = await inspectScan(...scan)
    expect((await update({ requiredSignature: 'CLICK_TO_SIGN' })).response.status).toBe(200)
    return size
  })
  onTestFinished(() => inspection.mockRestore())
  const { error } = await uploadScan(client)
  expect(error).toMatchObject({ status: 400, errors: [{ pointer: '/file', code: 'unexpected' }] })
  expect(await scanOf(ids[0]!)).toBeUndefined()
})
