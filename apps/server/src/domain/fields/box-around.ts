import type { FieldBox } from '@paraph/contract'

/** Returns the smallest rectangle around all boxes. */
export function boxAround(boxes: FieldBox[]): FieldBox {
  const [x, y] = [Math.min(...boxes.map((box) => box.x)), Math.min(...boxes.map((box) => box.y))]
  const right = Math.max(...boxes.map((box) => box.x + box.width))
  const bottom = Math.max(...boxes.map((box) => box.y + box.height))
  return { x, y, width: Math.min(1, right - x), height: Math.min(1, bottom - y) }
}
