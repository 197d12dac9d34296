import type { Annotation } from './annotations.ts'
import type { PageViewport } from '../file/pdf.ts'
import type { TextItem } from '../file/text-items.ts'

/** The most pieces of text to which annotations are compared. A page full of small print has about a thousand. */
const MAX_ITEMS = 20_000

/** The edges of a box on the page as it is shown, so y grows downwards. */
export interface Edges {
  left: number
  top: number
  right: number
  bottom: number
}

function edgesOf(viewport: PageViewport, points: [x: number, y: number][]): Edges {
  const shown = points.map(([x, y]) => viewport.convertToViewportPoint(x, y) as [number, number])
  const [xs, ys] = [shown.map(([x]) => x), shown.map(([, y]) => y)]
  return { left: Math.min(...xs), top: Math.min(...ys), right: Math.max(...xs), bottom: Math.max(...ys) }
}

/** @param rect - the left, lower, right and upper edge in the coordinates of the PDF. */
export function edgesOfRect(viewport: PageViewport, [x1, y1, x2, y2]: Annotation['rect']): Edges {
  return edgesOf(viewport, [
    [x1, y1],
    [x2, y2],
  ])
}

/** Returns the style of an element in the same place of the page, whatever the size of the page is. */
export function boxOf({ width, height }: PageViewport, { left, top, right, bottom }: Edges) {
  return {
    left: `${(left / width) * 100}%`,
    top: `${(top / height) * 100}%`,
    width: `${((right - left) / width) * 100}%`,
    height: `${((bottom - top) / height) * 100}%`,
  }
}

interface Line extends Edges {
  index: number
}

/**
 * Returns for each box the index of the text after which it is read, or -1 if it is read first. That is the nearest text to the left of the box. If
 * there is none, it is the text before the nearest one to the right, and without that the nearest text above.
 */
export function findPlaces(viewport: PageViewport, items: TextItem[], boxes: Edges[]): number[] {
  if (boxes.length === 0) return []
  const lines: Line[] = items
    .slice(0, MAX_ITEMS)
    .flatMap((item, index) => (item.str.trim() ? [{ index, ...edgesOfText(viewport, item) }] : []))
  return boxes.map((box) => {
    const beside = lines.filter((line) => isBeside(line, box))
    const left = nearest(beside, (line) => box.left - line.left)
    if (left) return left.index
    const right = nearest(beside, (line) => line.left - box.left)
    if (right) return right.index - 1
    const above = lines.filter((line) => middle(line) < middle(box))
    // Of the texts above, the one in the same column counts before the one that is closer.
    const inColumn = above.filter((line) => line.left < box.right && line.right > box.left)
    return nearest(inColumn.length > 0 ? inColumn : above, (line) => box.top - line.bottom, true)?.index ?? -1
  })
}

const middle = ({ top, bottom }: Edges) => (top + bottom) / 2

/** True if the text and the box are on one line: the middle of the one with less height is between the edges of the other. */
function isBeside(line: Edges, box: Edges): boolean {
  const [low, high] = line.bottom - line.top < box.bottom - box.top ? [line, box] : [box, line]
  return middle(low) > high.top && middle(low) < high.bottom
}

/** Returns the line with the smallest distance. Without `allowsOverlap`, a negative distance does not count. */
function nearest(lines: Line[], distance: (line: Line) => number, allowsOverlap = false): Line | undefined {
  let [found, smallest]: [Line | undefined, number] = [undefined, Infinity]
  for (const line of lines) {
    const length = distance(line)
    if (length <= smallest && (allowsOverlap || length >= 0)) [found, smallest] = [line, length]
  }
  return found
}

function edgesOfText(viewport: PageViewport, { transform, width, height }: TextItem): Edges {
  const [a, b, c, d, x, y] = transform as [number, number, number, number, number, number]
  const [along, up] = [width / (Math.hypot(a, b) || 1), height / (Math.hypot(c, d) || 1)]
  const corner = (right: number, above: number): [number, number] => [
    x + a * along * right + c * up * above,
    y + b * along * right + d * up * above,
  ]
  return edgesOf(viewport, [corner(0, 0), corner(1, 0), corner(0, 1), corner(1, 1)])
}
