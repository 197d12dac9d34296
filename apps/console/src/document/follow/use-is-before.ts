import { useEffect, useState } from 'preact/hooks'

/** True until this time. The part of the page is drawn again when it has come. */
export function useIsBefore(time: Date | undefined): boolean {
  const [, drawAgain] = useState({})
  const at = time?.getTime() ?? 0
  useEffect(() => {
    const left = at - Date.now()
    if (left <= 0) return
    const timer = setTimeout(() => drawAgain({}), left + 1)
    return () => clearTimeout(timer)
  }, [at])
  return Date.now() < at
}
