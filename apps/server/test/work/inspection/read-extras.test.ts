import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { handmadePdf, stream } from '@paraph/testing/pdf/handmade-pdf.ts'
import { pdfs } from '@paraph/testing/server/pdf-helpers.ts'
import { uploadOf } from '../../support/upload.ts'

interface Made {
  catalog?: string
  page?: string
  more?: Record<number, string | Buffer>
}

function made({ catalog = '', page = '', more = {} }: Made): Buffer {
  return handmadePdf({
    1: `<< /Type /Catalog /Pages 2 0 R ${catalog} >>`,
    2: '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    3: `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 200 300] ${page} >>`,
    ...more,
  })
}

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')
const embedded = (text: string) => stream('/Type /EmbeddedFile', Buffer.from(text))
const specification = (name: string, number: number) => `<< /Type /Filespec /F (${name}) /EF << /F ${number} 0 R >> >>`
const note = (entries: string) => `<< /Type /Annot /Subtype /Text /F 4 /Rect [1 1 9 9] ${entries} >>`
const namesOf = (...files: string[]) =>
  `/Names << /EmbeddedFiles << /Names [${files.map((file, index) => `(${index}) ${file}`).join(' ')}] >> >>`
const read = async (of: Made) => (await pdfs.inspectPdf(uploadOf(made(of)))).extras

test('finds attachments in the name tree, in annotations and at pages, and lists each file once', async () => {
  const { attachments, files } = await read({
    catalog: `${namesOf(specification('prices.xlsx', 10))} /AF [${specification('prices.xlsx', 10)}]`,
    page: `/Annots [8 0 R] /AF [<< /Type /Filespec /UF (folder/data.csv) /EF << /F 12 0 R /UF 13 0 R >> >>]`,
    more: {
      8: `<< /Type /Annot /Subtype /FileAttachment /F 4 /Rect [1 1 9 9] /FS ${specification('drawing.dwg', 11)} >>`,
      10: embedded('10'),
      11: embedded('11'),
      12: embedded('12'),
      13: embedded('another'),
    },
  })
  const found = attachments.map(({ name, size, sha256 }) => [name, size, sha256])
  const expected = [
    ['data.csv', 2, sha256('12')],
    ['data.csv', 7, sha256('another')],
    ['drawing.dwg', 2, sha256('11')],
    ['prices.xlsx', 2, sha256('10')],
  ]
  expect(found.toSorted()).toEqual(expected.toSorted())
  expect(attachments.map(({ number }) => number)).toEqual([1, 2, 3, 4])
  expect(files.map((bytes) => sha256(Buffer.from(bytes).toString()))).toEqual(attachments.map(({ sha256 }) => sha256))
})

test.each([
  ['(..)', 'attachment'],
  ['(..\\\\..\\\\windows.exe)', 'windows.exe'],
  ['<FEFF0061202E006600640070002E006500780065>', 'a fdp.exe'],
  [`(${'n'.repeat(400)})`, 'n'.repeat(255)],
  ['(a\\nb\\000.txt)', 'a b.txt'],
])('an attachment with the name %s is called %s', async (written, name) => {
  const file = `<< /Type /Filespec /F ${written} /EF << /F 10 0 R >> >>`
  expect(await read({ catalog: namesOf(file), more: { 10: embedded('x') } })).toMatchObject({ attachments: [{ name }] })
})

test('finds the comments that are shown when selected, and none that is hidden, drawn or repeated', async () => {
  const { notes } = await read({
    page: `/Annots [${[
      note('/Contents (Is this\\nright?) /T (Björn)'),
      '<< /Type /Annot /Subtype /Highlight /F 4 /Rect [1 1 9 9] /Contents (A colour) >>',
      '<< /Type /Annot /Subtype /Popup /Rect [1 1 9 9] /Contents (Alone) >>',
      note('/Contents (  )'),
      note('/F 2 /Contents (hidden)').replace('/F 4', ''),
      note('/Contents (Accepted) /StateModel (Review) /State (Accepted)'),
      '<< /Type /Annot /Subtype /Popup /Rect [1 1 9 9] /Contents (repeated) /Parent 3 0 R >>',
      '<< /Type /Annot /Subtype /FreeText /F 4 /Rect [1 1 9 9] /Contents (drawn) >>',
    ].join(' ')}]`,
  })
  expect(notes).toEqual([
    { page: 1, author: expect.stringMatching(/^Bj/), text: 'Is this\nright?' },
    { page: 1, author: null, text: 'A colour' },
    { page: 1, author: null, text: 'Alone' },
  ])
})

const many = (count: number) => ({
  catalog: namesOf(...Array.from({ length: count }, (_, index) => specification('a', index + 10))),
  more: Object.fromEntries(Array.from({ length: count }, (_, index) => [index + 10, embedded('x')])),
})

const attached = (stream: string | Buffer): Made => ({
  catalog: namesOf(specification('a', 10)),
  more: { 10: stream },
})

test.each<[string, Made]>([
  ['51 attachments', many(51)],
  ['an attachment that becomes too large', attached(stream('', Buffer.alloc(26 * 1024 * 1024)))],
  ['an attachment in an unknown encoding', attached('<< /Filter /Unknown /Length 1 >>\nstream\nx\nendstream')],
  ['an attachment in another file', attached('<< /F (other) /Length 1 >>\nstream\nx\nendstream')],
  ['201 comments', { page: `/Annots [${note('/Contents (a)').repeat(201)}]` }],
])('a file with %s is refused', async (_, of) => {
  await expect(pdfs.inspectPdf(uploadOf(made(of)))).rejects.toMatchObject({
    errors: [{ pointer: '/file', code: 'file_attachments' }],
  })
})

test('50 attachments and 200 comments are accepted', async () => {
  const { attachments, notes } = await read({ ...many(50), page: `/Annots [${note('/Contents (a)').repeat(200)}]` })
  expect([attachments.length, notes.length]).toEqual([50, 200])
})
