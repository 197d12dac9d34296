import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join, resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { createClient } from '@paraph/client'
import { handmadePdf } from '@paraph/testing/pdf/handmade-pdf.ts'
import { sign } from '@paraph/testing/server/party.ts'
import { startReceiver } from '@paraph/testing/receivers/receiver.ts'

/** What the account that is in the way has: large documents that are to be sealed at the same time, and endpoints that answer late. */
const [DOCUMENTS, ENDPOINTS, EVENTS] = [12, 20, 10]
/** Milliseconds. */
const SLOW = 14_000
/** A file of 9 MB with that many objects takes seconds to seal. */
const OBJECTS = 60_000

interface Figures {
  'Seal, alone s': number
  'Seal, behind the others s': number
  'All seals s': number
  'Webhook, alone s': number
  'Webhook, behind the others s': number
}

/** Measures for each checkout how long an account waits for its seal and its webhook, alone and behind another account. */
export async function measureFair(checkouts: string[]): Promise<string> {
  const rows: string[] = []
  let names: string[] = []
  for (const checkout of checkouts) {
    const figures = await measureCheckout(checkout)
    names = Object.keys(figures)
    const cells = Object.values(figures).map((seconds: number) => seconds.toFixed(1))
    rows.push(`| ${basename(checkout)} | ${cells.join(' | ')} |`)
  }
  return [`| An account waits | ${names.join(' | ')} |`, `| --- |${' --: |'.repeat(names.length)}`, ...rows].join('\n')
}

async function measureCheckout(checkout: string): Promise<Figures> {
  const dataDir = await mkdtemp(join(tmpdir(), 'paraph-fair-'))
  const server = await startServer(checkout, dataDir)
  const receiver = await startReceiver(({ path }, res) => {
    setTimeout(() => res.end(), path.startsWith('/slow') ? SLOW : 0)
  })
  try {
    const [busy, other] = [server.account('busy'), server.account('other')]
    const seals = await measureSeals(busy, other)
    const arrival = async () => {
      const before = receiver.requests.length
      const arrived = () => receiver.requests.slice(before).some(({ path }) => path === '/quick')
      const begin = performance.now()
      await other.send(1)
      while (!arrived()) await sleep(20)
      return (performance.now() - begin) / 1000
    }
    await other.subscribe(new URL('/quick', receiver.url).href)
    await arrival()
    const alone = await arrival()
    for (let index = 0; index < ENDPOINTS; index++) {
      await busy.subscribe(new URL(`/slow/${index}`, receiver.url).href)
    }
    for (let index = 0; index < EVENTS; index++) await busy.send(1)
    // The first answers are on their way, and all others wait.
    await sleep(3000)
    return { ...seals, 'Webhook, alone s': alone, 'Webhook, behind the others s': await arrival() }
  } finally {
    await server.stop()
    await receiver.close()
    await rm(dataDir, { recursive: true })
  }
}

type Account = ReturnType<typeof accountOf>

async function measureSeals(busy: Account, other: Account) {
  const large = new Array<string>()
  for (let index = 0; index < DOCUMENTS; index++) large.push(await busy.send(1, largePdf()))
  const [first, alone, behind] = [await other.send(1), await other.send(1), await other.send(1)]
  // The first seal loads the code.
  await other.signed(first)
  await other.sealed([first])
  let begin = performance.now()
  const since = () => (performance.now() - begin) / 1000
  await other.signed(alone)
  await other.sealed([alone])
  const aloneTook = since()
  const allBegin = performance.now()
  await Promise.all(large.map(busy.signed))
  begin = performance.now()
  await other.signed(behind)
  await other.sealed([behind])
  const behindTook = since()
  await busy.sealed(large)
  const allTook = (performance.now() - allBegin) / 1000
  return { 'Seal, alone s': aloneTook, 'Seal, behind the others s': behindTook, 'All seals s': allTook }
}

function largePdf(): Buffer {
  const objects: Record<number, string> = {
    1: '<< /Type /Catalog /Pages 2 0 R >>',
    2: '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    3: '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 600 800] >>',
  }
  for (let number = 4; number < OBJECTS; number++) objects[number] = `(${'x'.repeat(110)})`
  return handmadePdf(objects)
}

function accountOf(baseUrl: string, apiKey: string) {
  const client = createClient({ baseUrl, apiKey })
  const small = handmadePdf({
    1: '<< /Type /Catalog /Pages 2 0 R >>',
    2: '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    3: '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 600 800] >>',
  })
  const required = <T>({ data, error }: { data?: T; error?: unknown }): T => {
    if (data === undefined) throw new Error(JSON.stringify(error))
    return data
  }
  return {
    async subscribe(url: string) {
      required(await client.POST('/api/v1/webhook-endpoints', { body: { url, events: ['document.sent'] } }))
    },
    /** Sends a document with that many parties, who get no mail. Returns its id. */
    async send(parties: number, pdf = small): Promise<string> {
      const file = new File([new Uint8Array(pdf)], 'agreement.pdf', { type: 'application/pdf' })
      const { id } = required(await client.POST('/api/v1/documents', { body: { file } }))
      const path = { id }
      for (let index = 0; index < parties; index++) {
        const contact = required(
          await client.POST('/api/v1/contacts', { body: { firstName: 'Anna', lastName: 'Lindqvist' } }),
        )
        const body = { contactId: contact.id, role: 'SIGNER', deliveryMethod: 'NONE' } as const
        required(await client.POST('/api/v1/documents/{id}/parties', { params: { path }, body }))
      }
      required(await client.POST('/api/v1/documents/{id}/send', { params: { path } }))
      return id
    },
    async signed(id: string): Promise<void> {
      const { parties } = required(await client.GET('/api/v1/documents/{id}/parties', { params: { path: { id } } }))
      for (const { signingUrl } of parties) {
        required(await sign(createClient({ baseUrl, apiKey: signingUrl!.split('#')[1]! })))
      }
    },
    async sealed(ids: string[]): Promise<void> {
      for (const id of ids) {
        const isDone = async () =>
          required(await client.GET('/api/v1/documents/{id}', { params: { path: { id } } })).status === 'COMPLETED'
        while (!(await isDone())) await sleep(20)
      }
    },
  }
}

/** Starts the server of a checkout, which also runs the jobs, with a database of its own. */
async function startServer(checkout: string, dataDir: string) {
  const source = join(checkout, 'apps/server/src')
  const env = {
    PATH: process.env['PATH'],
    DATA_DIR: dataDir,
    PORT: '0',
    HOST: '127.0.0.1',
    LOG_LEVEL: 'error',
    WEBHOOK_ALLOWED_HOSTS: '127.0.0.1',
    RATE_LIMIT: '1000000',
    LINK_RATE_LIMIT: '1000000',
  }
  const child = spawn(process.execPath, [join(source, 'main.ts')], { env, stdio: ['ignore', 'pipe', 'inherit'] })
  let output = ''
  let url: string | undefined
  // The stream must stay open, because the server goes on writing its log.
  for await (const chunk of child.stdout.iterator({ destroyOnReturn: false })) {
    output += String(chunk)
    url = /(?<=API +)http:\S+(?=\/api\/v1)/.exec(output)?.[0]
    if (url !== undefined) break
  }
  if (url === undefined) throw new Error(`The server ended: ${output}`)
  child.stdout.resume()
  const baseUrl = url
  return {
    account(name: string) {
      const args = [join(source, 'server/cli/keys.ts'), 'create', '--account', name]
      const { stdout } = spawnSync(process.execPath, args, { env, encoding: 'utf8' })
      return accountOf(baseUrl, stdout.trim())
    },
    async stop() {
      const exited = once(child, 'exit')
      child.kill('SIGTERM')
      await exited
    },
  }
}

// `node bench/fair.ts FOLDER…` compares this checkout with others.
if (import.meta.main) {
  const checkouts = [...process.argv.slice(2), resolve(import.meta.dirname, '../../..')].map((path) => resolve(path))
  process.stdout.write(`${await measureFair(checkouts)}\n`)
}
