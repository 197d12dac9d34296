import type { FieldBox } from '@paraph/contract'

/** Returns the smallest rectangle around all boxes. Its sides are sums and never differences, so that rounding makes none of them zero. */
export function boxAround(boxes: FieldBox[]): FieldBox {
  const [x, y] = [Math.min(...boxes.map((box) => box.x)), Math.min(...boxes.map((box) => box.y))]
  const width = Math.max(...boxes.map((box) => box.x - x + box.width))
  const height = Math.max(...boxes.map((box) => box.y - y + box.height))
  return { x, y, width: Math.min(1, width), height: Math.min(1, height) }
}
