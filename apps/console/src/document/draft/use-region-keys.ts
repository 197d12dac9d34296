import { useEffect } from 'preact/hooks'
import { goToNextRegion } from './regions.ts'
import type { SidePart } from './side-tabs.tsx'

/** F6 leads from part to part, as in the programs of a desktop, and Shift and F6 lead back. */
export function useRegionKeys(show: (part: SidePart) => void): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'F6' || event.ctrlKey || event.altKey || event.metaKey) return
      if (goToNextRegion(event.shiftKey ? -1 : 1, show)) event.preventDefault()
    }
    addEventListener('keydown', onKeyDown)
    return () => removeEventListener('keydown', onKeyDown)
  }, [])
}
