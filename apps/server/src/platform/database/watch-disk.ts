import { statfs } from 'node:fs/promises'
import { isDiskFull } from './errors.ts'

export interface DiskSpace {
  free: number
  size: number
}

export interface WatchedDisk {
  /** Receives the errors of failed queries. */
  noteFailure: (error: unknown) => void
  isFull: () => Promise<boolean>
  /** The bytes of the file system, and those that are free. Undefined if the database is not on this machine. */
  space: () => Promise<DiskSpace | undefined>
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
  const space = async () => {
    if (folder === undefined) return undefined
    const { bavail, blocks, bsize } = await statfs(folder)
    return { free: bavail * bsize, size: blocks * bsize }
  }
  return {
    noteFailure: (error) => {
      if (isDiskFull(error)) lastFull = performance.now()
    },
    isFull: async () => {
      if (performance.now() - lastFull < REMEMBERED) return true
      const found = await space()
      return found !== undefined && found.free < RESERVE
    },
    space,
  }
}
