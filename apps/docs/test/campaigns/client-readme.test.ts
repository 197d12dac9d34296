import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import { createServer as createHttpsServer } from 'node:https'
import type { AddressInfo, Server } from 'node:net'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import type { TLSSocket } from 'node:tls'
import { promisify } from 'node:util'
import { document } from '@paraph/contract'
import { afterAll, expect, test } from 'vitest'
import { signWebhook } from '@paraph/server/src/work/webhooks/sign-webhook.ts'
import { newTlsCertificates } from '@paraph/server/dev/bankid-simulator/tls-certificates.ts'
import { throughGate } from '@paraph/testing/programs/gate.ts'
import { onePagePdf } from '@paraph/testing/pdf/pdf.ts'
import { useServer } from '@paraph/testing/server/server.ts'

const run = promisify(execFile)
const root = join(import.meta.dirname, '../../../..')
const readme = readFileSync(join(root, 'packages/client/README.md'), 'utf8')
const snippets = Array.from(readme.matchAll(/^## (.+)$|```ts\n([^]*?)```/gm)).reduce<{ title: string; code: string }[]>(
  (found, [, title, code]) =>
    title ? [...found, { title, code: '' }] : [...found.slice(0, -1), { ...found.at(-1)!, code: code! }],
  [],
)

const server = await useServer()
const account = await server.newAccount()
await account.draftDocument({ title: 'Lease' })
// Inside the package of the client, so that Node finds it and the packages of its recipes.
const folder = join(root, 'packages/client/test-results/client readme')
await mkdir(folder, { recursive: true })
await writeFile(join(folder, 'agreement.pdf'), await onePagePdf())

const { ca, server: identity, client } = await newTlsCertificates()
await Promise.all([
  writeFile(join(folder, 'ca.pem'), ca),
  writeFile(join(folder, 'client.pem'), client),
  writeFile(join(folder, 'client-key.pem'), client),
])
const visitors: unknown[] = []
const proxied: unknown[] = []
/** Passes a request on to the URL. */
const forward = (url: string, incoming: IncomingMessage, outgoing: ServerResponse) => {
  const { method, headers } = incoming
  const passedOn = request(url, { method, headers }, (answer) => {
    answer.pipe(outgoing.writeHead(answer.statusCode!, answer.headers))
  })
  incoming.pipe(passedOn)
}
/** Demands a certificate of the client. */
const gateway = createHttpsServer({ key: identity, cert: identity, ca, requestCert: true }, (incoming, outgoing) => {
  visitors.push((incoming.socket as TLSSocket).getPeerCertificate().subject.CN)
  forward(server.baseUrl + incoming.url!, incoming, outgoing)
})
/** A client sends the whole URL to a proxy. */
const proxy = createServer((incoming, outgoing) => {
  proxied.push(incoming.url)
  forward(incoming.url!, incoming, outgoing)
})
const portOf = async (listener: Server) => {
  await once(listener.listen(0, '127.0.0.1'), 'listening')
  return (listener.address() as AddressInfo).port
}
const [gatewayPort, proxyPort] = [await portOf(gateway), await portOf(proxy)]
await throughGate(() =>
  run(
    'openapi-typescript',
    [`${server.baseUrl}/openapi.json`, '--default-non-nullable=false', '--output', 'paraph.d.ts'],
    {
      cwd: folder,
      env: { ...process.env, PATH: `${join(root, 'packages/contract/node_modules/.bin')}:${process.env['PATH']}` },
    },
  ),
)
afterAll(async () => {
  gateway.close()
  proxy.close()
  await rm(folder, { recursive: true })
})

async function runSnippet(title: string): Promise<string> {
  const { code } = snippets.find((snippet) => snippet.title === title)!
  const file = join(folder, `${title}.ts`)
  const addressed = code.replaceAll('http://localhost:3000', server.baseUrl)
  await writeFile(file, addressed.replace('https://localhost:8443', `https://localhost:${gatewayPort}`))
  const env = { ...process.env, PARAPH_KEY: account.key, PROXY: `http://127.0.0.1:${proxyPort}` }
  const { stdout, stderr } = await throughGate(() => run(process.execPath, [file], { cwd: folder, env }))
  expect(stderr).toBe('')
  return stdout
}

/** What the snippets print. */
const outputs: [title: string, output: RegExp][] = [
  ['Start', /^Anna Lindqvist is asked to sign Tenancy agreement\.\n$/],
  ['Files', /^\d{3,} bytes of application\/pdf\n$/],
  ['Lists', /^\d+ null\n(?:.*\n)*Lease: DRAFT\n/],
  // The sentence has a quotation mark, so Node prints it in double ones.
  ['Errors', /^\[\s+"\/email .+"\s+\]\n$/],
  ['The response', /^(DRAFT|SENT) .+ GMT [\w-]{36}\n$/],
  ['Middleware', /^GET \/api\/v1\/contacts 200\n$/],
  [
    'Fields on the pages',
    /^signature \{ x: 60(\.0+\d*)?, y: 672(\.0+\d*)?, width: 200(\.0+\d*)?, height: 50(\.0+\d*)? \}\n$/,
  ],
  ['Waiting for a signature', /^The document was still SENT after 2000 ms\.\n$/],
  ['Timeouts and retries', /^0\ntrue\n$/],
  ['Types', /^Agreement with Bo Berg\n$/],
  ['Proxies', /^1\n$/],
  ['Certificates', /^Sent over mTLS\n$/],
  ['Tests', /^Tenancy agreement\nCOMPLETED\ndocument_incomplete\n$/],
  ['Direct access to the paths', /^200 1 undefined\n$/],
  ['Without this client', /^Anna undefined\n$/],
]

test.each(outputs)('the snippet in the README of the client works: %s', async (title, output) => {
  expect(await runSnippet(title)).toMatch(output)
})

test('the snippet in the README of the client works: Webhooks', async () => {
  const { code } = snippets.find(({ title }) => title === 'Webhooks')!
  const file = join(folder, 'Webhooks.ts')
  await writeFile(file, code.replace('listen(4000)', 'listen(0, () => console.log(server.address().port))'))
  const secret = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw'
  const program = spawn(process.execPath, [file], { cwd: folder, env: { ...process.env, WEBHOOK_SECRET: secret } })
  const ended = once(program, 'exit')
  const lines = createInterface(program.stdout)[Symbol.asyncIterator]()
  const { value: port } = await lines.next()
  const { examples } = document.webhooks['party.signed'].post.requestBody.content['application/json']
  const body = JSON.stringify(examples.partySigned.value)
  const headers = signWebhook({ id: 'evt_1', timestamp: new Date(), body, secrets: [secret] })
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
  // The snippet for browsers runs in one, in embedding.test.ts.
  const tested = [...outputs.map(([title]) => title), 'Webhooks', 'The signing page in your page']
  const all = snippets.filter(({ code }) => code).map(({ title }) => title)
  expect(all.toSorted()).toEqual(tested.toSorted())
})

test('the proxy and the gateway were used, and the gateway refuses a client without a certificate', async () => {
  expect(proxied).toEqual([`${server.baseUrl}/api/v1/contacts?limit=1`])
  expect(visitors).toEqual(['Simulated relying party'])
  await expect(fetch(`https://localhost:${gatewayPort}/livez`)).rejects.toThrow('fetch failed')
})

test('a file that was uploaded from a path is downloaded unchanged', async () => {
  expect(await readFile(join(folder, 'copy.pdf'))).toEqual(await readFile(join(folder, 'agreement.pdf')))
})
