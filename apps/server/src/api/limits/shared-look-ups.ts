/** Milliseconds. A look-up that takes longer may never end, so the next request does not wait for it. */
const PATIENCE = 100

interface Line {
  since: number
  running: Promise<unknown>
  /** Begins when the running one has ended. */
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
  const lines = new Map<string, Line>()

  const start = <T>(name: string, lookUp: () => Promise<T>): Promise<T> => {
    const running = lookUp()
    const line: Line = { since: clock(), running }
    lines.set(name, line)
    const end = () => {
      if (line.next === undefined && lines.get(name) === line) lines.delete(name)
    }
    running.then(end, end)
    return running
  }

  return <T>(name: string, lookUp: () => Promise<T>): Promise<T> => {
    const line = lines.get(name)
    if (!line || clock() - line.since > PATIENCE) return start(name, lookUp)
    const begin = () => start(name, lookUp)
    line.next ??= line.running.then(begin, begin)
    return line.next as Promise<T>
  }
}
