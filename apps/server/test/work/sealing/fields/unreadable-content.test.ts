import { deflateSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { stream } from '@paraph/testing/pdf/handmade-pdf.ts'
import { pdfs } from '@paraph/testing/server/pdf-helpers.ts'
import { uploadOf } from '../../../support/upload.ts'
import { book } from './book.support.ts'
import { expectWhole } from './forge.support.ts'
import { evidenceWith, sealFields, textField } from './sealed.support.ts'
import { expectFieldsInPlace, expectSharedResources, moved } from './unreadable.support.ts'

function raw(filter: string, data: Buffer) {
  const head = `<< ${filter} /Length ${data.length} >>\nstream\n`
  return Buffer.concat([Buffer.from(head, 'latin1'), data, Buffer.from('\nendstream')])
}

const noise = Buffer.from(Array.from({ length: 40_000 }, (_, index) => `${(index * 7919) % 10_007} w `).join(''))
const unclean = [
  '/A << /B',
  '(open',
  '<61',
  '[ 1',
  'BI /W 9 /H 9 /BPC 8 /CS /G ID abc',
  'BI /W 9',
  '{',
  '] ) '.repeat(99),
]
const packed = deflateSync(Buffer.concat([moved, noise]))

test('an accepted file whose contents can not be read gets its fields in the right places', async () => {
  await expect(
    expectFieldsInPlace(
      [
        ['cut off', raw('/Filter /FlateDecode', packed.subarray(0, packed.length / 2))],
        [
          'with a wrong checksum',
          raw('/Filter /FlateDecode', Buffer.concat([packed.subarray(0, -4), Buffer.alloc(4)])),
        ],
        ['with an unknown filter', raw('/Filter /Magic', moved)],
        ['with a filter that is another object', raw('/Filter 5 0 R', deflateSync(moved))],
        ['that is a dictionary', '<< /Length 4 >>'],
        ['that is null', 'null'],
        ['that is empty', raw('/Filter /FlateDecode', Buffer.alloc(0))],
        ['that is not compressed as it says', raw('/Filter /FlateDecode', Buffer.from('Q q q'))],
        ['with another compression that has a fault', raw('/Filter /ASCII85Decode', Buffer.from('zz{{'))],
        ['in two streams, and one is empty', `[6 0 R 7 0 R]`],
        ['in two streams, with a string from one to the other', `[8 0 R 9 0 R]`],
        ...unclean.map((end): [string, Buffer] => [`that ends with ${end}`, stream('', Buffer.from(`${moved}${end}`))]),
      ],
      {
        6: stream('', moved),
        7: raw('/Filter /FlateDecode', Buffer.alloc(0)),
        8: stream('', Buffer.from(`${moved} (never`)),
        9: stream('', Buffer.from('closed) Tj (')),
      },
    ),
  ).resolves.toBeUndefined()
})

test('an upload with a damaged one among the streams of a page is refused, and the page is named', async () => {
  const cut = raw('/Filter /FlateDecode', packed.subarray(0, packed.length / 2))
  const [whole, second] = ['/Contents 6 0 R', '/Contents [5 0 R 6 0 R]'].map((page) => () => ({ page }))
  const original = book([whole!, second!], { 5: cut, 6: stream('', Buffer.from('q Q')) })
  await expect(pdfs.inspectPdf(uploadOf(original))).rejects.toMatchObject({
    errors: [{ pointer: '/file', code: 'file_damaged', detail: expect.stringMatching(/save it again.*Page 2$/s) }],
  })
})

test('pages that share large resources get one copy of them, and the fields of all pages are checked', async () => {
  // Each copy would take 100 kB.
  await expect(expectSharedResources(20, 1_000_000)).resolves.toBeUndefined()
})

test('a text stays in its box, however low the box is', async () => {
  const texts: [string, number][] = [
    ['Storgatan 1', 4],
    ['Storgatan 1', 1.5],
    ['ที่อยู่ กรุงเทพฯ', 4],
    [`a${'\u0301'.repeat(200)}b`, 2],
    ['first\nsecond', 0.2],
  ]
  const original = book(texts.map(() => () => ({})))
  const fields = texts.flatMap(([text, points], index) =>
    [false, true].map((multiline) =>
      textField(multiline ? text : text.replace('\n', ' '), {
        multiline,
        page: index + 1,
        box: { x: 0.2, y: multiline ? 0.6 : 0.3, width: 0.5, height: points / 100 },
      }),
    ),
  )
  const sealed = await sealFields(evidenceWith(original, fields, { pages: texts.length }), { original })
  await expect(expectWhole(sealed)).resolves.toBeUndefined()
})
