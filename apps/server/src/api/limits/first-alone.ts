/**
 * Returns a function that runs calls by their name. While the first call of a name runs, other calls wait for it, and then run. If the first call
 * finds nothing or fails, they get the same result and do not run, because the database would give the same answer.
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
