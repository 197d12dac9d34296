import type { Field, PartyWithSigningUrl } from '@paraph/client'
import { expect, test } from 'vitest'
import { doubtsOf } from '../src/document/draft/review/doubts-of.ts'

const party = (id: string, fields: Partial<PartyWithSigningUrl> = {}) =>
  ({
    id,
    name: id,
    role: 'SIGNER',
    email: `${id}@example.com`,
    phone: null,
    requiredSignature: 'DRAWING',
    deliveryMethod: 'EMAIL',
    twoStepVerification: null,
    ...fields,
  }) as PartyWithSigningUrl
const field = (partyId: string | null, type: Field['type'], x = 0.1, y = 0.1) =>
  ({
    id: `${type} ${x}`,
    name: type,
    label: type,
    required: true,
    partyId,
    type,
    page: 1,
    box: { x, y, width: 0.3, height: 0.1 },
  }) as Field
const doubts = (parties: PartyWithSigningUrl[], fields: Field[] = []) => doubtsOf({ pages: 1, parties, fields })

test.each([
  ['two people with addresses of their own', [party('anna'), party('bo')]],
  [
    'the same address that gets no message',
    ['anna', 'bo'].map((id) => party(id, { email: 'a@b.se', deliveryMethod: 'NONE' })),
  ],
  ['people without an address', ['anna', 'bo'].map((id) => party(id, { email: null }))],
])('nothing is doubtful about %s', (_, parties) => {
  expect(doubts(parties)).toEqual([])
})

test('the same address of two messages is doubtful, without regard to capital letters', () => {
  const parties = [party('anna'), party('bo', { email: 'Anna@example.com' }), party('cia')]
  expect(doubts(parties)).toEqual([{ kind: 'sameAddress', address: 'anna@example.com', parties: parties.slice(0, 2) }])
  const phones = ['anna', 'bo'].map((id) => party(id, { phone: '+46701740605', deliveryMethod: 'SMS' }))
  expect(doubts(phones)).toMatchObject([{ kind: 'sameAddress', address: '+46701740605' }])
})

test('fields without a place for the drawn signature are doubtful', () => {
  const anna = party('anna')
  expect(doubts([anna], [field('anna', 'TEXT')])).toEqual([{ kind: 'noPlace', party: anna }])
  expect(doubts([anna], [field('anna', 'TEXT'), field('anna', 'SIGNATURE', 0.5)])).toEqual([])
  expect(doubts([party('anna', { requiredSignature: 'CLICK_TO_SIGN' })], [field('anna', 'TEXT')])).toEqual([])
})

test('fields that cover each other, leave the page or belong to nobody are counted', () => {
  const fields = [
    field('anna', 'SIGNATURE'),
    field('anna', 'TEXT', 0.2),
    field('anna', 'DATE', 0.9, 0.5),
    field(null, 'NAME', 0.5, 0.8),
  ]
  expect(doubts([party('anna')], fields)).toEqual([{ kind: 'fields', count: 4 }])
})

test('a person who signs without a field is doubtful if others have fields', () => {
  const parties = [party('anna'), party('bo'), party('cia', { role: 'REVIEWER', requiredSignature: 'NONE' })]
  expect(doubts(parties)).toEqual([])
  expect(doubts(parties, [field('anna', 'SIGNATURE')])).toEqual([{ kind: 'noFields', parties: [parties[1]] }])
})

test.each([
  ['a@gmial.com', 'a@gmail.com'],
  ['a@exmaple.com', 'a@example.com'],
  ['a@berg.no', undefined],
  ['a@hotmail.se', undefined],
  ['a@mac.com', undefined],
])('%s looks like %s', (email, meant) => {
  const odd = party('bo', { email })
  expect(doubts([party('anna'), odd])).toEqual(meant ? [{ kind: 'mistyped', party: odd, meant }] : [])
  // A person whose delivery method is NONE gets no e-mail, so the address does not matter.
  expect(doubts([party('anna'), { ...odd, deliveryMethod: 'NONE' }])).toEqual([])
})

test('fields that must be filled in and say nothing but their type are counted', () => {
  const bare = { label: null }
  const signature = field('anna', 'SIGNATURE')
  const asked = [
    { ...field('anna', 'TEXT', 0.5), ...bare },
    { ...field('anna', 'NUMBER', 0.1, 0.5), ...bare },
  ]
  const optional = { ...field('anna', 'TEXT', 0.1, 0.8), ...bare, required: false }
  const named = { ...field('anna', 'NAME', 0.5, 0.8), ...bare }
  expect(doubts([party('anna')], [signature, ...asked, optional, named])).toEqual([{ kind: 'noLabels', count: 2 }])
})
