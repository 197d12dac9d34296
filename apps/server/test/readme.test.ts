import { execFile, spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, expect, test, vi } from 'vitest'
import { launchBrowser } from './support/browser.ts'
import { onePagePdf } from './support/pdf.ts'
import { runKeys, startProcess } from './support/process.ts'

// Each test starts several programs, which is slow on a busy machine.
vi.setConfig({ testTimeout: 120_000 })

const run = promisify(execFile)
const root = join(import.meta.dirname, '../../..')
const readme = readFileSync(join(root, 'README.md'), 'utf8')
const session = readme.slice(readme.indexOf('## A first session'), readme.indexOf('## Keys'))

const snippets = (language: string): string[] => {
  const found = Array.from(session.matchAll(new RegExp(`\`\`\`${language}\\n([^]*?)\`\`\``, 'g')), ([, code]) => code!)
  if (found.length === 0) throw new Error(`README.md has no snippet in ${language} under "A first session".`)
  return found
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

/** Does what the text between the snippets says. */
async function signInBrowser(signingUrl: string) {
  const browser = await launchBrowser()
  try {
    const tab = await browser.newPage()
    await tab.goto(signingUrl)
    await tab.getByRole('button', { name: 'Add your signature' }).click()
    await tab.getByRole('radio', { name: 'Type my name' }).check()
    await tab.getByLabel('Your full name').fill('Anna Lindqvist')
    await tab.getByRole('button', { name: 'Use this signature' }).click()
    await tab.getByRole('button', { name: 'Sign', exact: true }).click()
    await tab.getByRole('heading', { name: 'You have signed' }).waitFor()
  } finally {
    await browser.close()
  }
}

test.skipIf(!hasCurl)('the first session of the README ends with a signed document, if curl is installed', async () => {
  const bash = (script: string, env: Record<string, string>) =>
    run('bash', ['-c', `set -eu\n${script}`], { cwd: folder, env: { ...process.env, ...env } })
  const [send, look] = snippets('sh').map(here)
  // The nearest package.json is not the package.json of the root.
  const npm = `npm() { command npm --prefix '${root}' "$@"; }`
  const kept = `printf '%s\\n' "$API" "$KEY" "$DOCUMENT"`
  const { stdout } = await bash(`${npm}\n${send}\n${kept}`, { DATA_DIR })
  expect(stdout).toContain('"name":"Anna Lindqvist","role":"SIGNER"')
  const [printed, API, KEY, DOCUMENT] = stdout.trim().split('\n').slice(-4) as [string, string, string, string]
  const [, path] = /http:\/\/localhost:\d+(\/sign\/#[\w-]{44})$/.exec(printed)!
  // The server of the test has a free port, which its links do not know.
  await signInBrowser(`${server.url}${path}`)
  const { stdout: result } = await bash(look!, { API, KEY, DOCUMENT })
  expect(result).toContain('"signingStatus":"SIGNED"')
  expect(result).toContain('"type":"party.signed"')
})

test('the first session of the README works with the client', async () => {
  const { stdout: key } = await runKeys(['create', '--account', 'acme'], { DATA_DIR })
  await writeFile(join(folder, 'session.ts'), here(snippets('ts')[0]!))
  const env = { ...process.env, KEY: key.trim() }
  const { stdout } = await run(process.execPath, ['session.ts'], { cwd: folder, env })
  expect(stdout).toMatch(/^\[\n? +'Anna Lindqvist: http:\/\/\S+\/sign\/#[\w-]{44}'\n? *\]\n$/)
})

test("the operator's guide lists exactly the settings that the server reads", () => {
  const guide = readFileSync(join(root, 'apps/docs/guides/operating.md'), 'utf8')
  const [table = ''] = /^## Settings\n[^]*?(?=^## )/m.exec(guide) ?? []
  const documented = Array.from(table.matchAll(/^\| `([A-Z_]+)`/gm), ([, name]) => name)
  const source = readFileSync(join(root, 'apps/server/src/config.ts'), 'utf8')
  const read = Array.from(source.matchAll(/env,\s+'([A-Z_]+)'/g), ([, name]) => name)
  expect(documented.toSorted()).toEqual(read.toSorted())
})
