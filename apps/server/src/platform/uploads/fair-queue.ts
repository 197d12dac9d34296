import { serverBusy } from '#platform/problems/server-busy.ts'

interface QueueLimits {
  /** Work that runs at the same time. */
  running: number
  runningPerOwner: number
  /** Work that waits for its turn. */
  waiting: number
  waitingPerOwner: number
  /** Milliseconds that work waits for its turn. */
  patience: number
}

export interface FairQueue {
  /**
   * Runs the work when it is its turn. The owners take turns, so that one of them can't make the others wait for all its work.
   *
   * @throws Problem `server_busy` if too much work waits, or if its turn does not come in time.
   */
  run: <T>(owner: string, work: () => Promise<T>) => Promise<T>
}

interface Owner {
  running: number
  /** Each function starts one piece of work. Oldest first. */
  waiting: Set<() => void>
}

/** Opens the queue. It does not use `p-queue`, which has no owners and no limit of waiting work, so most of this code would remain. */
export function openFairQueue(limits: QueueLimits): FairQueue {
  /** Only owners with work. Each start and each end of a turn moves its owner to the end, so the first one has waited longest. */
  const owners = new Map<string, Owner>()
  let running = 0
  let waiting = 0

  const makeLast = (name: string, owner: Owner) => {
    owners.delete(name)
    owners.set(name, owner)
  }

  const startNext = () => {
    for (const [name, owner] of owners) {
      if (running >= limits.running) return
      const [start] = owner.waiting
      if (!start || owner.running >= limits.runningPerOwner) continue
      makeLast(name, owner)
      start()
    }
  }

  const takeTurn = (owner: Owner) =>
    new Promise<void>((resolve, reject) => {
      const leave = () => {
        clearTimeout(timer)
        owner.waiting.delete(start)
        waiting--
      }
      const start = () => {
        leave()
        owner.running++
        running++
        resolve()
      }
      const timer = setTimeout(() => {
        leave()
        reject(serverBusy())
      }, limits.patience)
      owner.waiting.add(start)
      waiting++
      startNext()
    })

  return {
    async run(name, work) {
      const owner: Owner = owners.get(name) ?? { running: 0, waiting: new Set() }
      if (waiting >= limits.waiting || owner.waiting.size >= limits.waitingPerOwner) throw serverBusy()
      owners.set(name, owner)
      try {
        await takeTurn(owner)
        try {
          return await work()
        } finally {
          owner.running--
          running--
          makeLast(name, owner)
          startNext()
        }
      } finally {
        if (owner.running === 0 && owner.waiting.size === 0 && owners.get(name) === owner) owners.delete(name)
      }
    },
  }
}
