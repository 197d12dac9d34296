import { useEffect, useState } from 'preact/hooks'

/** False while the browser knows that it has no connection. */
export function useOnline(): boolean {
  const [isOnline, setOnline] = useState(navigator.onLine)
  useEffect(() => {
    const follow = () => setOnline(navigator.onLine)
    addEventListener('online', follow)
    addEventListener('offline', follow)
    return () => {
      removeEventListener('online', follow)
      removeEventListener('offline', follow)
    }
  }, [])
  return isOnline
}
