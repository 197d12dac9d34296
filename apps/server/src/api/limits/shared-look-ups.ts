/** Milliseconds. A look-up that takes longer may never end, so the next request does not wait for it. */
const PATIENCE = 100

interface Running {
  since: number
  found: Promise<unknown>
  /** The look-up that begins when this one has ended. */
  next?: Promise<unknown>
}

/**
 * Lets the requests of one caller share look-ups. A request that comes while a look-up of its caller runs does not join it, because it must see
 * what was committed before: it shares the next one with all requests that come until then. So the look-ups of a caller do not grow with its
 * requests, and a key that is revoked is refused from that moment on, as if each request had a look-up of its own.
 *
 * @returns a function that looks up a caller by its name. The look-ups of a name must be interchangeable.
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
