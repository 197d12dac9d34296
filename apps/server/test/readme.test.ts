import { execFile, spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, expect, test, vi } from 'vitest'
import { onePagePdf } from './support/pdf.ts'
import { runKeys, startProcess } from './support/process.ts'

// Each test starts several programs, which is slow on a busy machine.
vi.setConfig({ testTimeout: 120_000 })

const run = promisify(execFile)
const root = join(import.meta.dirname, '../../..')
const readme = readFileSync(join(root, 'README.md'), 'utf8')
const session = readme.slice(readme.indexOf('## A first session'), readme.indexOf('## Keys'))

const snippet = (language: string): string => {
  const [, code] = new RegExp(`\`\`\`${language}\\n([^]*?)\`\`\``).exec(session) ?? []
  if (!code) throw new Error(`README.md has no snippet in ${language} under "A first session".`)
  return code
}

const DATA_DIR = await mkdtemp(join(tmpdir(), 'paraph-readme-'))
const server = await startProcess({ DATA_DIR })
// Inside the repository, so that npm finds the script and Node finds the client.
const folder = join(root, 'apps/server/dist/readme')
await mkdir(folder, { recursive: true })
await writeFile(join(folder, 'agreement.pdf'), await onePagePdf())
afterAll(async () => {
  server.child.kill('SIGTERM')
  await server.exited
  await rm(DATA_DIR, { recursive: true })
  await rm(folder, { recursive: true })
})

const here = (code: string) => code.replaceAll('http://localhost:3000', server.url)
const hasCurl = spawnSync('curl', ['--version']).status === 0

test.skipIf(!hasCurl)('the first session of the README works with curl, if curl is installed', async () => {
  // The nearest package.json is not the package.json of the root.
  const script = `set -eu\nnpm() { command npm --prefix '${root}' "$@"; }\n${here(snippet('sh'))}`
  const { stdout } = await run('bash', ['-c', script], { cwd: folder, env: { ...process.env, DATA_DIR } })
  expect(stdout).toContain('"name":"Anna Lindqvist","role":"SIGNER"')
  expect(stdout).toMatch(/\{"parties":\[\{"id":"pty_[^]*"signingOrder":1[^]*"signingUrl":"http:[^"]+"\}\]\}/)
})

test('the first session of the README works with the client', async () => {
  const { stdout: key } = await runKeys(['create', '--account', 'acme'], { DATA_DIR })
  await writeFile(join(folder, 'session.ts'), here(snippet('ts')))
  const env = { ...process.env, KEY: key.trim() }
  const { stdout } = await run(process.execPath, ['session.ts'], { cwd: folder, env })
  expect(stdout).toMatch(/^\[\n? +'Anna Lindqvist: http:\/\/\S+\/sign\/#[\w-]{44}'\n? *\]\n$/)
})

test("the operator's guide lists exactly the settings that the server reads", () => {
  const guide = readFileSync(join(root, 'apps/docs/guides/operating.md'), 'utf8')
  const [table = ''] = /^## Settings\n[^]*?(?=^## )/m.exec(guide) ?? []
  const documented = Array.from(table.matchAll(/^\| `([A-Z_]+)`/gm), ([, name]) => name)
  const source = readFileSync(join(root, 'apps/server/src/config.ts'), 'utf8')
  const read = Array.from(source.matchAll(/env, '([A-Z_]+)'/g), ([, name]) => name)
  expect(documented.toSorted()).toEqual(read.toSorted())
})
