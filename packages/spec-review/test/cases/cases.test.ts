import { expect, test } from 'vitest'
import { adviceFor } from '../../src/comment/advice.ts'
import { breaks } from './breaks.ts'
import { refactorings } from './refactorings.ts'
import { compareSpecs, highestImpact } from '../../src/compare/compare.ts'
import { labelOf } from '../../src/comment/label.ts'

const classes = Object.entries({ ...breaks, ...refactorings }).map(([name, cases]) => ({ name, cases }))

test.each(classes)('$name: each of at least 20 changes gets the rating that a person gave it', ({ cases }) => {
  const rated = cases.map(({ title, rating, base, revision }) => {
    const changes = compareSpecs(base, revision)
    return {
      title,
      rating,
      got: highestImpact(changes) ?? 'none',
      changes: changes.map(({ message }) => message).join(' '),
    }
  })
  expect(rated.filter(({ rating, got }) => rating !== got)).toEqual([])
  expect(new Set(cases.map(({ title }) => title)).size).toBeGreaterThanOrEqual(20)
})

test.each(classes)('$name: every break gets advice that names the place and the side', ({ cases }) => {
  for (const { base, revision } of cases) {
    const found = compareSpecs(base, revision).filter(({ impact }) => impact === 'major')
    const lines = adviceFor(found.map((change) => ({ ...change, label: labelOf(change, base, revision) })))
    for (const line of lines) {
      expect(line).not.toMatch(/``|undefined|\[object|can’t rate|, : |`\d+`/)
      expect(line).toMatch(/^\*\*[A-Z].+\*\*, .+: [A-Z].+\.$/)
    }
    const isOfSide = found.some(({ side }) => side)
    expect(/ in a (request|response)\*\*/.test(lines.join())).toBe(isOfSide)
  }
})
