interface Point {
  x: number
  y: number
}

export interface Size {
  width: number
  height: number
}

/** CSS pixels between the drawing and the edge of the pad. */
const MARGIN = 8

export function boundsOf(lines: Point[][]) {
  const points = lines.flat()
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)]
  // Not by spreading: a drawing has up to 8,000 points, and a browser may take fewer arguments.
  const least = (values: number[]) => values.reduce((a, b) => Math.min(a, b), Infinity)
  const most = (values: number[]) => values.reduce((a, b) => Math.max(a, b), -Infinity)
  const [left, top] = [least(xs), least(ys)]
  return { left, top, width: most(xs) - left, height: most(ys) - top }
}

/**
 * Says how a drawing moves from a pad of one size to a pad of another size, for example when the phone is turned. The drawing keeps its shape, and
 * its size if there is room. Otherwise it becomes smaller, and gets its size back when there is room again.
 *
 * @param shrunk - the scale of the drawing now. It is 1 if the drawing has the size in which it was drawn.
 */
export function refit(lines: Point[][], from: Size, to: Size, shrunk: number) {
  const { left, top, width, height } = boundsOf(lines)
  const room = { width: Math.max(1, to.width - 2 * MARGIN), height: Math.max(1, to.height - 2 * MARGIN) }
  const next = Math.min(1, (room.width * shrunk) / Math.max(width, 1), (room.height * shrunk) / Math.max(height, 1))
  const scale = next / shrunk
  const place = (start: number, size: number, before: number, after: number) => {
    const middle = ((start + size / 2) / before) * after
    const half = (size * scale) / 2
    return Math.min(Math.max(middle, MARGIN + half), after - MARGIN - half) - half
  }
  const [x, y] = [place(left, width, from.width, to.width), place(top, height, from.height, to.height)]
  return {
    shrunk: next,
    move: <P extends Point>(point: P): P => ({
      ...point,
      x: x + (point.x - left) * scale,
      y: y + (point.y - top) * scale,
    }),
  }
}
