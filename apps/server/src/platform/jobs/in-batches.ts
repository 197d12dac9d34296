interface Waiting<Item, Result> {
  item: Item
  resolve: (result: Result) => void
  reject: (error: unknown) => void
}

interface BatchOptions {
  /** The maximum number of items in a batch. */
  most: number
  /** True while more items will soon come. Then a batch that is not full waits for them. By default, it does not wait. */
  expectsMore?: () => boolean
  /** Milliseconds that a batch waits for items that are expected. */
  patience?: number
}

/**
 * Returns a function that takes one item and processes items in batches. All items of one tick are one batch, and so are all items that arrive while
 * a batch runs. Without other items, an item does not wait. `dataloader` would run several batches at a time.
 *
 * @param run - returns the result of each item, in the same order. If it fails, all items of the batch fail.
 */
export function inBatches<Item, Result>(
  run: (items: Item[]) => Promise<Result[]>,
  { most, expectsMore = () => false, patience = 20 }: BatchOptions,
): (item: Item) => Promise<Result> {
  const waiting: Waiting<Item, Result>[] = []
  let isRunning = false
  /** Ends the wait of a batch that is not full. */
  let begin: (() => void) | undefined
  const canBegin = () => waiting.length >= most || !expectsMore()
  const gather = async () => {
    if (canBegin()) return
    const { promise, resolve } = Promise.withResolvers<void>()
    begin = resolve
    const timer = setTimeout(resolve, patience)
    await promise
    clearTimeout(timer)
  }
  const runAll = async () => {
    // Wait for the other items of this tick, so that they are in the first batch.
    await Promise.resolve()
    while (waiting.length > 0) {
      await gather()
      const batch = waiting.splice(0, most)
      await run(batch.map(({ item }) => item)).then(
        (results) => batch.forEach(({ resolve }, index) => resolve(results[index]!)),
        (error: unknown) => batch.forEach(({ reject }) => reject(error)),
      )
    }
    isRunning = false
  }
  return (item) =>
    new Promise((resolve, reject) => {
      waiting.push({ item, resolve, reject })
      if (isRunning) {
        if (canBegin()) begin?.()
        return
      }
      isRunning = true
      void runAll()
    })
}
