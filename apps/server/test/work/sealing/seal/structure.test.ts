import { execFileSync, spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PDF, type PdfDict, type PdfObject, PdfRef } from '@libpdf/core'
import { expect, test } from 'vitest'
import { sealPdf } from '#work/sealing/seal/seal-pdf.ts'
import { handmadePdf, stream } from '@paraph/testing/pdf/handmade-pdf.ts'
import { pdfs } from '@paraph/testing/server/pdf-helpers.ts'
import { evidence, sealInput, textPdf } from '../../../support/seal-input.ts'
import { checkSealedFile, isRight, protectedBytes, readSeals } from '../../../support/sealed-file.ts'
import { uploadOf } from '../../../support/upload.ts'
import { readPdf } from '../pages/read-pdf.ts'
import {
  contents,
  danglingReferences,
  expectSealable,
  page,
  shownIn,
  simple,
  withCatalog,
} from './structure.support.ts'

const { inspectPdf } = pdfs

const has = (program: string) => spawnSync(program, ['--version']).error === undefined
const form = withCatalog('/AcroForm 6 0 R', {
  3: page('/Annots [7 0 R]'),
  6: '<< /Fields [7 0 R] /DA (/Helv 0 Tf) /NeedAppearances true >>',
  7: '<< /Type /Annot /Subtype /Widget /F 4 /FT /Tx /T (Seal 1) /V (kept) /Rect [1 1 50 20] /P 3 0 R >>',
})

const layer = '/OCProperties << /OCGs [6 0 R] /D << /OFF [6 0 R] >> >>'
const rights = withCatalog('/Perms << /UR3 6 0 R >>', { 6: '<< /Type /Sig >>' })

test.each<[string, Buffer]>([
  ['of version 2.0', handmadePdf(simple, { version: '2.0' })],
  ['with cross-reference and object streams', handmadePdf(form, { xref: 'stream' })],
  ['with a hybrid cross-reference', handmadePdf(form, { xref: 'hybrid' })],
  ['with a form that has a field named like the seal', handmadePdf(form)],
  ['with a layer', handmadePdf(withCatalog(layer, { 6: '<< /Type /OCG /Name (A) >>' }))],
  ['with more bytes after its end', Buffer.concat([handmadePdf(simple), Buffer.alloc(900)])],
])('a file %s passes the upload check, and is sealed by an update of the unchanged file', async (_, original) => {
  await expect(expectSealable(original)).resolves.toBeUndefined()
})

test('a file with usage rights of Adobe loses them, so that its programs do not warn', async () => {
  const original = handmadePdf(rights)
  await expectSealable(original)
  const { catalog } = await open(await sealPdf(await sealInput({ original })))
  expect(catalog.getDict('Perms')!.size).toBe(0)
})

test.each(['table', 'stream'] as const)(
  'an object of the update gets no number that the file already refers to, with a cross-reference %s',
  async (xref) => {
    const { numbers, text } = danglingReferences(5, (number) => `0${number}%\n0\tR`)
    const original = handmadePdf({ ...simple, 3: page(`/Prepared << ${text} >>`) }, { xref })
    const sealed = await sealPdf(await sealInput({ original }))
    expect(await checkSealedFile(sealed, original)).toEqual({ pages: 2 })
    // Two of the numbers belong to the object stream and the cross-reference stream of the file itself.
    expect((await shownIn(sealed, numbers)).length).toBeLessThanOrEqual(xref === 'stream' ? 2 : 0)
  },
)

test.skipIf(!has('qpdf'))('files that qpdf made are sealed, and qpdf finds no fault', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'paraph-qpdf-'))
  const path = (name: string) => join(folder, name)
  writeFileSync(path('plain.pdf'), await textPdf('Page', 30))
  for (const option of ['--linearize', '--object-streams=generate']) {
    execFileSync('qpdf', [option, path('plain.pdf'), path('made.pdf')])
    const original = readFileSync(path('made.pdf'))
    await inspectPdf(uploadOf(original))
    const sealed = await sealPdf(await sealInput({ original }))
    await checkSealedFile(sealed, original)
    writeFileSync(path('sealed.pdf'), sealed)
    expect(execFileSync('qpdf', ['--check', path('sealed.pdf')], { encoding: 'utf8' }), option).toContain(
      'No syntax or stream encoding errors',
    )
  }
})

test('pages keep what they inherit, and the added page inherits nothing', async () => {
  const original = handmadePdf({
    1: '<< /Type /Catalog /Pages 2 0 R /Outlines 8 0 R /Lang (sv) >>',
    2: '<< /Type /Pages /Kids [5 0 R] /Count 2 /Rotate 90 /MediaBox [10 20 210 320] /CropBox [15 25 200 300] >>',
    3: '<< /Type /Page /Parent 5 0 R /Contents 4 0 R >>',
    ...contents,
    5: '<< /Type /Pages /Parent 2 0 R /Kids [3 0 R 6 0 R] /Count 2 /Resources 7 0 R >>',
    6: '<< /Type /Page /Parent 5 0 R /Rotate 270 /MediaBox [-100 -100 100 100] /CropBox [-50 -50 60 60] >>',
    7: '<< /Font << >> >>',
    8: '<< /Type /Outlines /First 9 0 R /Last 9 0 R /Count 1 >>',
    9: '<< /Title (Chapter) /Parent 8 0 R /Dest [3 0 R /Fit] >>',
  })
  const sealed = await sealPdf(await sealInput({ original }))
  await checkSealedFile(sealed, original)
  const before = await open(original)
  const after = await open(sealed)
  for (const number of [3, 5, 6, 7, 8, 9]) expect(after.text(number)).toBe(before.text(number))
  expect(after.catalog.getRef('Outlines')).toEqual(before.catalog.getRef('Outlines'))
  expect(after.catalog.getString('Lang')?.asString()).toBe('sv')
  const [, , added] = after.pdf.getPages()
  expect([added!.rotation, added!.getCropBox()]).toMatchObject([0, { x: 0, y: 0, width: 595.28 }])
})

test('a sealed file can be sealed again: both seals hold, and the old evidence gets another name', async () => {
  const once = await sealPdf(await sealInput())
  await inspectPdf(uploadOf(once))
  const second = { ...evidence, bytes: Buffer.from('{"second":true}') }
  const twice = await sealPdf(await sealInput({ original: once, attachments: [second] }))
  const seals = readSeals(twice)
  expect(seals).toHaveLength(2)
  for (const seal of seals) expect(await isRight(seal, protectedBytes(twice, seal.range))).toBe(true)
  const { pdf } = await open(twice)
  expect([...pdf.getAttachments().keys()]).toEqual(['evidence (1).json', 'evidence.json'])
  expect(Buffer.from(pdf.getAttachment('evidence.json')!)).toEqual(second.bytes)
  expect(Buffer.from(pdf.getAttachment('evidence (1).json')!)).toEqual(evidence.bytes)
})

test('attachments of the original stay, with the right names in other scripts', async () => {
  const original = handmadePdf(
    withCatalog('/Names << /EmbeddedFiles << /Kids [6 0 R] >> /Dests 9 0 R >>', {
      6: '<< /Names [(a.txt) 7 0 R (z.txt) << /Type /Filespec /F (z.txt) /EF << /F 8 0 R >> >>] /Limits [(a.txt) (z.txt)] >>',
      7: '<< /Type /Filespec /F (a.txt) /EF << /F 8 0 R >> >>',
      8: stream('/Type /EmbeddedFile', Buffer.from('old')),
      9: '<< /Names [] >>',
    }),
  )
  const [description, mimeType] = ['説明', 'application/json']
  const other = { name: 'доказательство.json', description, mimeType, bytes: Buffer.from('new') }
  const sealed = await sealPdf(await sealInput({ original, attachments: [evidence, other] }))
  const { pdf, catalog } = await open(sealed)
  expect([...pdf.getAttachments().keys()].toSorted()).toEqual(
    ['a.txt', 'evidence.json', 'z.txt', 'доказательство.json'].toSorted(),
  )
  expect(Buffer.from(pdf.getAttachment('z.txt')!).toString()).toBe('old')
  expect(pdf.getAttachments().get(other.name)).toMatchObject({ description, mimeType, size: 3 })
  expect(catalog.getDict('Names', (ref) => pdf.context.registry.resolve(ref))!.has('Dests')).toBe(true)
})

const certifyingField = {
  6: '<< /Kids [7 0 R] /T (a) >>',
  7: '<< /FT /Sig /T (b) /Parent 6 0 R /V << /Type /Sig /Reference [<< /TransformMethod /DocMDP >>] >> >>',
}

test.each<[string, string, Record<number, string | Buffer>]>([
  ['a certification', 'certified', withCatalog('/Perms << /DocMDP 6 0 R >>', { 6: '<< /Type /Sig >>' })],
  ['a certification in a field', 'certified', withCatalog('/AcroForm << /Fields [6 0 R] >>', certifyingField)],
  ['an XFA form', 'xfa', withCatalog('/AcroForm << /Fields [] /XFA [] >>')],
  ['a portfolio', 'portfolio', withCatalog('/Collection << >>')],
  ['a page twice', 'damaged', { ...simple, 2: '<< /Type /Pages /Kids [3 0 R 3 0 R] /Count 2 >>' }],
])('a file with %s is refused at upload as %s', async (_, fault, objects) => {
  await expect(inspectPdf(uploadOf(handmadePdf(objects)))).rejects.toMatchObject({
    errors: [{ pointer: '/file', code: `file_${fault}` }],
  })
})

test('an empty signature field and an ordinary signature do not stop the upload', async () => {
  const fields = {
    6: '<< /FT /Sig /T (a) /Lock << /P 1 >> >>',
    7: '<< /FT /Sig /T (b) /V << /Type /Sig /Reference [<< /TransformMethod /FieldMDP >>] >> >>',
  }
  const original = handmadePdf(withCatalog('/AcroForm << /Fields [6 0 R 7 0 R] >>', fields))
  expect(await inspectPdf(uploadOf(original))).toMatchObject({ pages: 1 })
})

test('a damaged file is not sealed, even if the upload check does not see the damage', async () => {
  await expect(sealPdf(await sealInput({ original: Buffer.from('%PDF-1.7\n') }))).rejects.toMatchObject({
    code: 'file_unsealable',
  })
})

async function open(bytes: Uint8Array) {
  const pdf = await PDF.load(bytes)
  const resolve = (ref: PdfRef): PdfObject | null => pdf.context.registry.resolve(ref)
  const catalog = resolve(pdf.context.info.trailer.getRef('Root')!) as PdfDict
  const text = (number: number) => {
    const parts: string[] = []
    const object = resolve(PdfRef.of(number, 0))
    const writer = {
      writeAscii: (part: string) => parts.push(part),
      writeByte: (byte: number) => parts.push(String.fromCharCode(byte)),
      writeBytes: (bytes: Uint8Array) => parts.push(Buffer.from(bytes).toString('latin1')),
    }
    object!.toBytes(writer as never)
    return parts.join('')
  }
  return { pdf, catalog, text }
}

test('the sealed file has the title of the document, and keeps the other facts of the original', async () => {
  const original = handmadePdf({ ...simple, 6: '<< /Title (Untitled 1) /Author (Anna) >>' }, { trailer: '/Info 6 0 R' })
  for (const [file, author] of [
    [original, 'Anna'],
    [handmadePdf(simple), undefined],
  ] as const) {
    const sealed = await PDF.load(await sealPdf(await sealInput({ original: file, title: 'Hyresavtal Åre 🏔' })))
    expect(sealed.getTitle()).toBe('Hyresavtal Åre 🏔')
    expect(sealed.getAuthor()).toBe(author)
  }
})

test('no claim of PDF/A or PDF/UA survives, and the metadata of the sealed file agrees with its facts', async () => {
  const claims = '<pdfaid:part>1</pdfaid:part><pdfuaid:part>1</pdfuaid:part><dc:title>Draft</dc:title>'
  const packet = `<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF><rdf:Description>${claims}</rdf:Description></rdf:RDF></x:xmpmeta>`
  const objects = {
    ...simple,
    1: '<< /Type /Catalog /Pages 2 0 R /Metadata 6 0 R >>',
    6: `<< /Type /Metadata /Subtype /XML /Length ${packet.length} >>\nstream\n${packet}\nendstream`,
    7: '<< /Author (Anna & Bo <3) /Subject <FEFF0003> >>',
  }
  const title = `Hyresavtal "Åre" 🏔 <&> ]]>`
  const input = await sealInput({ original: handmadePdf(objects, { trailer: '/Info 7 0 R' }), title })
  const { info, metadata } = await readPdf(await sealPdf(input))
  expect(info['Title']).toBe(title)
  expect(Object.fromEntries(metadata!)).toEqual({
    'dc:title': title,
    'dc:creator': ['Anna & Bo <3'],
    'dc:description': '\ufffd',
  })
})
