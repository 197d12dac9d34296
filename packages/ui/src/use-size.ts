import { useEffect, useState } from 'preact/hooks'

type Measured = { current: HTMLElement | null }

/** The width of the element without its borders and scroll bar, in CSS pixels. */
export const useWidth = (element: Measured) => useSize(element, ({ clientWidth }) => clientWidth)

/** The height of the element with its borders, in CSS pixels. */
export const useHeight = (element: Measured) => useSize(element, ({ offsetHeight }) => offsetHeight)

function useSize(element: Measured, sizeOf: (element: HTMLElement) => number): number {
  const [size, setSize] = useState(0)
  useEffect(() => {
    const measured = element.current!
    const measure = () => setSize(sizeOf(measured))
    const observer = new ResizeObserver(measure)
    observer.observe(measured)
    measure()
    return () => observer.disconnect()
  }, [])
  return size
}
