/** Milliseconds that a line waits at most. */
const DELAY = 20

/** Characters that wait at most. A pipe takes so many at once, so the lines of several processes are not mixed up. */
const MAX_WAITING = 4096

/** The level of a warning in pino. */
const WARN = 40

export interface LineStream {
  write: (lines: string) => void
}

/**
 * Writes several lines at once, because each write costs more than the line. Warnings, errors and the lines before them are written at once, and
 * the rest at the exit of the process. So only a process that is killed loses lines: those of its last milliseconds, about requests without a fault.
 */
export function bufferLines(stream: LineStream): LineStream {
  let waiting = ''
  let timer: NodeJS.Timeout | undefined
  const flush = () => {
    clearTimeout(timer)
    timer = undefined
    const lines = waiting
    waiting = ''
    if (lines !== '') stream.write(lines)
  }
  process.on('exit', flush)
  return {
    // Asks pino to set `lastLevel` before each line.
    [Symbol.for('pino.metadata')]: true,
    lastLevel: WARN,
    write(line) {
      if (waiting.length + line.length > MAX_WAITING) flush()
      waiting += line
      if (this.lastLevel >= WARN) flush()
      else timer ??= setTimeout(flush, DELAY).unref()
    },
  } as LineStream & { lastLevel: number }
}
