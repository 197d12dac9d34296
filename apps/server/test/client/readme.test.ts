import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { promisify } from 'node:util'
import { document } from '@paraph/contract'
import { afterAll, expect, test, vi } from 'vitest'
import { sign } from '../../src/webhooks/signature.ts'
import { onePagePdf } from '../support/pdf.ts'
import { startServer } from '../support/server.ts'

// Each test starts a program, which is slow on a busy machine.
vi.setConfig({ testTimeout: 120_000 })

const run = promisify(execFile)
const root = join(import.meta.dirname, '../../../..')
const readme = readFileSync(join(root, 'packages/client/README.md'), 'utf8')
const snippets = Array.from(readme.matchAll(/^## (.+)$|```ts\n([^]*?)```/gm)).reduce<{ title: string; code: string }[]>(
  (found, [, title, code]) =>
    title ? [...found, { title, code: '' }] : [...found.slice(0, -1), { ...found.at(-1)!, code: code! }],
  [],
)

const server = await startServer({ recorded: false })
const account = await server.newAccount()
await account.draftDocument({ title: 'Lease' })
// Inside the repository, so that Node finds the client.
const folder = join(root, 'apps/server/dist/client readme')
await mkdir(folder, { recursive: true })
await writeFile(join(folder, 'agreement.pdf'), await onePagePdf())
afterAll(() => rm(folder, { recursive: true }))

async function runSnippet(title: string): Promise<string> {
  const { code } = snippets.find((snippet) => snippet.title === title)!
  const file = join(folder, `${title}.ts`)
  await writeFile(file, code.replaceAll('http://localhost:3000', server.baseUrl))
  const { stdout, stderr } = await run(process.execPath, [file], {
    cwd: folder,
    env: { ...process.env, PARAPH_KEY: account.key },
  })
  expect(stderr).toBe('')
  return stdout
}

test.each([
  ['Start', /^Anna Lindqvist is asked to sign Tenancy agreement\.\n$/],
  ['Files', /^\d{3,} bytes of application\/pdf\n$/],
  ['Lists', /^\d+ null\n(?:.*\n)*Lease: DRAFT\n/],
  ['Errors', /^\[ '\/email .+' \]\n$/],
  ['The response', /^(DRAFT|SENT) .+ GMT [\w-]{36}\n$/],
  ['Middleware', /^GET \/api\/v1\/contacts 200\n$/],
  ['Waiting for a signature', /^The document was still SENT after 2000 ms\.\n$/],
  ['Timeouts and retries', /^0\n$/],
  ['Direct access to the paths', /^200 1 undefined\n$/],
])('the snippet in the README of the client works: %s', async (title, output) => {
  expect(await runSnippet(title)).toMatch(output)
})

test('the snippet in the README of the client works: Webhooks', async () => {
  const { code } = snippets.find(({ title }) => title === 'Webhooks')!
  const file = join(folder, 'Webhooks.ts')
  await writeFile(file, code.replace('listen(4000)', 'listen(0, () => console.log((server.address() as any).port))'))
  const secret = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw'
  const program = spawn(process.execPath, [file], { cwd: folder, env: { ...process.env, WEBHOOK_SECRET: secret } })
  const ended = once(program, 'exit')
  const lines = createInterface(program.stdout)[Symbol.asyncIterator]()
  const { value: port } = await lines.next()
  const { examples } = document.webhooks['party.signed'].post.requestBody.content['application/json']
  const body = JSON.stringify(examples.partySigned.value)
  const headers = sign({ id: 'evt_1', timestamp: new Date(), body, secrets: [secret] })
  const send = (text: string) =>
    fetch(`http://localhost:${port}`, { method: 'POST', headers: { ...headers }, body: text })
  expect(await (await send(body)).text()).toBe('ok')
  expect((await lines.next()).value).toBe('Anna Lindqvist has signed.')
  const refused = await send(body.replace('Anna', 'Bo'))
  expect([refused.status, await refused.text()]).toEqual([400, 'signature_invalid'])
  program.kill()
  await ended
})

test('every snippet in the README of the client is tested', () => {
  // The snippet for browsers runs in one, in test/docs/embedding.test.ts.
  const inBrowser = 'The signing page in your page'
  const run = [
    'Start',
    'Files',
    'Lists',
    'Errors',
    'The response',
    'Middleware',
    'Waiting for a signature',
    'Timeouts and retries',
    'Webhooks',
    inBrowser,
    'Direct access to the paths',
  ]
  expect(snippets.filter(({ code }) => code).map(({ title }) => title)).toEqual(run)
})

test('a file that was uploaded from a path is downloaded unchanged', async () => {
  expect(await readFile(join(folder, 'copy.pdf'))).toEqual(await readFile(join(folder, 'agreement.pdf')))
})
