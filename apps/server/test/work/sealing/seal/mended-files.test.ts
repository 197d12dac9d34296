import { PDF, PdfDict, PdfRef } from '@libpdf/core'
import { expect, test } from 'vitest'
import { handmadePdf, stream } from '@paraph/testing/pdf/handmade-pdf.ts'
import { pdfs } from '@paraph/testing/server/pdf-helpers.ts'
import { uploadOf } from '../../../support/upload.ts'
import { evidenceWith, judgeSealed, sealFields, textField } from '../fields/sealed.support.ts'

type Shape = 'table' | 'stream' | 'hybrid'

const nodes = {
  2: '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
  3: '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 400 100] /Contents 4 0 R /Resources << >> >>',
}
/** A form that a resource names twice. `stream` must not end with CR alone, but viewers accept it. */
const wrongBreak = {
  3: nodes[3].replace('<< >>', '<< /XObject << /A 6 0 R /B 6 0 R >> >>'),
  6: `<< /Type /XObject /Subtype /Form /BBox [0 0 9 9] /Length 200000 >>\nstream\r${' '.repeat(200_000)}\nendstream`,
}
const fileOf = (xref: Shape, changed: Record<number, string> = {}) =>
  handmadePdf(
    { 1: '<< /Type /Catalog /Pages 2 0 R >>', ...nodes, 4: stream('', Buffer.from('0 0 9 9 re f')), ...changed },
    { xref },
  ).toString('latin1')

const startOf = (file: string) => Number(file.slice(file.lastIndexOf('startxref') + 9).split(/\s+/)[1])

/** Returns the file with white space before its cross-references, and an offset that leads there. */
function spaced(file: string): string {
  const start = startOf(file)
  return `${file.slice(0, start)}\r\n\n${file.slice(start)}`
}

/** Returns the file with other white space at the end of the entries of its table. */
const uneven = (file: string, space: string) => file.replace(/(?<=\d{5} [nf]) \n/g, space)

/** Returns the file with a later revision, for which `prev` leads to the revision before. */
function revised(file: string, prev = startOf(file), number = 7): string {
  const at = file.length
  const xref = `${number} 0 obj\n(new)\nendobj\nxref\n${number} 1\n${`${at}`.padStart(10, '0')} 00000 n \n`
  const trailer = `trailer\n<< /Size 8 /Root 1 0 R /Prev ${prev} >>\n`
  return `${file}${xref}${trailer}startxref\n${at + xref.indexOf('xref')}\n%%EOF\n`
}

test.each<[string, string]>([
  ...(['table', 'stream', 'hybrid'] as const).flatMap((xref): [string, string][] => [
    [`an offset that leads to white space before a ${xref}`, spaced(fileOf(xref))],
    [`an older offset that leads to white space before a ${xref}`, revised(spaced(fileOf(xref)))],
    [`several such offsets, and a ${xref}`, revised(spaced(revised(revised(spaced(fileOf(xref))))))],
  ]),
  ['both kinds of wrong cross-references', uneven(spaced(revised(uneven(fileOf('table'), '\n'))), '\n')],
  ['an object far beyond its size', revised(fileOf('table'), undefined, 6000)],
  ['a large stream after a line break that is wrong', fileOf('table', wrongBreak)],
  ['text after its end', `${fileOf('table')}${'text\n'.repeat(180)}`],
  [
    'a tree of pages without types',
    fileOf('stream', {
      2: '<< /Kids [6 0 R] /Count 1 >>',
      6: '<< /Kids [3 0 R] /Count 1 /Parent 2 0 R >>',
      3: nodes[3].replace('/Type /Page /Parent 2', '/Parent 6'),
    }),
  ],
  ['a missing page behind the last one', fileOf('table', { 2: '<< /Type /Pages /Kids [3 0 R 9 0 R] /Count 1 >>' })],
])('a file with %s is accepted, and sealed into one that is in order', async (_, text) => {
  const original = Buffer.from(text, 'latin1')
  const inspected = await pdfs.inspectPdf(uploadOf(original), { fields: true, hideTags: false })
  expect(inspected).toMatchObject({ pages: 1, fields: { left: [] } })
  const sealed = await sealFields(evidenceWith(original, [textField('Anna')], { pages: 1 }), { original })
  const report = await judgeSealed(sealed)
  expect(report).toMatchObject({ verdict: 'holds', reasons: [] })
  expect(report.notChecked).not.toContain('fields')
  expect(Buffer.from(sealed.sealed).subarray(0, original.length).equals(original)).toBe(true)
  await expectInOrder(sealed.sealed)
})

/** Follows each offset, and goes through all nodes of the tree of pages. */
async function expectInOrder(sealed: Uint8Array) {
  const file = Buffer.from(sealed).toString('latin1')
  for (let at = startOf(file); at !== -1;) {
    const section = file.slice(at, file.indexOf('trailer', at))
    expect(section).toMatch(/^(?:xref\n(?:\d+ \d+\n(?:\d{10} \d{5} [nf](?: \r| \n|\r\n))+)+$|\d+ 0 obj\n)/)
    const [, previous] = /\/Prev (\d+)/.exec(file.slice(at).split('startxref')[0]!) ?? []
    at = Number(previous ?? -1)
  }
  const pdf = await PDF.load(sealed)
  const resolve = (ref: PdfRef) => pdf.context.registry.resolve(ref)
  const waiting = [(resolve(pdf.context.info.trailer.getRef('Root')!) as PdfDict).get('Pages')]
  for (const ref of waiting) {
    const node = ref instanceof PdfRef ? resolve(ref) : undefined
    const kids = node instanceof PdfDict ? node.getArray('Kids', resolve) : undefined
    expect(node instanceof PdfDict && node.getName('Type')?.value).toBe(kids ? 'Pages' : 'Page')
    waiting.push(...(kids ?? []))
  }
}
