import { expect, test } from 'vitest'
import { type PageSizes } from '#platform/pdf/facts/page-sizes.ts'
import { papers } from '@paraph/typesetter/layout/papers.ts'
import { paperOf } from '#platform/pdf/facts/paper.ts'

test.each<[string, keyof typeof papers, PageSizes]>([
  ['A4', 'A4', [[3, 595.276, 841.89]]],
  ['A4 landscape, with rounded sides', 'A4', [[1, 842, 595]]],
  ['Letter', 'LETTER', [[1, 612, 792]]],
  ['Legal', 'LETTER', [[1, 612, 1008]]],
  ['slides', 'A4', [[9, 960, 540]]],
  ['a receipt', 'A4', [[1, 204, 900]]],
  [
    'a cover of Letter and more pages of A4, some of them landscape',
    'A4',
    [
      [2, 612, 792],
      [2, 595.28, 841.89],
      [1, 841.89, 595.28],
    ],
  ],
])('%s is printed on %s', (_, paper, sizes) => {
  expect(paperOf(sizes)).toBe(papers[paper])
})
