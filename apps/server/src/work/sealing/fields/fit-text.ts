import type { FontStyle } from '@paraph/typesetter/fonts/font-catalogue.ts'
import { LEADING, paddingOf, SMALLEST_TEXT } from '#domain/fields/fit-rules.ts'
import type { Fit, TextInBox } from '#platform/pdf/facts/fit-texts.ts'
import { color } from '@paraph/typesetter/layout/theme.ts'
import { quoted } from '@paraph/typesetter/text/inline.ts'
import type { Line } from '@paraph/typesetter/text/line.ts'
import { setText } from '@paraph/typesetter/text/paragraph.ts'

/** Font sizes in points. */
const LARGEST = 12
const STEP = 0.5
/** The largest size of a typed signature. */
const LARGEST_SCRIPT = 36

export interface Room {
  width: number
  height: number
}

interface Look {
  style: FontStyle
  color: string
  /** The largest size of the font, in points. */
  largest?: number
}

/** How the text of a field looks. */
export function lookOf({ isMark }: Pick<TextInBox, 'isMark'>): Look {
  return isMark
    ? { style: 'script', color: color.ink, largest: LARGEST_SCRIPT }
    : { style: 'regular', color: color.text }
}

/** Returns the room for the text in a box. */
export function roomIn(box: Room): Room {
  const padding = paddingOf(box)
  return { width: box.width - 2 * padding, height: box.height - 2 * padding }
}

const characters = new Intl.Segmenter('en', { granularity: 'grapheme' })
const emoji = /[\p{Extended_Pictographic}\p{Regional_Indicator}]/u

/**
 * Tells whether the text fits at the smallest size, so that `fitText` does not cut it, or else how much of its start fits, and whether it has an emoji
 * that would be drawn as its code.
 */
export async function fitIn({ text, multiline, isMark, ...box }: TextInBox): Promise<Fit> {
  const room = roomIn(box)
  const setAtSmallest = (start: string) =>
    setLines(start, room, multiline, { ...lookOf({ isMark }), size: smallestIn(room) })
  const lines = await setAtSmallest(text)
  if (!fits(lines, room)) {
    return longestStart(text, async (start) => fits(await setAtSmallest(start), room))
  }
  const codes = lines.flatMap(({ pieces }) => pieces.filter(({ isBoxed }) => isBoxed).map((piece) => piece.text))
  const isUnsigned = codes.some((code) => emoji.test(String.fromCodePoint(Number.parseInt(code.slice(2), 16))))
  return isUnsigned ? 'NO_SIGN' : 'FITS'
}

/** Returns how many characters at the start of the text fit. A letter with its accents, or an emoji made of several, is never parted. */
async function longestStart(text: string, isFitting: (start: string) => Promise<boolean>): Promise<number> {
  const clusters = Array.from(characters.segment(text), ({ segment }) => segment)
  const startOf = (count: number) => clusters.slice(0, count).join('')
  // Numbers of clusters. The first fits and the second does not.
  let [low, high] = [0, clusters.length]
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2)
    if (await isFitting(startOf(middle))) low = middle
    else high = middle
  }
  return [...startOf(low)].length
}

/**
 * The text at the largest size that fits. A text that does not fit at the smallest size is refused before it is signed. If such a text was signed in an
 * earlier version, it is cut here, and the signature pages have all of it.
 */
export async function fitText(text: string, room: Room, multiline: boolean, look: Look): Promise<Line[]> {
  const { style, color } = look
  const setAt = (size: number) => setLines(text, room, multiline, { style, color, size })
  return largestThatFits(look, room, setAt, (lines) => fits(lines, room))
}

/** Returns each character at the largest size at which all of them fit in cells of this size. */
export async function fitCells(characters: string[], cell: Room, look: Look): Promise<Line[]> {
  const { style, color } = look
  const setAt = async (size: number) => {
    const lines = characters.map((character) => setLines(character, cell, false, { style, color, size }))
    return (await Promise.all(lines)).flat()
  }
  return largestThatFits(look, cell, setAt, (lines) => lines.every((line) => fits([line], cell)))
}

async function largestThatFits(
  { largest = LARGEST }: Look,
  room: Room,
  setAt: (size: number) => Promise<Line[]>,
  isFitting: (lines: Line[]) => boolean,
): Promise<Line[]> {
  const smallest = smallestIn(room)
  // Numbers of steps above the smallest size. The first fits and the second does not.
  let [low, high] = [-1, Math.floor((largest - smallest) / STEP) + 1]
  let best: Line[] | undefined
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2)
    const lines = await setAt(smallest + middle * STEP)
    if (isFitting(lines)) [low, best] = [middle, lines]
    else high = middle
  }
  return best ?? (await setAt(smallest))
}

/** In a box that is lower than a line of the smallest size, the text is smaller, so that it stands in the box. */
const smallestIn = (room: Room) => Math.min(SMALLEST_TEXT, room.height / LEADING)

async function setLines(
  text: string,
  room: Room,
  multiline: boolean,
  look: Pick<Look, 'style' | 'color'> & { size: number },
): Promise<Line[]> {
  const { style, color, size } = look
  const width = multiline ? room.width : Infinity
  const lines: Line[] = []
  for (const paragraph of multiline ? text.split('\n') : [text]) {
    lines.push(...(await setText(quoted(paragraph), { style, color, size, leading: LEADING }, width)))
    if (heightOfLines(lines) > room.height) break
  }
  return lines
}

function fits(lines: Line[], room: Room): boolean {
  return heightOfLines(lines) <= room.height && lines.every(({ width }) => width <= room.width)
}

export function heightOfLines(lines: Line[]): number {
  return lines.reduce((sum, { height }) => sum + height, 0)
}
