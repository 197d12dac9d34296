import { execFile, spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, expect, test, vi } from 'vitest'
import { onePagePdf } from '../support/pdf.ts'
import { startServer } from '../support/server.ts'

vi.setConfig({ testTimeout: 120_000 })

const run = promisify(execFile)
const root = join(import.meta.dirname, '../../../..')
const guide = readFileSync(join(root, 'apps/docs/guides/quick-start.md'), 'utf8')
const snippet = (language: string) => new RegExp(`\`\`\`${language}\\n([^]*?)\`\`\``).exec(guide)![1]!

const { baseUrl, newAccount } = await startServer({ recorded: false })
const { key } = await newAccount()
const env = { ...process.env, PARAPH_URL: baseUrl, PARAPH_KEY: key }
// Inside the repository, so that Node finds the client.
const folder = join(root, 'apps/server/dist/quick start')
await mkdir(folder, { recursive: true })
await writeFile(join(folder, 'agreement.pdf'), await onePagePdf())
afterAll(() => rm(folder, { recursive: true }))

const hasCurl = spawnSync('curl', ['--version']).status === 0

test.skipIf(!hasCurl)('the quick start works with curl, if curl is installed', async () => {
  const script = snippet('sh').replace(/^export PARAPH_URL=.*$/m, '')
  const { stdout } = await run('bash', ['-euc', script], { cwd: folder, env })
  expect(stdout).toContain('"status":"SENT"')
})

test('the quick start works with the client', async () => {
  await writeFile(join(folder, 'start.ts'), snippet('ts'))
  const { stdout } = await run(process.execPath, ['start.ts'], { cwd: folder, env })
  expect(stdout).toBe('Tenancy agreement is SENT.\n')
})
