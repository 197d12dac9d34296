import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const text = readFileSync(join(import.meta.dirname, 'DECISIONS.md'), 'utf8')
const [, ...topics] = text.split(/^## /m).map((topic) => topic.trim().split('\n\n'))

test('DECISIONS.md has at most 3,500 words, so that a newcomer can read it in one sitting', () => {
  expect(text.trim().split(/\s+/).length).toBeLessThanOrEqual(3500)
})

test.each(topics)('each decision about %s has a date and a reason, and the newest stands first', (_, ...decisions) => {
  const wrong = decisions.filter((decision) => !/^\*\*\d{4}-\d\d-\d\d · [^\n]+\.\*\* [^\n]+\.$/.test(decision))
  expect(wrong).toEqual([])
  const dates = decisions.map((decision) => decision.slice(2, 12))
  expect(dates).toEqual(dates.toSorted().toReversed())
})
