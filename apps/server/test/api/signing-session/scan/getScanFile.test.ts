import { expect, test } from 'vitest'
import { jpeg } from '@paraph/testing/pdf/images.ts'
import { sign, uploadScan } from '@paraph/testing/server/party.ts'
import { makePdf } from '@paraph/testing/pdf/pdf.ts'
import { useServer } from '@paraph/testing/server/server.ts'
import { signingOn } from '../signing.support.ts'

const sentTo = signingOn(await useServer())
const path = '/api/v1/signing-session/scan'
const manual = { requiredSignature: 'MANUAL' } as const
const photo = jpeg(200, 100, 6)

test('200 with the newest scan, which no cache may store; 410 when the document was cancelled', async () => {
  const { party, cancel } = await sentTo(manual)
  const client = await party()
  for (const [bytes, type, name] of [
    [Buffer.from(await makePdf(2)), 'application/pdf', 'scan.pdf'],
    [photo, 'image/jpeg', 'scan.jpg'],
  ] as const) {
    await uploadScan(client, new Uint8Array(bytes))
    const { data, response } = await client.GET(path, { parseAs: 'arrayBuffer' })
    expect(Buffer.from(data as unknown as ArrayBuffer).equals(bytes)).toBe(true)
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': type,
      'content-length': String(bytes.length),
      'cache-control': 'no-store',
      'content-disposition': expect.stringContaining(name),
    })
  }
  await cancel()
  expect((await client.GET(path)).error).toMatchObject({ status: 410, code: 'document_cancelled' })
})

test('404 without a scan, for another party, and after the signature; 403 without the verification', async () => {
  const { party } = await sentTo(manual, manual, { ...manual, twoStepVerification: 'EMAIL_BEFORE_SIGNING' })
  const [client, other] = [await party(0), await party(1)]
  const missing = { status: 404, code: 'scan_not_found' }
  expect((await client.GET(path)).error).toMatchObject(missing)
  await uploadScan(client)
  expect((await client.GET(path, { parseAs: 'arrayBuffer' })).response.status).toBe(200)
  expect((await other.GET(path)).error).toMatchObject(missing)
  await sign(client)
  expect((await client.GET(path)).error).toMatchObject(missing)
  expect((await (await party(2)).GET(path)).error).toMatchObject({ status: 403, code: 'verification_required' })
})
