import { useEffect, useState } from 'preact/hooks'
import { observe } from '../browser/observe.ts'

export interface PlaceProps {
  number: number
  /** True if the page should be drawn only when it is in view, because another one is drawn first. */
  isLater: boolean
  /** Called when the middle of the window is on the page. */
  onCurrent: (number: number) => void
}

/** Returns if the page is near enough to the view to be drawn, and if enough of it is in view to be read. */
export function usePlace(element: { current: HTMLElement | null }, { number, isLater, onCurrent }: PlaceProps) {
  const [isNear, setNear] = useState(false)
  const [isInView, setInView] = useState(false)
  useEffect(() => {
    const options = { rootMargin: isLater ? '0px' : '50% 0px' }
    const observer = observe(element.current!, options, ({ isIntersecting }) => setNear(isIntersecting))
    return () => observer.disconnect()
  }, [isLater])
  useEffect(() => {
    const observers = [
      observe(
        element.current!,
        { rootMargin: '-50% 0px' },
        ({ isIntersecting }) => isIntersecting && onCurrent(number),
      ),
      observe(element.current!, { threshold: [0, 0.25, 0.5, 0.75] }, ({ intersectionRatio, intersectionRect }) =>
        setInView(intersectionRatio >= 0.5 || intersectionRect.height >= innerHeight / 2),
      ),
    ]
    return () => observers.forEach((observer) => observer.disconnect())
  }, [])
  return { isNear, isInView }
}
