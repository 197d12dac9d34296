/** Runs a task when a place is free. An urgent task gets the next place. */
export type Places = <Result>(task: () => Promise<Result>, options: { isUrgent: boolean }) => Promise<Result>

/** Returns a function that runs at most this number of tasks at a time. */
export function openPlaces(number: number): Places {
  let free = number
  const [urgent, others]: [(() => void)[], (() => void)[]] = [[], []]
  return async (task, { isUrgent }) => {
    // A task that ends passes its place on, so a task that comes later can't take it first.
    if (free > 0) free--
    else await new Promise<void>((begin) => (isUrgent ? urgent : others).push(begin))
    try {
      return await task()
    } finally {
      const next = urgent.shift() ?? others.shift()
      if (next) next()
      else free++
    }
  }
}
