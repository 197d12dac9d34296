import { expect, test } from 'vitest'
import { breaksAfter } from '../src/reader/text/paragraphs.ts'
import { type TextItem, withWholeWords } from '../src/reader/file/text-items.ts'

const SIZE = 11

interface Placed {
  str: string
  x?: number
  y: number
  width?: number
  size?: number
  hasEOL?: boolean
}

/** An item as pdf.js makes it. A letter is half as wide as it is high. */
const item = ({ str, x = 60, y, size = SIZE, width = (str.length * size) / 2, hasEOL = true }: Placed) =>
  ({
    str,
    dir: 'ltr',
    width,
    height: size,
    transform: [size, 0, 0, size, x, y],
    fontName: 'f',
    hasEOL,
  }) as TextItem

/** What the text view shows. */
const textOf = (items: TextItem[]) => {
  const breaks = breaksAfter(items)
  return items.map(({ str }, index) => str + breaks[index]!).join('')
}
const lines = (...texts: (string | (Partial<Placed> & { str: string }))[]) =>
  textOf(
    texts.map((text, index) => item({ y: 700 - 14 * index, ...(typeof text === 'string' ? { str: text } : text) })),
  )

test('lines of one paragraph are joined, and a line with room for the next word ends its paragraph', () => {
  expect(
    lines(
      'The tenant rents the flat for one year, from',
      'the first of May. The rent is paid in ad-',
      'vance.',
      'The landlord keeps the flat in good repair.',
    ),
  ).toBe(
    'The tenant rents the flat for one year, from the first of May. The rent is paid in ad-vance.\nThe landlord keeps the flat in good repair.',
  )
})

test('a wider gap, a larger letter, an indented first line, and each entry of a list begin a paragraph', () => {
  const full = 'This line is as long as the column is wide, no'
  expect(lines(full, { str: 'more, and this is far below it.', y: 660 })).toBe(
    `${full}\n\nmore, and this is far below it.`,
  )
  expect(lines({ str: full, size: 11 }, { str: 'A heading of large letters that is as long', size: 16 })).toMatch(
    /no\n+A heading/,
  )
  expect(lines(full, { str: 'This begins a paragraph', x: 80 })).toMatch(/no\nThis/)
  for (const sign of ['1.', '2.1', 'a)', '(ii)', '•', '–', '§'])
    expect(lines(full, `${sign} an entry of a list`), sign).toBe(`${full}\n${sign} an entry of a list`)
  // The second line of an entry stands below its text.
  expect(lines('1. The tenant pays the rent on the first day of', { str: 'each month.', x: 78 })).toBe(
    '1. The tenant pays the rent on the first day of each month.',
  )
})

test('rows of a table, columns and turned text stay as they are', () => {
  const row = (name: string, price: string, y: number) => [
    item({ str: name, y, hasEOL: false }),
    item({ str: ' ', y, x: 200, width: 100, hasEOL: false }),
    item({ str: price, x: 300, y }),
  ]
  expect(textOf([...row('Rent', '9 500 SEK', 700), ...row('Deposit', '19 000 SEK', 686)])).toBe(
    'Rent 9 500 SEK\nDeposit 19 000 SEK',
  )
  expect(
    lines(
      { str: 'The end of the first column, which is as long', y: 80 },
      { str: 'and the second one', x: 320, y: 700 },
    ),
  ).toMatch(/long\n\nand/)
  const turned = item({ str: 'A text at the edge of the page', y: 700 })
  turned.transform = [0, 11, -11, 0, 60, 700]
  expect(textOf([turned, item({ str: 'of the page', y: 686 })])).toBe('A text at the edge of the page\nof the page')
})

test('the parts of a word that the file draws apart are one item, and words, lines and other sizes stay apart', () => {
  const parts = [
    item({ str: 'The ', x: 60, y: 700, width: 22, hasEOL: false }),
    item({ str: 'fl', x: 82, y: 700, width: 8, hasEOL: false }),
    item({ str: 'at', x: 90.2, y: 700, width: 11, hasEOL: false }),
    item({ str: '2', x: 101.2, y: 704, width: 4, size: 7, hasEOL: false }),
    item({ str: 'far', x: 140, y: 700, width: 16 }),
    item({ str: 'below', x: 156, y: 686, width: 27 }),
  ]
  const whole = withWholeWords(parts)
  expect(whole.map(({ str }) => str)).toEqual(['The ', 'flat', '2', 'far', 'below'])
  expect(whole[1]!.width).toBeCloseTo(19.2)
})

test('a page of very many lines is read in a moment', () => {
  const many = Array.from({ length: 50_000 }, (_, index) => item({ str: 'a', y: 1_000_000 - index }))
  expect(breaksAfter(many)).toHaveLength(50_000)
})
