import { closeSync, constants, fstatSync, ftruncateSync, openSync, readSync, writeSync } from 'node:fs'

const { O_APPEND, O_CREAT, O_NOFOLLOW, O_RDWR } = constants

/**
 * Opens the log for the duration of `use`. It is opened for appending, so that PostgreSQL can go on writing after the log is
 * trimmed. Symbolic links are refused, because root may open the log in a folder of another OS user.
 */
export function useLog<T>(file: string, use: (log: number) => T): T {
  const log = openSync(file, O_APPEND | O_CREAT | O_NOFOLLOW | O_RDWR, 0o600)
  try {
    return use(log)
  } finally {
    closeSync(log)
  }
}

export function logSize(file: string): number {
  return useLog(file, (log) => fstatSync(log).size)
}

/** Returns the log from the byte `start` on, or its last bytes if `start` is negative, like `slice()`. */
export function readLog(file: string, start: number): string {
  return useLog(file, (log) => read(log, start).toString())
}

/** Removes all but the end of a log that is longer than `limit` bytes. */
export function trimLog(file: string, limit = 4 * 1024 * 1024): void {
  useLog(file, (log) => {
    if (fstatSync(log).size <= limit) return
    const end = read(log, -limit / 4)
    ftruncateSync(log)
    writeSync(log, end)
  })
}

function read(log: number, start: number): Buffer {
  const { size } = fstatSync(log)
  const from = start < 0 ? Math.max(0, size + start) : Math.min(start, size)
  const bytes = Buffer.alloc(size - from)
  return bytes.subarray(0, readSync(log, bytes, 0, bytes.length, from))
}
