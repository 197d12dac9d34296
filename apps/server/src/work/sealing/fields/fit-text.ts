import type { FontStyle } from '../pages/fonts/font-catalogue.ts'
import { quoted } from '../pages/text/inline.ts'
import type { Line } from '../pages/text/line.ts'
import { setText } from '../pages/text/paragraph.ts'

/** Font sizes in points. */
const LARGEST = 12
const SMALLEST = 4
const STEP = 0.5
const LEADING = 1.2

interface Room {
  width: number
  height: number
}

interface Look {
  style: FontStyle
  color: string
  /** The largest size of the font, in points. */
  largest?: number
}

/**
 * The text at the largest size that fits. Text that does not fit at the smallest size is cut: the signature pages have all of it. In a box that is
 * lower than a line of the smallest size, the text is smaller, so that it stands in the box.
 */
export async function fitText(text: string, room: Room, multiline: boolean, look: Look): Promise<Line[]> {
  const { largest = LARGEST, style, color } = look
  const smallest = Math.min(SMALLEST, room.height / LEADING)
  const paragraphs = multiline ? text.split('\n') : [text]
  const setAt = async (size: number): Promise<Line[]> => {
    const width = multiline ? room.width : Infinity
    const lines: Line[] = []
    for (const paragraph of paragraphs) {
      lines.push(...(await setText(quoted(paragraph), { style, color, size, leading: LEADING }, width)))
      if (heightOfLines(lines) > room.height) break
    }
    return lines
  }
  const fits = (lines: Line[]) => heightOfLines(lines) <= room.height && lines.every(({ width }) => width <= room.width)

  // Numbers of steps above the smallest size. The first fits and the second does not.
  let [low, high] = [-1, Math.floor((largest - smallest) / STEP) + 1]
  let best: Line[] | undefined
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2)
    const lines = await setAt(smallest + middle * STEP)
    if (fits(lines)) [low, best] = [middle, lines]
    else high = middle
  }
  return best ?? (await setAt(smallest))
}

export function heightOfLines(lines: Line[]): number {
  return lines.reduce((sum, { height }) => sum + height, 0)
}
