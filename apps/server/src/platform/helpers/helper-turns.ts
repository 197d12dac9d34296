import { readFile } from 'node:fs/promises'
import { LARGE_FROM } from './helper-rules.ts'

interface Member {
  /** Ends the process of the helper. Does nothing if the helper has no process. */
  end: () => void
  pid: () => number | undefined
}

/** All helpers of this process, so that their processes together take a bounded amount of memory. */
export const members = new Set<Member>()

/** Helpers that work now. */
const working = new Set<Member>()

let lastLarge: Promise<unknown> = Promise.resolve()

/**
 * Does the work at once if its files are small. Large files are worked on one after the other, whatever is done with them, and meanwhile no other
 * helper keeps the memory of its last task.
 */
export function takeTurn<T>(size: number, member: Member, work: () => Promise<T>): Promise<T> {
  const whileWorking = async () => {
    working.add(member)
    return work().finally(() => working.delete(member))
  }
  if (size < LARGE_FROM) return whileWorking()
  const done = lastLarge.then(() => {
    for (const other of members) if (other !== member && !working.has(other)) other.end()
    return whileWorking()
  })
  lastLarge = done.catch(() => {})
  return done
}

/** Bytes of memory that the processes of all helpers hold. Undefined on a system that does not say so. */
export async function residentMemory(): Promise<number | undefined> {
  if (process.platform !== 'linux') return undefined
  const held = [...members].map(async ({ pid }) => {
    const number = pid()
    // The process may end meanwhile.
    const status = number === undefined ? '' : await readFile(`/proc/${number}/status`, 'utf8').catch(() => '')
    return Number(/^VmRSS:\s*(\d+) kB$/m.exec(status)?.[1] ?? 0) * 1024
  })
  return (await Promise.all(held)).reduce((sum, bytes) => sum + bytes, 0)
}
