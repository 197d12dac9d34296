import type { Field, PartyWithSigningUrl } from '@paraph/client'
import { expect, test } from 'vitest'
import { doubtsOf } from '../src/document/draft/review/doubts-of.ts'

const party = (id: string, fields: Partial<PartyWithSigningUrl> = {}) =>
  ({
    id,
    name: id,
    email: `${id}@example.com`,
    phone: null,
    requiredSignature: 'DRAWING',
    deliveryMethod: 'EMAIL',
    twoStepVerification: null,
    ...fields,
  }) as PartyWithSigningUrl
const field = (partyId: string | null, type: Field['type'], x = 0.1, y = 0.1) =>
  ({ id: `${type} ${x}`, name: type, partyId, type, page: 1, box: { x, y, width: 0.3, height: 0.1 } }) as Field
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
