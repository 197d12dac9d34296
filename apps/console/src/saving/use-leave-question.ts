import { useEffect, useRef } from 'preact/hooks'

/** Lets the browser ask before the page is left or loaded again, while something would be lost with it. */
export function useLeaveQuestion(isUnsaved: () => boolean): void {
  const last = useRef(isUnsaved)
  last.current = isUnsaved
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => {
      if (last.current()) event.preventDefault()
    }
    addEventListener('beforeunload', ask)
    return () => removeEventListener('beforeunload', ask)
  }, [])
}
