import { threadId } from 'node:worker_threads'

const held: Uint8Array[] = []

/** The work of the thread in `open-thread.test.ts`. Returns the number of the thread. */
export default async function work({ holds = 0, failsAfterwards = false, growsForEver = false }): Promise<number> {
  if (holds > 0) held.push(new Uint8Array(holds))
  if (failsAfterwards) {
    setImmediate(() => {
      throw new Error('This thread fails when its task is done.')
    })
  }
  if (growsForEver) {
    // The array is one object, and its copy is larger each time.
    for (const grown: number[] = []; ;) grown.push(grown.length)
  }
  return threadId
}
