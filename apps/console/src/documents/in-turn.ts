/** The number of pictures that are loaded at the same time. What a person waits for must not wait for them. */
const MOST_AT_ONCE = 2

let running = 0
const waiting: (() => void)[] = []

/** Loads when fewer than `MOST_AT_ONCE` others do, and not at all if the signal has ended the wait. */
export async function inTurn<Loaded>(signal: AbortSignal, load: () => Promise<Loaded>): Promise<Loaded> {
  if (running >= MOST_AT_ONCE) await new Promise<void>((resolve) => waiting.push(resolve))
  else running++
  try {
    signal.throwIfAborted()
    return await load()
  } finally {
    // The next one gets this turn.
    const next = waiting.shift()
    if (next) next()
    else running--
  }
}
