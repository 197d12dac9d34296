import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { arePagesAlike, describeFields } from '../src/describe-signing.ts'
import { type EvidenceField, texts, verifySeal } from '../src/index.ts'

const report = await verifySeal(readFileSync(new URL('fixtures/hash-version-1.pdf', import.meta.url)))

test('the pages are said to show the fields only if they were compared and are alike', () => {
  expect(arePagesAlike(report)).toBe(true)
  expect(arePagesAlike({ ...report, reasons: [{ code: 'fields_mismatch' }] })).toBe(false)
  expect(arePagesAlike({ ...report, notChecked: ['fields'] })).toBe(false)
})

test('fields without a value are named, with all their pages', () => {
  const signature = report.parties.find(({ party }) => (party.signature?.fields?.length ?? 0) > 1)!.party.signature!
  const emptied = signature.fields!.map((field): EvidenceField => ({ ...field, value: null, shown: '' }))
  const values = describeFields({ ...signature, fields: emptied }, texts.EN).map(({ value }) => value)
  const unlabelled = emptied.map((field) => ({ ...field, label: null, type: 'NUMBER' as const, page: 2 }))
  const [first] = describeFields({ ...signature, fields: unlabelled }, texts.EN)
  // The signature pages say the same.
  expect(first!.name).toBe('Number (page 2)')
  expect(new Set(values)).toEqual(new Set(['left empty', 'not ticked']))
  const [field] = signature.fields!
  const otherPlaces = [3, 2, 3].map((page) => ({ page, box: field!.box }))
  const repeated = { ...field!, page: 1, label: 'Rent', otherPlaces }
  const names = [texts.EN, texts.SV].map((t) => describeFields({ ...signature, fields: [repeated] }, t)[0]!.name)
  expect(names).toEqual(['Rent (pages 1, 2, 3)', 'Rent (sidorna 1, 2, 3)'])
})
