import type { FieldBox, Stroke } from '@paraph/contract'
import type { EvidenceField, EvidenceSignature } from '../evidence.ts'
import { type DrawnField, must } from './drawing.ts'

/** Numbers in the file have three decimals. */
const TOLERANCE = 0.01
/** In points. The service refuses text that does not fit in its box at this size. It cuts the text only if it does not know the size of the page. */
const SMALLEST_SIZE = 4

const rightToLeft = /[\u0590-\u08ff\u200f\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u
const unseen = /^[\s\p{Default_Ignorable_Code_Point}]$/u

/** The size of the visible page, in points. */
export interface View {
  width: number
  height: number
}

/** Returns the lower left corner, the width and the height of a box, in points of the visible page. */
export function boxOn({ width, height }: View, box: FieldBox): number[] {
  return [box.x * width, (1 - box.y - box.height) * height, box.width * width, box.height * height]
}

/** Checks that the page shows the field in its place. Throws if it does not. */
export function judgeField(drawn: DrawnField, field: EvidenceField, signature: EvidenceSignature, view: View): void {
  const box = boxOn(view, field.box)
  must(areNear(drawn.box, box), 'another place')
  must(drawn.actualText === field.shown.toWellFormed(), 'another text')
  const kind = kindOf(field, signature)
  must((drawn.text !== '') === (kind === 'text') || field.shown.trim() === '', 'other text on the page')
  must(drawn.lines.length > 0 === (kind === 'tick' || Array.isArray(kind)), 'other lines on the page')
  must(drawn.pictures.length === (kind === 'picture' ? 1 : 0), 'other pictures on the page')
  if (kind === 'text') judgeText(drawn, field)
  else if (kind === 'tick') must(drawn.lines.length === 1 && drawn.lines[0]!.length === 3, 'another tick')
  else if (Array.isArray(kind)) judgeStrokes(drawn.lines, kind)
  for (const picture of drawn.pictures) must(isInside(picture.box, box), 'a picture outside its box')
  for (const [left, bottom] of drawn.lines.flat())
    must(isInside([left!, bottom!, 0, 0], box), 'lines outside their box')
}

function kindOf(field: EvidenceField, signature: EvidenceSignature): 'none' | 'text' | 'tick' | 'picture' | Stroke[] {
  const { type, value, shown } = field
  if (type === 'CHECKBOX' || type === 'RADIO') return shown === '' ? 'none' : 'tick'
  if (type === 'SIGNATURE' || type === 'INITIALS') {
    if (value !== true) return 'none'
    const strokes = type === 'SIGNATURE' ? signature.strokes : signature.initials?.strokes
    if (strokes) return strokes
    if (type === 'SIGNATURE' && signature.picture) return 'picture'
  }
  return shown === '' ? 'none' : 'text'
}

/** Glyphs of a script from right to left are drawn in another order, so only their number is compared. */
function judgeText({ text, size, start, box }: DrawnField, { shown, multiline }: EvidenceField): void {
  must(!start || isInside([...start, 0, 0], box), 'text outside its box')
  const isCut = multiline && size <= SMALLEST_SIZE
  if (!rightToLeft.test(shown)) {
    const rest = restOf(text, [...shown])
    must(rest !== undefined && (isCut || rest.every((character) => unseen.test(character))), 'other text on the page')
    return
  }
  const counts = new Map<string, number>()
  const count = (character: string, step: number) => counts.set(character, (counts.get(character) ?? 0) + step)
  const codes = new Map(Array.from(shown, (character) => [codeOf(character), character]))
  const drawn = text.replaceAll(/U\+[0-9A-F]{4,6}/g, (code) => codes.get(code) ?? code)
  for (const character of shown) count(character, 1)
  for (const character of drawn) count(character, -1)
  for (const [character, left] of counts)
    must(left === 0 || unseen.test(character) || (isCut && left > 0), 'other text on the page')
}

/** Returns what remains of the expected characters after the drawn ones. Undefined if others are drawn. */
function restOf(drawn: string, expected: string[]): string[] | undefined {
  let at = 0
  for (const [index, character] of expected.entries()) {
    // Spaces are not drawn at the end of a line.
    if (character !== ' ') at += / *$/.exec(drawn.slice(at, at + 1))![0].length
    if (at === drawn.length) return expected.slice(index)
    const code = codeOf(character)
    if (drawn.startsWith(character, at)) at += character.length
    // A character that no font has, or that can't be seen, is drawn as its code in a box.
    else if (drawn.startsWith(code, at)) at += code.length
    else if (!unseen.test(character)) return undefined
  }
  return drawn.slice(at).trim() === '' ? [] : undefined
}

const codeOf = (character: string) => `U+${character.codePointAt(0)!.toString(16).toUpperCase().padStart(4, '0')}`

/** The lines must be the strokes, enlarged and moved, and turned by right angles if the field of a form is. */
function judgeStrokes(lines: number[][][], strokes: Stroke[]): void {
  const expected = strokes.map((stroke) => (stroke.length === 1 ? [stroke[0]!, stroke[0]!] : stroke))
  const isAlike = lines.length === expected.length && lines.every(({ length }, at) => length === expected[at]!.length)
  must(isAlike, 'other strokes')
  const turned = (turn: ([x, y]: number[]) => number[]) => expected.map((stroke) => stroke.map(turn))
  const all = [expected, turned(([x, y]) => [y!, -x!]), turned(([x, y]) => [-x!, -y!]), turned(([x, y]) => [-y!, x!])]
  must(
    all.some((each) => areStrokes(lines, each)),
    'other strokes',
  )
}

function areStrokes(lines: number[][][], strokes: number[][][]): boolean {
  const [from, to] = [boundsOf(strokes.flat()), boundsOf(lines.flat())]
  const scale = from.size === 0 ? 0 : to.size / from.size
  return strokes.every((points, at) =>
    points.every(([x = 0, y = 0], index) =>
      areNear(lines[at]![index]!, [to.left + (x - from.left) * scale, to.top - (y - from.bottom) * scale]),
    ),
  )
}

/** `top` is the largest y. In the strokes, it is the lowest point, because their y goes down. */
function boundsOf(points: number[][]) {
  let [left, bottom, right, top] = [Infinity, Infinity, -Infinity, -Infinity]
  for (const [x = 0, y = 0] of points) {
    ;[left, right] = [Math.min(left, x), Math.max(right, x)]
    ;[bottom, top] = [Math.min(bottom, y), Math.max(top, y)]
  }
  return { left, bottom, top, size: Math.max(right - left, top - bottom) }
}

export function areNear(a: number[], b: number[], tolerance = TOLERANCE): boolean {
  return a.length === b.length && a.every((value, index) => Math.abs(value - b[index]!) <= tolerance)
}

function isInside([x = 0, y = 0, width = 0, height = 0]: number[], [left = 0, bottom = 0, w = 0, h = 0]: number[]) {
  const [right, top] = [left + w + TOLERANCE, bottom + h + TOLERANCE]
  return x >= left - TOLERANCE && y >= bottom - TOLERANCE && x + width <= right && y + height <= top
}
