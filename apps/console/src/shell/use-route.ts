import { useEffect, useState } from 'preact/hooks'
import { type Route, routeOf } from '../routes.ts'

/** Returns what the address shows, and follows it. */
export function useRoute(): Route {
  const [route, setRoute] = useState(() => routeOf(location.hash))
  useEffect(() => {
    const follow = () => setRoute(routeOf(location.hash))
    addEventListener('hashchange', follow)
    return () => removeEventListener('hashchange', follow)
  }, [])
  return route
}
