import { useEffect, useState } from 'preact/hooks'
import { observe } from '@paraph/ui/observe.ts'

export interface PlaceProps {
  number: number
  /** True if the page should be drawn only when it is in view, because another one is drawn first. */
  isLater: boolean
  /** Called when the middle of the window is on the page. */
  onCurrent: (number: number) => void
}

/** Returns whether the page is near enough to the view to be drawn. */
export function usePlace(
  element: { current: HTMLElement | null },
  { number, isLater, onCurrent }: PlaceProps,
): boolean {
  const [isNear, setNear] = useState(false)
  useEffect(() => {
    // Downwards, so that the next page is there before the party gets to it.
    const options = { rootMargin: isLater ? '0px' : '50% 0px 100%' }
    const observer = observe(element.current!, options, ({ isIntersecting }) => setNear(isIntersecting))
    return () => observer.disconnect()
  }, [isLater])
  useEffect(() => {
    const options = { rootMargin: '-50% 0px' }
    const observer = observe(element.current!, options, ({ isIntersecting }) => isIntersecting && onCurrent(number))
    return () => observer.disconnect()
  }, [])
  return isNear
}
