import { expect, test } from 'vitest'
import { Refusals } from '../src/filling/refusals.ts'

test('a refusal holds for its own text and for what is typed behind it, and says how much fits only of the text that was saved', () => {
  const refusals = new Refusals()
  refusals.add('street', { fault: 'room', value: 'Drottninggatan 112', fitting: 12 })
  expect(refusals.of('street', 'Drottninggatan 112 B')).toMatchObject({ fault: 'room', fitting: 12 })
  refusals.update('street')
  expect(refusals.of('street', 'Drottning')).toBeUndefined()
  expect(refusals.of('street', 'Drottninggatan 112')).toMatchObject({ fitting: 12 })

  // The signature of a text that no save has reached.
  refusals.update('street')
  refusals.add('street', { fault: 'room', value: 'Kungsgatan 1, second floor' })
  expect(refusals.of('street', 'Kungsgatan 1, second floor')).not.toHaveProperty('fitting')
  expect(refusals.of('street', 'Drottninggatan 112')).toBeUndefined()
  refusals.add('street', { fault: 'room', value: 'Kungsgatan 1, second floor', fitting: 14 })
  refusals.add('street', { fault: 'room', value: 'Kungsgatan 1, second floor' })
  expect(refusals.of('street', 'Kungsgatan 1, second floor')).toMatchObject({ fitting: 14 })
})

test('another fault is forgotten with the next value', () => {
  const refusals = new Refusals()
  refusals.add('signature', { fault: 'emoji', value: true })
  expect(refusals.of('signature', true)).toMatchObject({ fault: 'emoji' })
  refusals.update('signature')
  expect(refusals.of('signature', true)).toBeUndefined()
})
