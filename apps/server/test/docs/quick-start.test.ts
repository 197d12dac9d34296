import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, expect, onTestFinished, test, vi } from 'vitest'
import { onePagePdf } from '../support/pdf.ts'
import { printed, reader, root } from '../support/printed.ts'
import { temporaryFolder } from '../support/process.ts'

vi.setConfig({ testTimeout: 240_000 })

const guide = 'apps/docs/guides/quick-start.md'
// Inside the repository, so that Node finds the client.
const folder = join(root, 'apps/server/dist/quick start')
await mkdir(folder, { recursive: true })
await writeFile(join(folder, 'agreement.pdf'), await onePagePdf())
afterAll(() => rm(folder, { recursive: true }))

const hasCurl = spawnSync('curl', ['--version']).status === 0

/** Runs the commands in a terminal that stays open, and returns the address that the server prints. */
async function startAsPrinted(DATA_DIR: string): Promise<string> {
  const terminal = await reader({ cwd: folder, env: { DATA_DIR, PORT: '0', HOST: '127.0.0.1' } })
  const [start] = printed(guide, 'sh', '## Start a server')
  const child = spawn('bash', ['-euc', start!], {
    ...terminal.options,
    detached: true,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const exited = once(child, 'exit')
  onTestFinished(async () => {
    // As Ctrl-C does, to all programs of the terminal.
    if (child.exitCode === null) process.kill(-child.pid!, 'SIGINT')
    await exited
  })
  let output = ''
  child.stdout!.on('data', (chunk: Buffer) => (output += chunk))
  await vi.waitUntil(() => /API +http:/.test(output), { timeout: 120_000 })
  return /API +(http:\S+)\/api\/v1/.exec(output)![1]!
}

test.skipIf(!hasCurl)('the quick start works as printed, in two terminals, with curl and with the client', async () => {
  const DATA_DIR = await temporaryFolder()
  const url = await startAsPrinted(DATA_DIR)
  const [, key] = printed(guide, 'sh', '## Start a server')
  const [curl] = printed(guide, 'sh', '## With curl')
  const [client] = printed(guide, 'ts', '## With the client')
  const [runClient] = printed(guide, 'sh', '## With the client')
  await writeFile(join(folder, 'start.ts'), client!)
  const second = await reader({ cwd: folder, servers: { 'localhost:3000': url }, env: { DATA_DIR } })
  const { stdout, stderr } = await second.run([key, curl, runClient].join('\n'))
  expect(stdout).toContain('"status":"SENT"')
  expect(stdout).toMatch(/Tenancy agreement is SENT\.\n$/)
  expect(stderr).toBe(`Database: the one in ${DATA_DIR} (DATA_DIR), which is running.\n`)
})
