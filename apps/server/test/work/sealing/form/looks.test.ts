import { verifySeal } from '@paraph/verify'
import { newIdentity, signAgain } from '@paraph/verify/testing'
import { expect, test } from 'vitest'
import { sealPdf } from '#work/sealing/seal/seal-pdf.ts'
import { handmadeForm, widget } from '@paraph/testing/pdf/handmade-form.ts'
import { stream } from '@paraph/testing/pdf/handmade-pdf.ts'
import { distance, inkOf } from '@paraph/testing/pdf/ink.ts'
import { evidenceWith, fieldInput, fieldWith, judgeSealed } from '../fields/sealed.support.ts'

const rectangle = (...numbers: number[]) => `/Rect [${numbers.join(' ')}]`
const field = (name: string, look: string) => widget(`/FT /Btn /T (${name}) ${look}`)
const wrong = { verdict: 'does_not_hold', reasons: [{ code: 'fields_mismatch' }], intact: 'yes' }

/** Seals a page with these widgets, whose fields are empty. */
async function sealedForm(fields: string[], onPage = '') {
  const original = handmadeForm({ fields, onPage, more: { 4: stream('', Buffer.alloc(0)) } })
  const box = { x: 0.5, y: 0.1, width: 0.1, height: 0.05 }
  const empty = fieldWith({ type: 'CHECKBOX', value: null, shown: '', box })
  const input = await fieldInput(evidenceWith(original, [empty], { pages: 1 }), { original })
  const flat = { ...input, takenWidgets: fields.map((_, index) => 10 + index) }
  return { input: flat, sealed: await sealPdf(flat) }
}

async function expectToHold(deed: Awaited<ReturnType<typeof sealedForm>>) {
  const report = await judgeSealed(deed)
  expect(report).toMatchObject({ verdict: 'holds', reasons: [] })
  expect(report.notChecked).not.toContain('fields')
}

test.each<[string, string, object]>([
  ['a border', '/MK << /BC [0 0 0] >> /BS << /W 2 >>', { x: 20, y: 280, width: 50, height: 80 }],
  ['a background', '/MK << /BG [0.2] >>', { x: 20, y: 280, width: 50, height: 80 }],
  ['a circle', '/MK << /BC [0] /CA (l) >>', { x: 20, y: 280, width: 50, height: 80 }],
  ['a line below', '/MK << /BC [0] >> /BS << /S /U /W 4 >>', { x: 20, y: 356, width: 50, height: 4 }],
])('an empty field keeps %s, and the file holds', async (_, look, expected) => {
  const deed = await sealedForm([field('a', look)])
  const ink = await inkOf(deed.sealed, 1, { width: 200, height: 400 })
  const found = ink.within({ x: 0, y: 0, width: 200, height: 400 })!
  expect(distance(found, expected as typeof found)).toBeLessThanOrEqual(0.5)
  await expectToHold(deed)
})

test('a look stands in its place on a page that is turned and cut', async () => {
  const look = field('a', '/MK << /BG [0] >>')
  const deed = await sealedForm([look], '/Rotate 90 /CropBox [10 20 110 220] /UserUnit 2')
  const size = { width: 400, height: 200 }
  const found = (await inkOf(deed.sealed, 1, size)).within({ x: 0, y: 0, ...size })!
  expect(distance(found, { x: 40, y: 20, width: 160, height: 100 })).toBeLessThanOrEqual(0.5)
  await expectToHold(deed)
})

test.each<[string, string]>([
  ['a border without a width', '/MK << /BC [0] >> /BS << /W 0 >>'],
  ['a border of an absurd width', '/MK << /BC [0] >> /BS << /W 500 >>'],
  ['nothing', ''],
])('nothing is drawn for a field with %s, and the file holds', async (_, look) => {
  const deed = await sealedForm([field('a', look)])
  const ink = await inkOf(deed.sealed, 1, { width: 200, height: 400 })
  expect(ink.within({ x: 0, y: 0, width: 200, height: 400 })).toBeUndefined()
  await expectToHold(deed)
})

test('a file does not hold if the seal draws other looks than the removed fields had', async () => {
  const deed = await sealedForm([
    field('a', '/MK << /BG [0.5 0.25 0.75] /BC [0] >>'),
    field('b', '/MK << /BC [0] /CA (l) >>').replace('/Rect [20 40 70 120]', rectangle(100, 40, 150, 90)),
  ])
  await expectToHold(deed)
  const text = Buffer.from(deed.sealed).toString('latin1')
  const identity = await newIdentity()
  const judge = async (from: string, to: string) => {
    expect(text.split(from)).toHaveLength(2)
    const forged = Buffer.from(text.replace(from, to.padEnd(from.length)), 'latin1')
    return verifySeal(await signAgain(forged, identity), { trusted: [identity.der] })
  }
  expect(await judge('0.5 0.25 0.75 rg', '0.5 0.25 0.75 rg')).toMatchObject({ verdict: 'holds' })
  expect(await judge('0.5 0.25 0.75 rg', '1 1 1 rg')).toMatchObject(wrong)
  expect(await judge('20 40 50 80 re\nf', '20 40 50 99 re\nf')).toMatchObject(wrong)
  expect(await judge('20 40 50 80 re\nf', '0 0 200 400 re\nf')).toMatchObject(wrong)
  expect(await judge('20 40 50 80 re\nf', '20 40 50 80 re\nS')).toMatchObject(wrong)
  expect(await judge('20 40 50 80 re\nf', '')).toMatchObject(wrong)
  expect(await judge('/Artifact BMC\nq', '/Artifact BMC\nQ')).toMatchObject(wrong)
})
