interface Waiting<Item, Result> {
  item: Item
  resolve: (result: Result) => void
  reject: (error: unknown) => void
}

/**
 * Returns a function for one item that shares the work with other items: all items of one tick, and all that come while a batch runs, are one
 * batch. Without other items, an item does not wait.
 *
 * @param run - returns the result of each item, in the same order. If it fails, all items of the batch fail.
 * @param most - the items of a batch.
 */
export function inBatches<Item, Result>(
  run: (items: Item[]) => Promise<Result[]>,
  most: number,
): (item: Item) => Promise<Result> {
  const waiting: Waiting<Item, Result>[] = []
  let isRunning = false
  const runAll = async () => {
    // So that the other items of this tick are in the first batch.
    await Promise.resolve()
    while (waiting.length > 0) {
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
      if (isRunning) return
      isRunning = true
      void runAll()
    })
}
