import { readFileSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { openBrowser } from '@paraph/testing/pages/browser.ts'
import { printed, reader, root } from '@paraph/testing/programs/printed.ts'
import { startProcess } from '@paraph/testing/programs/process.ts'
import { readersFolder } from './reader.support.ts'
import { signInBrowser } from './sign-in-browser.ts'

const DATA_DIR = await mkdtemp(join(tmpdir(), 'paraph-readme-'))
const server = await startProcess({ DATA_DIR })
const folder = await readersFolder('readme')
afterAll(async () => {
  server.child.kill('SIGTERM')
  await server.exited
  await rm(DATA_DIR, { recursive: true })
})

const browser = await openBrowser()

const session = '## A first session'

test('the program of the README sends a document, and its link leads to a signature', async () => {
  const terminal = await reader({ cwd: folder, servers: { 'localhost:3000': server.url }, env: { DATA_DIR } })
  const [program] = printed('README.md', 'ts', session)
  await writeFile(join(folder, 'session.ts'), program!)
  const { stdout } = await terminal.run(
    'KEY=$(npm run --silent paraph -- keys create --account acme) npx node session.ts',
  )
  const [, link] = /^\[\n? +'Anna Lindqvist: http:\/\/\S+(\/sign\/#[\w-]{44}x?)'\n? *\]\n$/.exec(stdout)!
  // The server of the test has a free port, which its links do not know.
  const tab = await browser.newPage()
  await signInBrowser(tab, `${server.url}${link}`)
  expect(await tab.getByRole('heading', { name: 'You have signed' }).count()).toBe(1)
})

test("the operator's systemd unit does not restart a server with a wrong setting", () => {
  const guide = readFileSync(join(root, 'apps/docs/guides/operating.md'), 'utf8')
  const [unit = ''] = /^\[Service\]\n[^]*?(?=^```)/m.exec(guide) ?? []
  expect(unit).toMatch(/^RestartPreventExitStatus=78$/m)
})
