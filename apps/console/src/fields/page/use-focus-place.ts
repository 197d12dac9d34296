import { useEffect, useLayoutEffect, useRef } from 'preact/hooks'

interface FocusPlaceOptions {
  /** The rectangle that gets the focus. */
  toFocus: string | undefined
  focused: (id: string) => void
}

/** Focuses a rectangle as soon as it is shown, and scrolls only if the middle of it is hidden: what a pointer has placed stays under the pointer. */
export function useFocusPlace(frame: { current: HTMLElement | null }, { toFocus, focused }: FocusPlaceOptions): void {
  useKeptFocus(frame)
  useEffect(() => {
    if (!toFocus) return
    const box = frame.current?.querySelector<HTMLElement>(`[data-place="${toFocus}"]`)
    box?.focus({ preventScroll: true })
    if (box && !isInView(box)) box.scrollIntoView({ block: 'nearest' })
    focused(toFocus)
  }, [toFocus])
}

/** When the field that has the focus goes, by a key, by Undo, or in another tab, the pages get the focus, so that the next key still reaches the editor. */
function useKeptFocus(frame: { current: HTMLElement | null }): void {
  const last = useRef<Element>(null)
  useLayoutEffect(() => {
    const { activeElement, body } = document
    const isLost = last.current?.isConnected === false && activeElement === body
    if (isLost) frame.current?.focus({ preventScroll: true })
    last.current = frame.current?.contains(activeElement) ? activeElement : null
  })
}

function isInView(box: HTMLElement): boolean {
  const { left, top, width, height } = box.getBoundingClientRect()
  const shown = document.elementFromPoint(left + width / 2, top + height / 2)
  return shown?.closest('.sheet') === box.closest('.sheet')
}
