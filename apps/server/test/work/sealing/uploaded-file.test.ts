import { PDF } from '@libpdf/core'
import { confirmOrigin, verifySeal } from '@paraph/verify'
import { expect, test } from 'vitest'
import { papers } from '#platform/pdf/paper.ts'
import { addFieldsOf, fieldOf } from '../../support/fields.ts'
import { sign, uploadScan } from '../../support/party.ts'
import { makePdf } from '../../support/pdf.ts'
import { useServer } from '../../support/server.ts'

const { newAccount, asParty, linkOf, seal } = await useServer()

/** Uploads the file, has a party fill in a field on it and another one upload a scan, and seals it. */
async function sealed(bytes: Uint8Array<ArrayBuffer>, scan: Uint8Array<ArrayBuffer>) {
  const account = await newAccount()
  const { client, party } = account
  const { id } = await account.draftDocument({ file: new File([bytes], 'lease.pdf') })
  const filling = await party(id, { requiredSignature: 'CLICK_TO_SIGN' })
  const scanning = await party(id, { requiredSignature: 'MANUAL' })
  await addFieldsOf(account, id, [fieldOf(filling.id, { name: 'rent', type: 'TEXT' })])
  await client.POST('/api/v1/documents/{id}/send', { params: { path: { id } } })
  await sign(await asParty(await linkOf(filling.id)), { values: { rent: '9000' } })
  const scanner = await asParty(await linkOf(scanning.id))
  expect((await uploadScan(scanner, scan)).response.status).toBe(200)
  await sign(scanner)
  expect(await seal(id)).toBeUndefined()
  const options = { params: { path: { id } }, parseAs: 'arrayBuffer' } as const
  const [uploaded, file] = await Promise.all([
    client.GET('/api/v1/documents/{id}/file', options),
    client.GET('/api/v1/documents/{id}/sealed-file', options),
  ])
  return { uploaded: Buffer.from(uploaded.data as never), file: Buffer.from(file.data as never) }
}

test('bytes before the headers of an original and of a scan: the upload is kept, the sealed file begins at the header, and the pages after Letter are Letter', async () => {
  const prefix = Buffer.from('\ufeffContent-Type: application/pdf\r\n\r\n')
  const original = await makePdf(2)
  const { uploaded, file } = await sealed(
    new Uint8Array(Buffer.concat([prefix, original])),
    new Uint8Array(Buffer.concat([prefix, await makePdf(1)])),
  )
  expect(uploaded.equals(Buffer.concat([prefix, original]))).toBe(true)
  expect(file.subarray(0, original.length).equals(original)).toBe(true)
  const sizes = (await PDF.load(file)).getPages().map(({ width, height }) => ({ width, height }))
  expect(sizes).toEqual(sizes.map(() => papers.LETTER))
  const report = confirmOrigin(await verifySeal(file))
  expect(report).toMatchObject({ verdict: 'holds', notChecked: expect.not.arrayContaining(['fields']) })
  expect(report.evidence!.document.file).toMatchObject({ size: uploaded.length, prefix: prefix.toString('base64') })
})
