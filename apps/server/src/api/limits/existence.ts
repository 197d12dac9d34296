import { setTimeout as sleep } from 'node:timers/promises'

/** Milliseconds for which names are collected. */
const COLLECT_FOR = 10

/** The maximum number of names in one query. Each belongs to an open connection. */
const MAX_NAMES = 1_000

/**
 * Returns a function that says whether a name exists. It asks about all names of a moment with one query, so that a flood of wrong names costs the
 * database little, and a right name among them does not wait for it. Returns undefined if too many ask.
 */
export function openExistence(findExisting: (names: string[]) => Promise<Iterable<string>>) {
  let batch: { names: Set<string>; existing: Promise<Set<string>> } | undefined
  let running: Promise<unknown> = Promise.resolve()

  const startBatch = () => {
    const names = new Set<string>()
    const ask = async () => {
      // One query at a time, also if the database is slow.
      await Promise.allSettled([running, sleep(COLLECT_FOR)])
      batch = undefined
      return new Set(await findExisting([...names]))
    }
    const existing = ask()
    running = existing
    return { names, existing }
  }

  return async (name: string): Promise<boolean | undefined> => {
    batch ??= startBatch()
    const { names, existing } = batch
    if (names.size >= MAX_NAMES) return undefined
    names.add(name)
    return (await existing).has(name)
  }
}
