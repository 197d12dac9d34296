import { expect, test } from 'vitest'
import { sealPdf } from '#work/sealing/seal/seal-pdf.ts'
import { handmadeForm, widget } from '@paraph/testing/pdf/handmade-form.ts'
import { stream } from '@paraph/testing/pdf/handmade-pdf.ts'
import { distance, inkOf } from '@paraph/testing/pdf/ink.ts'
import { expectWhole, judgeForged, wrong } from '../fields/forge.support.ts'
import { evidenceWith, fieldInput, fieldWith } from '../fields/sealed.support.ts'

const field = (name: string, look: string) => widget(`/FT /Btn /T (${name}) ${look}`)
const size = { width: 200, height: 400 }
const page = { x: 0, y: 0, ...size }

/** Seals a page with these widgets, whose fields are empty. */
async function sealedForm(fields: string[], onPage = '') {
  const original = handmadeForm({ fields, onPage, more: { 4: stream('', Buffer.alloc(0)) } })
  const box = { x: 0.5, y: 0.1, width: 0.1, height: 0.05 }
  const empty = fieldWith({ type: 'CHECKBOX', value: null, shown: '', box })
  const input = await fieldInput(evidenceWith(original, [empty], { pages: 1 }), { original })
  const flat = { ...input, takenWidgets: fields.map((_, index) => 10 + index) }
  return { input: flat, sealed: await sealPdf(flat) }
}

test.each<[string, string, ...edges: number[]]>([
  ['a border', '/MK << /BC [0 0 0] >> /BS << /W 2 >>', 20, 280, 50, 80],
  ['a background', '/MK << /BG [0.2] >>', 20, 280, 50, 80],
  ['a circle', '/MK << /BC [0] /CA (l) >>', 20, 280, 50, 80],
  ['a line below', '/MK << /BC [0] >> /BS << /S /U /W 4 >>', 20, 356, 50, 4],
  ['nothing of a border without a width', '/MK << /BC [0] >> /BS << /W 0 >>'],
  ['nothing of a border of an absurd width', '/MK << /BC [0] >> /BS << /W 500 >>'],
])('an empty field keeps %s, and the file holds', async (_, look, ...expected) => {
  const deed = await sealedForm([field('a', look)])
  const found = (await inkOf(deed.sealed, 1, size)).within(page)
  const [x = 0, y = 0, width = 0, height = 0] = expected
  expect(found !== undefined).toBe(expected.length > 0)
  expect(distance(found ?? { x, y, width, height }, { x, y, width, height })).toBeLessThanOrEqual(0.5)
  await expectWhole(deed)
})

test('a look stands in its place on a page that is turned and cut', async () => {
  const look = field('a', '/MK << /BG [0] >>')
  const deed = await sealedForm([look], '/Rotate 90 /CropBox [10 20 110 220] /UserUnit 2')
  const turned = { width: 400, height: 200 }
  const found = (await inkOf(deed.sealed, 1, turned)).within({ x: 0, y: 0, ...turned })!
  expect(distance(found, { x: 40, y: 20, width: 160, height: 100 })).toBeLessThanOrEqual(0.5)
  await expectWhole(deed)
})

test('a file does not hold if the seal draws other looks than the removed fields had', async () => {
  const deed = await sealedForm([
    field('a', '/MK << /BG [0.5 0.25 0.75] /BC [0] >>'),
    field('b', '/MK << /BC [0] /CA (l) >>').replace('/Rect [20 40 70 120]', '/Rect [100 40 150 90]'),
  ])
  await expectWhole(deed)
  for (const [from, to] of [
    ['0.5 0.25 0.75 rg', '1 1 1 rg'],
    ['20 40 50 80 re\nf', '20 40 50 99 re\nf'],
    ['20 40 50 80 re\nf', '0 0 200 400 re\nf'],
    ['20 40 50 80 re\nf', '20 40 50 80 re\nS'],
    ['20 40 50 80 re\nf', ''],
    ['/Artifact BMC\nq', '/Artifact BMC\nQ'],
  ] as const)
    expect(await judgeForged(deed.sealed, from, to), to).toMatchObject(wrong)
})
