import { useEffect, useState } from 'preact/hooks'

/** The condition under which `shell.css` puts the parts at the end of the window. */
const query = '(max-width: 899px) and (min-height: 481px)'

/** True if the parts of the console stand at the end of the window, so that Tab meets them after the menu of the account. */
export function useBottomBar(): boolean {
  const [isBelow, setBelow] = useState(() => matchMedia(query).matches)
  useEffect(() => {
    const list = matchMedia(query)
    const follow = () => setBelow(list.matches)
    follow()
    list.addEventListener('change', follow)
    return () => list.removeEventListener('change', follow)
  }, [])
  return isBelow
}
