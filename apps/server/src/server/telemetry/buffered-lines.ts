/** Milliseconds that a line waits at most. */
const DELAY = 20

/** The maximum number of characters that wait. A pipe takes this many in one write, so the lines of several processes are not mixed up. */
const MAX_WAITING = 4096

/** The level of a warning in pino. */
const WARN = 40

export interface LineStream {
  write: (lines: string) => void
}

/**
 * Writes several lines together, because a write costs more than a line. A warning or an error is written immediately, with all lines that wait.
 * Other lines wait for a few milliseconds, or until the process exits. So only a process that is killed loses lines: those of its last milliseconds,
 * about requests without a fault.
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
