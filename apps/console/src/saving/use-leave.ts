import { useEffect, useRef } from 'preact/hooks'

/** Saves when the page or the view is left. */
export function useLeave(save: () => void): void {
  const last = useRef(save)
  last.current = save
  useEffect(() => {
    const saveNow = () => last.current()
    addEventListener('pagehide', saveNow)
    return () => {
      removeEventListener('pagehide', saveNow)
      saveNow()
    }
  }, [])
}
