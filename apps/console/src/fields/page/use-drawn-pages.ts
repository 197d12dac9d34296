import { useEffect, useState } from 'preact/hooks'
import { drawnPages } from '../model/drawn-pages.ts'

/** Which thumbnails of the rail have a drawing. */
export function useDrawnPages(rail: { current: HTMLElement | null }, pages: number): ReadonlySet<number> {
  const [drawn, setDrawn] = useState<readonly number[]>([])
  useEffect(() => {
    const inView = new Set<number>()
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          const page = Number((target as HTMLElement).dataset['thumbnail'])
          inView.delete(page)
          if (isIntersecting) inView.add(page)
        }
        setDrawn((before) => drawnPages(before, inView))
      },
      { root: rail.current, rootMargin: '50% 0px' },
    )
    for (const thumbnail of rail.current!.querySelectorAll('[data-thumbnail]')) observer.observe(thumbnail)
    return () => observer.disconnect()
  }, [pages])
  return new Set(drawn)
}
