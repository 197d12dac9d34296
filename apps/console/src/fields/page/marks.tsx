import type { usePointers } from './use-pointers.ts'

const percent = (part: number) => `${100 * part}%`

/** What the pointer draws, and the lines into which a field has jumped. */
export function Marks({
  page,
  area,
  guides,
}: { page: number } & Pick<ReturnType<typeof usePointers>, 'area' | 'guides'>) {
  const own = guides?.page === page ? guides : undefined
  return (
    <>
      {area?.page === page && (
        <div
          class="area"
          style={{
            left: percent(area.x),
            top: percent(area.y),
            width: percent(area.width),
            height: percent(area.height),
          }}
        />
      )}
      {own?.vertical !== undefined && <div class="guide vertical" style={{ left: percent(own.vertical) }} />}
      {own?.horizontal !== undefined && <div class="guide horizontal" style={{ top: percent(own.horizontal) }} />}
    </>
  )
}
