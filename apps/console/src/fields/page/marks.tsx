import { percent, placeOf } from '@paraph/ui/pdf/place-of.ts'
import type { usePointers } from './use-pointers.ts'

/** What the pointer draws, and the lines into which a field has jumped. */
export function Marks({
  page,
  area,
  guides,
}: { page: number } & Pick<ReturnType<typeof usePointers>, 'area' | 'guides'>) {
  const own = guides?.page === page ? guides : undefined
  return (
    <>
      {area?.page === page && <div class="area" style={placeOf(area)} />}
      {own?.vertical !== undefined && <div class="guide vertical" style={{ left: percent(own.vertical) }} />}
      {own?.horizontal !== undefined && <div class="guide horizontal" style={{ top: percent(own.horizontal) }} />}
    </>
  )
}
