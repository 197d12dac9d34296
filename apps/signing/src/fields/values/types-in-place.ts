import { useEffect, useState } from 'preact/hooks'

/** A phone has its keyboard above the page, and letters that are too small to type in. It gets an editor at the end of the window. */
const desktop = matchMedia('(min-width: 960px) and (pointer: fine)')

/** True if the party types in the fields on the pages. */
export const typesInPlace = () => desktop.matches

export function useTypesInPlace(): boolean {
  const [isInPlace, setInPlace] = useState(typesInPlace)
  useEffect(() => {
    const update = () => setInPlace(typesInPlace())
    desktop.addEventListener('change', update)
    return () => desktop.removeEventListener('change', update)
  }, [])
  return isInPlace
}
