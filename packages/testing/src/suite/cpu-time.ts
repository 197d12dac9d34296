import { readFileSync } from 'node:fs'
import { afterAll } from 'vitest'

declare module 'vitest' {
  interface TaskMeta {
    /** The seconds of processor time that the file took, with the programs that it started and that have ended. */
    cpuSeconds?: number
  }
}

const before = cpuSeconds()
// Vitest runs this set-up for each file, so this hook is the last one of each file.
// oxlint-disable-next-line no-empty-pattern -- Vitest refuses a first argument that is not a pattern
afterAll(({}, file) => {
  file.meta.cpuSeconds = cpuSeconds() - before
})

/** Linux counts also the children that have ended. The unit is 10 ms, see proc_pid_stat(5). Elsewhere, only this process counts. */
function cpuSeconds(): number {
  try {
    const stat = readFileSync('/proc/self/stat', 'utf8')
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    return fields.slice(11, 15).reduce((sum, ticks) => sum + Number(ticks) / 100, 0)
  } catch {
    const { user, system } = process.cpuUsage()
    return (user + system) / 1e6
  }
}
