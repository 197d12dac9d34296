import { useEffect } from 'preact/hooks'

interface FocusPlaceOptions {
  /** The rectangle that gets the focus. */
  toFocus: string | undefined
  focused: (id: string) => void
}

/** Focuses a rectangle as soon as it is shown, and scrolls no further than it needs. */
export function useFocusPlace(frame: { current: HTMLElement | null }, { toFocus, focused }: FocusPlaceOptions): void {
  useEffect(() => {
    if (!toFocus) return
    const box = frame.current?.querySelector<HTMLElement>(`[data-place="${toFocus}"]`)
    box?.focus({ preventScroll: true })
    box?.scrollIntoView({ block: 'nearest' })
    focused(toFocus)
  }, [toFocus])
}
