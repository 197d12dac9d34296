/**
 * Returns a function that runs calls by their name. While the first call of a name runs, others wait for it, and run then. If it finds nothing or
 * fails, they get the same and do not run: the database has answered a moment ago.
 */
export function letFirstRunAlone() {
  const running = new Map<string, Promise<unknown>>()
  return async <T>(name: string, call: () => Promise<T | undefined>): Promise<T | undefined> => {
    const first = running.get(name)
    if (first) return (await first) === undefined ? undefined : call()
    const found = call().finally(() => running.delete(name))
    running.set(name, found)
    return found
  }
}
