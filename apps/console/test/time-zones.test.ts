import { findChoices } from '@paraph/ui/kit/combobox/find-choices.ts'
import { expect, test } from 'vitest'
import sv from '../texts/sv.json' with { type: 'json' }
import { zoneGroups } from '../src/settings/account/time-zones.ts'

const texts = sv.settings.account as unknown as Parameters<typeof zoneGroups>[0]
const zones = (now: string) =>
  zoneGroups(texts, new Date(now), 'America/Denver', [
    'Asia/Tokyo',
    'Europe/Copenhagen',
    'Europe/Stockholm',
    'Asia/Katmandu',
    'America/Argentina/Buenos_Aires',
  ])
const found = (words: string) =>
  findChoices(zones('2026-11-30T12:00Z'), words).flatMap(({ choices }) => choices.map(({ value }) => value))

test('the zone of the browser stands first, each zone once, and the others from west to east, with the difference of the day', () => {
  const [own, common, others] = zones('2026-11-30T12:00Z').map(({ choices }) => choices.map(({ label }) => label))
  expect(own).toEqual(['(UTC-07:00) Denver'])
  expect(common!.slice(0, 3)).toEqual(['Samma som servern', '(UTC+01:00) Stockholm', '(UTC+01:00) Oslo'])
  expect(others).toEqual(['(UTC-03:00) Buenos Aires', '(UTC+05:45) Katmandu', '(UTC+09:00) Tokyo'])
  expect(zones('2026-07-01T12:00Z')[1]!.choices[1]!.label).toBe('(UTC+02:00) Stockholm')
})

test.each([
  ['köpenhamn', ['Europe/Copenhagen']],
  ['KOPEN', ['Europe/Copenhagen']],
  ['europe/co', ['Europe/Copenhagen']],
  ['utc+9', ['Asia/Tokyo']],
  ['+5:45', ['Asia/Katmandu']],
  ['buenos aires', ['America/Argentina/Buenos_Aires']],
  ['nowhere', []],
])('%s finds %j', (words, values) => {
  expect(found(words)).toEqual(values)
})
