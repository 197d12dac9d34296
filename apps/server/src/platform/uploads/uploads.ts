import { type Budget, openBudget } from './budget.ts'
import { openFairQueue } from './fair-queue.ts'
import type { TemporaryFile } from './temporary-file.ts'

/** A file that a request has uploaded. It exists until the request is answered. */
export interface Upload extends Pick<TemporaryFile, 'size' | 'sha256' | 'read'> {
  name: string
  /** The uploads with the same owner share the limits for one owner. */
  owner: string
}

export interface Uploads {
  budget: Budget
  /**
   * Runs the work that writes the file to the database. The driver copies a file several times in memory, so few large files are written at once.
   *
   * @throws Problem `server_busy`
   */
  storing: <T>(file: Pick<Upload, 'owner' | 'size'>, work: () => Promise<T>) => Promise<T>
}

const MB = 1024 * 1024

/** Files of this size or less do not wait for their turn. The pool of connections limits their number. */
const SMALL = MB

export function openUploads(): Uploads {
  // The folder for temporary files may be in memory, so the total also limits the memory.
  const total = 400 * MB
  const budget = openBudget({ total, perOwner: total / 2 })
  const turns = openFairQueue({ running: 2, runningPerOwner: 1, waiting: 400, waitingPerOwner: 200, patience: 30_000 })
  return {
    budget,
    storing: (file, work) => (file.size <= SMALL ? work() : turns.run(file.owner, work)),
  }
}
