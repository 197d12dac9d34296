const held: Uint8Array[] = []

/** The work of the processes in `open-helper.test.ts`. Returns the number of the process. */
export default async function work({ holds = 0, failsAfterwards = false, takes = '' }): Promise<number> {
  if (holds > 0) held.push(new Uint8Array(holds).fill(1))
  if (failsAfterwards) {
    setImmediate(() => {
      throw new Error('This process fails when its task is done.')
    })
  }
  // The array is one object, and its copy is larger each time. V8 can't free a part of it.
  if (takes === 'objects') for (const grown: number[] = []; ;) grown.push(grown.length)
  if (takes === 'bytes') for (;;) held.push(new Uint8Array(16 * 1024 * 1024).fill(1))
  if (takes === 'time') await new Promise(() => setInterval(() => {}, 1000))
  if (takes === 'work') for (;;) held.pop()
  return process.pid
}
