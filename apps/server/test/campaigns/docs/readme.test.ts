import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { openBrowser } from '../../support/browser.ts'
import { onePagePdf } from '../../support/pdf.ts'
import { printed, reader, root } from '../../support/printed.ts'
import { startProcess } from '../../support/process.ts'
import { settingsRead } from '../../support/settings-source.ts'
import { signInBrowser } from '../../support/sign-in-browser.ts'

const DATA_DIR = await mkdtemp(join(tmpdir(), 'paraph-readme-'))
const server = await startProcess({ DATA_DIR })
// Inside the repository, so that npm finds the script and Node finds the client.
const folder = join(root, 'apps/server/test-results/readme')
await mkdir(folder, { recursive: true })
await writeFile(join(folder, 'agreement.pdf'), await onePagePdf())
afterAll(async () => {
  server.child.kill('SIGTERM')
  await server.exited
  await rm(DATA_DIR, { recursive: true })
  await rm(folder, { recursive: true })
})

const browser = await openBrowser()
const hasCurl = spawnSync('curl', ['--version']).status === 0

const session = '## A first session'

test.skipIf(!hasCurl)('the first session of the README ends as printed, with a signed document', async () => {
  const second = await reader({ cwd: folder, servers: { 'localhost:3000': server.url }, env: { DATA_DIR } })
  const [send, look] = printed('README.md', 'sh', session)
  const [client] = printed('README.md', 'ts', session)
  await writeFile(join(folder, 'session.ts'), client!)
  // The variables of the terminal, which stays open while Anna signs.
  const kept = `printf '%s\\n' "$API" "$KEY" "$DOCUMENT"`
  const { stdout } = await second.run([send, kept, 'npx node session.ts'].join('\n'))
  expect(stdout).toContain('"name":"Anna Lindqvist","role":"SIGNER"')
  const [, printedLink, API, KEY, DOCUMENT, ofClient] =
    /(http:[^"\s]+\/sign\/#[\w-]{44}x?)\n(.*)\n(.*)\n(.*)\n([^]*)$/m.exec(stdout)!
  expect(ofClient).toMatch(/^\[\n? +'Anna Lindqvist: http:\/\/\S+\/sign\/#[\w-]{44}x?'\n? *\]\n$/)
  // The server of the test has a free port, which its links do not know.
  await signInBrowser(await browser.newPage(), `${server.url}${printedLink!.slice(printedLink!.indexOf('/sign/'))}`)
  const terminal = Object.entries({ API, KEY, DOCUMENT }).map(([name, value]) => `${name}='${value}'`)
  const { stdout: result } = await second.run([...terminal, look].join('\n'))
  expect(result).toContain('"signingStatus":"SIGNED"')
  expect(result).toContain('"type":"party.signed"')
})

test.skipIf(!hasCurl)('the commands for keys work as printed, and the key of the example is not found', async () => {
  const terminal = await reader({ cwd: folder, env: { DATA_DIR } })
  const [keys] = printed('README.md', 'sh', '## Keys')
  const lines = keys!.trim().split('\n')
  const { stdout } = await terminal.run(lines.slice(0, -1).join('\n'))
  expect(stdout).toMatch(/^pk_live_\S+\npk_test_\S+\n(?:pk_live_\S+\n){4}(key_\S+ .*\n){6,}$/)
  await expect(terminal.run(lines.at(-1)!)).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringContaining('There is no key key_01kakxv35be0nttz8znbxcy6s8.'),
  })
})

test('the guide to the settings lists exactly the settings that the server reads', () => {
  const guide = readFileSync(join(root, 'apps/docs/dist/guides/settings.md'), 'utf8')
  const documented = Array.from(guide.matchAll(/^<dt id="([A-Z_]+)">/gm), ([, name]) => name)
  expect(documented.toSorted()).toEqual(settingsRead.toSorted())
})

test("the operator's systemd unit does not restart a server with a wrong setting", () => {
  const guide = readFileSync(join(root, 'apps/docs/guides/operating.md'), 'utf8')
  const [unit = ''] = /^\[Service\]\n[^]*?(?=^```)/m.exec(guide) ?? []
  expect(unit).toMatch(/^RestartPreventExitStatus=78$/m)
})
