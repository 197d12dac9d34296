import { useEffect, useState } from 'preact/hooks'

/** The width of the element without its borders and scroll bar, in CSS pixels. */
export function useWidth(element: { current: HTMLElement | null }): number {
  const [width, setWidth] = useState(0)
  useEffect(() => {
    const measured = element.current!
    const measure = () => setWidth(measured.clientWidth)
    const observer = new ResizeObserver(measure)
    observer.observe(measured)
    measure()
    return () => observer.disconnect()
  }, [])
  return width
}
