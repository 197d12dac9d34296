/** Milliseconds. A look-up that takes longer may hang, so the next request does not wait for it. */
const PATIENCE = 100

interface Running {
  since: number
  found: Promise<unknown>
  /** The look-up that begins when this one has ended. */
  next?: Promise<unknown>
}

/**
 * Lets the requests of one caller share look-ups. A request never joins a look-up that already runs, because it must see all earlier commits. Instead
 * it shares the next look-up with all requests that arrive until then. So the number of look-ups does not grow with the number of requests. And a
 * revoked key is refused immediately, as if each request had its own look-up.
 *
 * @returns a function that looks up a caller by its name. All look-ups of one name must have the same effect.
 */
export function shareLookUps(clock: () => number) {
  const all = new Map<string, Running>()

  const start = <T>(name: string, lookUp: () => Promise<T>): Promise<T> => {
    const found = lookUp()
    const running: Running = { since: clock(), found }
    all.set(name, running)
    const end = () => {
      if (running.next === undefined && all.get(name) === running) all.delete(name)
    }
    found.then(end, end)
    return found
  }

  return <T>(name: string, lookUp: () => Promise<T>): Promise<T> => {
    const running = all.get(name)
    if (!running || clock() - running.since > PATIENCE) return start(name, lookUp)
    const begin = () => start(name, lookUp)
    running.next ??= running.found.then(begin, begin)
    return running.next as Promise<T>
  }
}
