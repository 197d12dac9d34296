import { useEffect, useState } from 'preact/hooks'

/** True while the window fits the condition, in the words of CSS. */
export function useMatches(condition: string): boolean {
  const [matches, setMatches] = useState(() => matchMedia(condition).matches)
  useEffect(() => {
    const list = matchMedia(condition)
    const follow = () => setMatches(list.matches)
    follow()
    list.addEventListener('change', follow)
    return () => list.removeEventListener('change', follow)
  }, [])
  return matches
}
