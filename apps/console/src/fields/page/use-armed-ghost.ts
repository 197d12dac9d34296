import type { FieldType } from '@paraph/client'
import { useEffect, useState } from 'preact/hooks'
import type { PageSize } from '../model/editor-field.ts'
import { ghostAt, type GhostPlace } from './ghost-at.ts'

export interface ArmedGhostOptions {
  /** The element around the pages. */
  frame: { current: HTMLElement | null }
  armed: FieldType | undefined
  sizeOf: (page: number) => PageSize
}

/** While a type of field is chosen: where a click would place it. It covers nothing that was just placed. A finger does not point before it taps. */
export function useArmedGhost({ frame, armed, sizeOf }: ArmedGhostOptions): GhostPlace | undefined {
  const [ghost, setGhost] = useState<GhostPlace>()
  useEffect(() => {
    if (!armed) return setGhost(undefined)
    const ended = new AbortController()
    const move = (event: PointerEvent) => {
      // A press on a field selects it, and a pressed button draws.
      const canPlace =
        event.pointerType !== 'touch' &&
        event.buttons === 0 &&
        (event.target as Element).closest('.sheet') &&
        !(event.target as Element).closest('.field, .resize')
      setGhost(canPlace ? ghostAt(armed, event, sizeOf) : undefined)
    }
    const { signal } = ended
    frame.current!.addEventListener('pointermove', move, { signal })
    // The click places the field, so the pointer shows nothing until it moves on.
    frame.current!.addEventListener('pointerdown', () => setGhost(undefined), { signal })
    frame.current!.addEventListener('pointerleave', () => setGhost(undefined), { signal })
    return () => ended.abort()
  })
  // On a busy machine, the pointer can move before the listener knows the type that was chosen last.
  return ghost?.type === armed ? ghost : undefined
}
