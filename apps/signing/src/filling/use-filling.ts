import { useEffect, useState } from 'preact/hooks'
import type { Filling } from './filling.ts'

/** Draws the view again when something has been filled in. */
export function useFilling(filling: Filling | undefined): void {
  const [, setVersion] = useState(0)
  useEffect(() => filling?.subscribe(() => setVersion((version) => version + 1)), [filling])
}
