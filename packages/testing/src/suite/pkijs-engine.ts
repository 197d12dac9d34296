import { afterAll } from 'vitest'

/** The engine of pkijs itself, and an equal one that xmldsigjs sets when it is loaded. */
const USUAL = new Set([undefined, 'webcrypto', 'W3 WebCrypto module'])

// pkijs keeps its engine in a global property with the number of the process. If a library replaces the engine, the later test files of
// this process use it too, and some of them fail. Whether they come later depends on the order of the files.
afterAll(() => {
  const shared = (globalThis as unknown as Record<number, { pkijs?: { engine?: { name: string } } }>)[process.pid]
  const name = shared?.pkijs?.engine?.name
  if (!USUAL.has(name))
    throw new Error(`This file replaced the engine of pkijs by “${name}”, for all files that follow in this process.`)
})
