import { threadId } from 'node:worker_threads'

const held: Uint8Array[] = []

/** The work of the thread in `open-thread.test.ts`. Returns the number of the thread. */
export default async function work({ holds = 0, failsAfterwards = false }): Promise<number> {
  if (holds > 0) held.push(new Uint8Array(holds))
  if (failsAfterwards) {
    setImmediate(() => {
      throw new Error('This thread fails when its task is done.')
    })
  }
  return threadId
}
