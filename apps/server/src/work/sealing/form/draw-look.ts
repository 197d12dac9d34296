import { PdfArray, type PdfDict, PdfNumber, type PdfObject, PdfRef, PdfString } from '@libpdf/core'
import { decodeString } from '@paraph/verify'
import type { Resolve } from '#platform/pdf/read/page-tree.ts'

/** In points. */
const WIDEST_BORDER = 12
/** The mark of a round button. */
const CIRCLE = 'l'
/** How far the handles of a curve are from its ends, so that four curves look like a circle. */
const HANDLE = 0.5523

type Box = [left: number, bottom: number, right: number, top: number]

/**
 * Returns the operators that draw the background and the border of a widget, in the coordinates of its page. Without them, nobody would see the box
 * that a party has left empty.
 */
export function drawLook(widget: PdfDict, resolve: Resolve): string {
  const look = widget.getDict('MK', resolve)
  const [a, b, c, d] = numbersOf(widget.getArray('Rect', resolve), resolve)
  if (!look || a === undefined || b === undefined || c === undefined || d === undefined) return ''
  const box: Box = [Math.min(a, c), Math.min(b, d), Math.max(a, c), Math.max(b, d)]
  const mark = look.get('CA', resolve)
  const path = mark instanceof PdfString && decodeString(mark.bytes) === CIRCLE ? ellipse : rectangle
  const style = widget.getDict('BS', resolve)
  const width = style?.getNumber('W', resolve)?.value ?? borderWidth(widget, resolve)
  const background = colorOf(look.getArray('BG', resolve), resolve, ['g', 'rg', 'k'])
  const border = width > 0 && width <= WIDEST_BORDER && colorOf(look.getArray('BC', resolve), resolve, ['G', 'RG', 'K'])
  const operators: string[] = []
  if (background) operators.push(background, path(box, 0), 'f')
  if (border && style?.getName('S', resolve)?.value === 'U') {
    operators.push(border, `${number(width)} w`, line(box, width / 2), 'S')
  } else if (border) operators.push(border, `${number(width)} w`, path(box, width / 2), 'S')
  return operators.join('\n')
}

/** Returns the width in the older entry for borders, where it is the third number. */
function borderWidth(widget: PdfDict, resolve: Resolve): number {
  const [, , width = 1] = numbersOf(widget.getArray('Border', resolve), resolve)
  return width
}

function colorOf(array: PdfArray | undefined, resolve: Resolve, [gray, rgb, cmyk]: string[]): string | undefined {
  const parts = numbersOf(array, resolve).map((part) => Math.max(0, Math.min(1, part)))
  const operator = { 1: gray, 3: rgb, 4: cmyk }[parts.length]
  return operator && `${parts.map(number).join(' ')} ${operator}`
}

function numbersOf(array: PdfArray | undefined, resolve: Resolve): number[] {
  const items = array instanceof PdfArray && array.length <= 4 ? [...array] : []
  return items.map((item: PdfObject | null) => {
    const value = item instanceof PdfRef ? resolve(item) : item
    return value instanceof PdfNumber ? value.value : 0
  })
}

function rectangle([left, bottom, right, top]: Box, inset: number): string {
  const [width, height] = [right - left - 2 * inset, top - bottom - 2 * inset]
  return `${[left + inset, bottom + inset, width, height].map(number).join(' ')} re`
}

function line([left, bottom, right]: Box, inset: number): string {
  const y = number(bottom + inset)
  return `${number(left)} ${y} m ${number(right)} ${y} l`
}

function ellipse([left, bottom, right, top]: Box, inset: number): string {
  const [x, y] = [(left + right) / 2, (bottom + top) / 2]
  const [across, up] = [(right - left) / 2 - inset, (top - bottom) / 2 - inset]
  const [dx, dy] = [across * HANDLE, up * HANDLE]
  const curve = (...numbers: number[]) => `${numbers.map(number).join(' ')} c`
  return [
    `${number(x + across)} ${number(y)} m`,
    curve(x + across, y + dy, x + dx, y + up, x, y + up),
    curve(x - dx, y + up, x - across, y + dy, x - across, y),
    curve(x - across, y - dy, x - dx, y - up, x, y - up),
    curve(x + dx, y - up, x + across, y - dy, x + across, y),
  ].join('\n')
}

// -0 becomes 0.
const number = (value: number) => `${Number(value.toFixed(3)) + 0}`
