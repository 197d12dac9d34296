import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, test } from 'vitest'
import {
  sharedFolder,
  startProcess,
  startWorker,
  temporaryFolder,
  type RunningProcess,
} from '@paraph/testing/programs/process.ts'

/** Parts of addresses of modules that need much memory or load slowly. A server without the settings that need them, and without requests, loads none of them. */
const heavy = [
  '/node_modules/@hyzyla/',
  '/node_modules/@jsquash/',
  '/node_modules/@libpdf/',
  '/node_modules/@opentelemetry/',
  '/node_modules/asn1js/',
  '/node_modules/harfbuzzjs/',
  '/node_modules/libphonenumber-js/',
  '/node_modules/nodemailer/',
  '/node_modules/pkijs/',
  '/node_modules/postal-mime/',
  '/node_modules/prom-client/',
  '/node_modules/undici/',
  '/node_modules/xmldsigjs/',
  // Its words about reading are a small file without imports, which the rules of signatures share.
  '/packages/verify/src/verify-seal.ts',
]
const dataDir = await sharedFolder()
const stop = async ({ child, exited }: RunningProcess) => {
  child.kill('SIGTERM')
  expect(await exited).toBe(0)
}
// The first start makes a certificate, and so it loads more.
await stop(await startProcess({ DATA_DIR: dataDir }))

test.each([
  ['server', startProcess],
  ['worker', startWorker],
] as const)(
  'an idle %s has loaded no module that needs much memory, and started no thread and no helper process',
  async (name, start) => {
    const LOADED_MODULES = join(await temporaryFolder(), name)
    const hook = pathToFileURL(join(import.meta.dirname, '../support/report-modules.ts')).href
    const started = await start({ DATA_DIR: dataDir, LOADED_MODULES, NODE_OPTIONS: `--import=${hook}` })
    await stop(started)
    const { modules, threads, helpers } = JSON.parse(await readFile(LOADED_MODULES, 'utf8')) as {
      modules: string[]
      threads: number
      helpers: number
    }
    expect(modules.filter((url) => url.includes('/node_modules/kysely/')).length).toBeGreaterThan(0)
    expect(modules.filter((url) => heavy.some((part) => url.includes(part)))).toEqual([])
    expect([threads, helpers]).toEqual([0, 0])
  },
)
