import { useEffect, useState } from 'preact/hooks'

/** Loads what a view needs once, such as a part of the program. */
export function useLoaded<Loaded>(load: () => Promise<Loaded>) {
  // An object, because a loaded component is a function, which the state would call.
  const [loaded, setLoaded] = useState<{ value: Loaded }>()
  const [hasFailed, setFailed] = useState(false)
  useEffect(() => {
    let isEnded = false
    load().then(
      (value) => isEnded || setLoaded({ value }),
      () => isEnded || setFailed(true),
    )
    return () => void (isEnded = true)
  }, [])
  return { loaded: loaded?.value, hasFailed }
}
