import { useEffect, useState } from 'preact/hooks'

/** Loads something. `loaded` is what it has loaded before. */
export interface Loader<Loaded> {
  (): Promise<Loaded>
  loaded?: Loaded
}

/** Makes a loader that can be called before a view needs what it loads. The view then shows that at once. */
export function makeLoader<Loaded>(load: () => Promise<Loaded>): Loader<Loaded> {
  const loader: Loader<Loaded> = async () => (loader.loaded = await load())
  return loader
}

/** Loads what a view needs once, such as a part of the program. */
export function useLoaded<Loaded>(load: Loader<Loaded>) {
  // An object, because a loaded component is a function, which the state would call.
  const [loaded, setLoaded] = useState<{ value: Loaded } | undefined>(load.loaded && { value: load.loaded })
  const [hasFailed, setFailed] = useState(false)
  useEffect(() => {
    if (loaded) return
    let isEnded = false
    load().then(
      (value) => isEnded || setLoaded({ value }),
      () => isEnded || setFailed(true),
    )
    return () => void (isEnded = true)
  }, [])
  return { loaded: loaded?.value, hasFailed }
}
