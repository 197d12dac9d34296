import { expect, test } from 'vitest'
import { scriptSizeIn, scriptSizeToFill, scriptWidth } from '../src/pdf/font-size.ts'

/** The widths of the ink as the font file of the script has them, in parts of the size of the font. */
test.each([
  ['AL', 0.96],
  ['JF', 1.01],
  ['MM', 1.54],
  ['Wm', 1.36],
  ['Łukasz Żółw', 4.19],
  ['José Ångström', 4.96],
  ['MARIA WALLENBERG', 8.31],
  ['Wilhelm Wagner-Wimmer', 8.65],
  ['Михаил Щукин', 5.26],
  ['Maximiliana von Württemberg-Hohenzollern', 14.93],
])('all of the ink of “%s” is in its box, and it is not much smaller than the box', (text, ink) => {
  expect(scriptWidth(text)).toBeGreaterThan(ink)
  expect(scriptWidth(text)).toBeLessThan(1.2 * ink + 0.5)
})

test('a typed mark has the largest size at which it fits, and on a page at most that of the sealed file', () => {
  const box = { x: 0.1, y: 0.1, width: 0.5, height: 0.1 }
  expect(scriptSizeToFill(box, '你好')).toBe(`min(7.5cqh, ${50 / scriptWidth('你好')}cqw)`)
  expect(scriptWidth('你好')).toBeCloseTo(2.3)
  expect(scriptSizeIn(box, '你好')).toBe(`min(6cqw, ${scriptSizeToFill(box, '你好')})`)
})
