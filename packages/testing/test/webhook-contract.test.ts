import { document } from '@paraph/contract'
import { expect, test } from 'vitest'
import { webhookFaults } from '../src/receivers/webhook-contract.ts'

test('an event that the spec does not allow is found', () => {
  const example = document.webhooks['party.signed'].post.requestBody.content['application/json'].examples.partySigned
  const faults = (change: object) => webhookFaults(JSON.stringify({ ...example.value, ...change }))
  expect(faults({})).toEqual([])
  const { document: of, party } = example.value.data
  expect(faults({ data: { document: of, party: { ...party, ssn: '19900101-0017' } } })).not.toEqual([])
  expect(faults({ data: { document: of } })).not.toEqual([])
  expect(faults({ type: 'document.sent' })).not.toEqual([])
  expect(faults({ note: 'x' })).not.toEqual([])
  expect(faults({ timestamp: '2026-11-21' })).not.toEqual([])
  expect(faults({ type: 'party.called' })).toEqual(['The spec has no webhook party.called.'])
})
