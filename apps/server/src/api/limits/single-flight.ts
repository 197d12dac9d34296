/**
 * Returns a function that runs calls by their name, as a single flight: while the first call of a name runs, other calls of that name wait for it. If it
 * finds nothing or fails, they get the same result and do not run, because the database would give the same answer. Otherwise they run after it.
 */
export function openSingleFlight() {
  const running = new Map<string, Promise<unknown>>()
  return async <T>(name: string, call: () => Promise<T | undefined>): Promise<T | undefined> => {
    const first = running.get(name)
    if (first) return (await first) === undefined ? undefined : call()
    const found = call().finally(() => running.delete(name))
    running.set(name, found)
    return found
  }
}
