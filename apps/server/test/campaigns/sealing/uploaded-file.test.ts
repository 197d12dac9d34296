import { PDF } from '@libpdf/core'
import { confirmOrigin, verifySeal } from '@paraph/verify'
import { expect, test } from 'vitest'
import { openText } from '#work/inspection/text/open-text.ts'
import { papers } from '@paraph/typesetter/layout/papers.ts'
import { addFieldsOf, fieldOf } from '../../support/fields.ts'
import { sign, uploadScan } from '@paraph/testing/server/party.ts'
import { makePdf, readEncrypted } from '@paraph/testing/pdf/pdf.ts'
import { useServer } from '@paraph/testing/server/server.ts'

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
  const { data: session } = await scanner.GET('/api/v1/signing-session')
  const { version } = session!.consent!
  await scanner.POST('/api/v1/signing-session/sign', { body: { consentVersion: version } })
  expect(await seal(id)).toBeUndefined()
  const options = { params: { path: { id } }, parseAs: 'arrayBuffer' } as const
  const { data: document } = await client.GET('/api/v1/documents/{id}', { params: { path: { id } } })
  const [uploaded, file] = await Promise.all([
    client.GET('/api/v1/documents/{id}/file', options),
    client.GET('/api/v1/documents/{id}/sealed-file', options),
  ])
  return {
    document: document!,
    session: session!,
    uploaded: Buffer.from(uploaded.data as never),
    file: Buffer.from(file.data as never),
  }
}

test('a sealed file begins at the header of its original, and its added pages have the same paper', async () => {
  const prefix = Buffer.from('\ufeffContent-Type: application/pdf\r\n\r\n')
  const original = await makePdf(2)
  const { uploaded, file } = await sealed(
    new Uint8Array(Buffer.concat([prefix, original])),
    new Uint8Array(Buffer.concat([Buffer.from('\n'), await makePdf(1)])),
  )
  expect(uploaded.equals(Buffer.concat([prefix, original]))).toBe(true)
  expect(file.subarray(0, original.length).equals(original)).toBe(true)
  const sizes = (await PDF.load(file)).getPages().map(({ width, height }) => ({ width, height }))
  expect(sizes).toEqual(sizes.map(() => papers.LETTER))
  const report = confirmOrigin(await verifySeal(file))
  expect(report).toMatchObject({ verdict: 'holds', notChecked: expect.not.arrayContaining(['fields']) })
  expect(report.evidence!.document.file).toMatchObject({ size: uploaded.length, prefix: prefix.toString('base64') })
})

test('files with only an owner password are sealed without one, with the upload as an attachment', async () => {
  const original = readEncrypted('aes-256')
  const { document, session, uploaded, file } = await sealed(original, readEncrypted('rc4-128'))
  expect(uploaded.equals(original)).toBe(true)
  const withheld = ['MODIFY', 'ANNOTATE', 'FILL_FORMS', 'ASSEMBLE']
  expect(document.file).toMatchObject({ size: original.length, withheld })
  expect(session.document!.file).toEqual(document.file)
  expect(document.sealedFile).not.toHaveProperty('withheld')

  const pdf = await PDF.load(file)
  expect(pdf.isEncrypted).toBe(false)
  expect(Buffer.from(pdf.getAttachment('uploaded-file.pdf')!).equals(original)).toBe(true)
  const texts = pdf.getPages().map((page) => page.extractText().text)
  expect(texts[2]!.replaceAll(/\s+/g, ' ')).toContain('The file itself is attached as uploaded-file.pdf.')
  expect(texts.slice(0, 2)).toEqual([expect.stringContaining('Page 1 of'), expect.stringContaining('Page 2 of')])
  // The last two pages are the scan.
  const scan = await openText(file)
  for (const page of [1, 2])
    scan.read(scan.pages - 2 + page, ({ text }) => expect(text).toContain(`Page ${page} of the agreement`))
  const report = confirmOrigin(await verifySeal(file))
  expect(report).toMatchObject({ verdict: 'holds', notChecked: expect.not.arrayContaining(['fields']) })
  expect(report.evidence!.document.file).toMatchObject({ size: original.length, decrypted: { withheld } })
})
