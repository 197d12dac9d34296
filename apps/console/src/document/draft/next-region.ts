/**
 * The region after this one or before it, round and round.
 *
 * @param current - -1 if the focus is above all regions
 */
export function nextRegion(current: number, count: number, direction: 1 | -1): number {
  if (current < 0) return direction > 0 ? 0 : count - 1
  return (current + direction + count) % count
}
