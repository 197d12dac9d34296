import { expect, test } from 'vitest'
import { FieldNames, partyOf } from '#work/inspection/form/name-field.ts'

test.each([
  ['rent', '1', 'rent'],
  ['party2.rent', '2', 'rent'],
  ['party012.lease.rent', '12', 'lease.rent'],
  ['party0.rent', '1', 'party0.rent'],
  ['party2.', '1', 'party2.'],
  ['Tenant.rent', 'TENANT', 'rent'],
  ['tenant.lease.rent', 'TENANT', 'lease.rent'],
  ['tenant_rent', '1', 'tenant_rent'],
  ['landlord.rent', '1', 'landlord.rent'],
])('the field %j belongs to party %j and is its %j', (name, partyReference, rest) => {
  expect(partyOf(name, ['TENANT', ''])).toEqual({ partyReference, rest })
})

test.each([
  ['rent', 'rent'],
  ['form1[0].page1[0].rent[0]', 'form1.page1.rent'],
  ['rent[1]', 'rent_1'],
  ['Månadshyra (kr)', 'Manadshyra_kr'],
  ['', 'field'],
  [`group.${'a'.repeat(70)}`, 'a'.repeat(60)],
])('the name %j becomes %j', (given, expected) => {
  expect(new FieldNames().nameFor('1', given)).toBe(expected)
})

test('no party has two fields with the same name', () => {
  const names = new FieldNames()
  expect(['rent', 'rent', 'rent_2', 'rent'].map((name) => names.nameFor('1', name))).toEqual([
    'rent',
    'rent_2',
    'rent_2_2',
    'rent_3',
  ])
  expect(names.nameFor('2', 'rent')).toBe('rent')
  const long = Array.from({ length: 12 }, () => names.nameFor('1', 'a'.repeat(60)))
  expect(new Set(long).size).toBe(12)
  expect(Math.max(...long.map(({ length }) => length))).toBe(60)
})
