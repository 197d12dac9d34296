import { statfs } from 'node:fs/promises'
import { isDiskFull } from './errors.ts'

interface WatchedDisk {
  /** Receives the errors of failed queries. */
  noteFailure: (error: unknown) => void
  isFull: () => Promise<boolean>
}

/** Bytes. PostgreSQL writes its log in segments of 16 MB, and stops if there is no room for the next one. */
const RESERVE = 64 * 1024 * 1024

/** Milliseconds for which an error counts. Without writes, nothing shows that the disk of another machine has room again. */
const REMEMBERED = 30_000

/**
 * Reports that the disk of the database is full if PostgreSQL said so a moment ago, or if the file system of the folder has little room left.
 *
 * @param folder - undefined if the database is not on this machine.
 */
export function watchDisk(folder: string | undefined): WatchedDisk {
  let lastFull = -Infinity
  return {
    noteFailure: (error) => {
      if (isDiskFull(error)) lastFull = performance.now()
    },
    isFull: async () => {
      if (performance.now() - lastFull < REMEMBERED) return true
      if (folder === undefined) return false
      const { bavail, bsize } = await statfs(folder)
      return bavail * bsize < RESERVE
    },
  }
}
