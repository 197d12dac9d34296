import { execFile } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { Agent, type ClientRequest, request } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import { hashSecret } from '#api/access/authenticate-key.ts'
import { ensureAccount } from '#domain/accounts/account-store.ts'
import { insertKey } from '#domain/accounts/key-store.ts'
import { onePagePdf } from '@paraph/testing/pdf/pdf.ts'
import { makeLargePdf } from './large-pdf.ts'
import { startProgram } from '../process.ts'
import { quantile, type Scenario } from '../scenario.ts'

const MB = 1024 * 1024
/** The duration in milliseconds of an attack that could go on for ever. */
const DURATION = 20_000

interface Result {
  attack: string
  /** The statuses that the attacker got, with their numbers. */
  answers: string
  /** The statuses and the times of another account's requests at the same time. */
  others: string
  times: number[]
  /** The memory of the server in MB: before the attack, at most, and 35 seconds after its end. */
  memory: { before: number; peak: number; after: number }
}

type Send = (key: string, bytes?: Uint8Array<ArrayBuffer>) => Promise<string>

/** What an attacker needs. */
interface Target {
  url: string
  key: string
  read: Send
  upload: Send
}

const bogus = new Uint8Array(Buffer.from(`%PDF-1.4\n${'1 0 obj <<\n'.repeat((24 * MB) / 11)}`))
/** 218 KB. A JSON body has at most 256 KB. */
const fields = JSON.stringify(Object.fromEntries(Array.from({ length: 20_000 }, (_, index) => [`f${index}`, 1])))

const attacks: Record<string, (target: Target) => Promise<Map<string, number>>> = {
  none: async () => (await sleep(DURATION), new Map()),
  '12 connections upload 24 MB that no PDF program can read': ({ upload, key }) =>
    forAWhile(12, () => upload(key, bogus)),
  'six valid PDFs of 19 MB and 200,000 pages at once': ({ upload, key }) => {
    const large = makeLargePdf()
    return once(6, () => upload(key, large))
  },
  '60 uploads of 24 MB that are never finished': ({ url, key }) => unfinished(60, url, key),
  '20 uploads of 24 MB at once': ({ upload, key }) => once(20, () => upload(key, bogus)),
  'ten connections send 20,000 unknown fields': ({ url, key }) => {
    const headers = { authorization: `Bearer ${key}`, 'content-type': 'application/json' }
    return forAWhile(10, () => call(`${url}/api/v1/contacts`, { method: 'POST', headers, body: fields }))
  },
  '500 downloads of 24 MB that nobody reads': ({ url, key }) => unread(500, url, key),
  '50 connections try random keys': ({ read }) => forAWhile(50, () => read(randomKey())),
}

/** Attacks a server with the key of one account, and measures what another account and the operator notice. */
export async function measureAttacks(scenario: Scenario, dataDir: string): Promise<string> {
  const other = await newKey(scenario)
  const results: Result[] = []
  for (const name of Object.keys(attacks)) results.push(await measure(name, scenario, other, dataDir))
  return table(results)
}

/** Starts a new server for each attack, so that an earlier attack does not change its memory. */
async function measure(name: string, { key }: Scenario, other: string, dataDir: string): Promise<Result> {
  const server = startProgram('main.ts', { DATA_DIR: dataDir, LOG_LEVEL: 'fatal', PORT: '0', HOST: '127.0.0.1' })
  try {
    const url = await server.address()
    const small = await onePagePdf()
    const upload: Send = (key, bytes = small) => {
      const body = new FormData()
      body.append('file', new File([bytes], 'agreement.pdf'))
      return call(`${url}/api/v1/documents`, { method: 'POST', headers: { authorization: `Bearer ${key}` }, body })
    }
    const read: Send = (key) =>
      call(`${url}/api/v1/documents?limit=10`, { headers: { authorization: `Bearer ${key}` } })

    const others = { statuses: new Map<string, number>(), times: [] as number[] }
    const over = new AbortController()
    const repeat = async (every: number, act: () => Promise<void>) => {
      while (!over.signal.aborted) {
        await act()
        await sleep(every)
      }
    }
    // The first requests compile, and open the connections to the database.
    for (let index = 0; index < 20; index++) await read(other)
    await upload(other)
    const before = await memoryOf(server.pid)
    let peak = before
    const meanwhile = [
      repeat(20, async () => {
        const start = performance.now()
        count(others.statuses, await read(other))
        others.times.push(performance.now() - start)
      }),
      repeat(500, async () => count(others.statuses, await upload(other))),
      repeat(100, async () => void (peak = Math.max(peak, await memoryOf(server.pid)))),
    ]
    const answers = await attacks[name]!({ url, key, read, upload })
    over.abort()
    await Promise.all(meanwhile)
    // The processes that check files end after 30 seconds without work.
    await sleep(35_000)
    const memory = { before, peak, after: await memoryOf(server.pid) }
    return { attack: name, answers: listOf(answers), others: listOf(others.statuses), times: others.times, memory }
  } finally {
    await server.stop()
  }
}

async function call(url: string, init: RequestInit): Promise<string> {
  try {
    const response = await fetch(url, init)
    await response.arrayBuffer()
    return String(response.status)
  } catch {
    return 'no answer'
  }
}

const count = (counts: Map<string, number>, answer: string) => void counts.set(answer, (counts.get(answer) ?? 0) + 1)

async function once(times: number, attack: () => Promise<string>): Promise<Map<string, number>> {
  const answers = new Map<string, number>()
  await Promise.all(Array.from({ length: times }, async () => count(answers, await attack())))
  return answers
}

async function forAWhile(connections: number, attack: () => Promise<string>): Promise<Map<string, number>> {
  const answers = new Map<string, number>()
  const end = performance.now() + DURATION
  const go = async () => {
    while (performance.now() < end) count(answers, await attack())
  }
  await Promise.all(Array.from({ length: connections }, go))
  return answers
}

/** Sends uploads except for their last byte, and holds their connections. */
async function unfinished(number: number, url: string, key: string): Promise<Map<string, number>> {
  const answers = new Map<string, number>()
  const agent = new Agent({ maxSockets: number })
  const head = '--x\r\ncontent-disposition: form-data; name="file"; filename="a.pdf"\r\n\r\n%PDF-1.4\n'
  const headers = {
    authorization: `Bearer ${key}`,
    'content-type': 'multipart/form-data; boundary=x',
    'content-length': 24 * MB,
  }
  const chunk = Buffer.alloc(MB, 'x')
  const requests = Array.from({ length: number }, () => {
    const sent: ClientRequest = request(`${url}/api/v1/documents`, { method: 'POST', headers, agent })
    let isAnswered = false
    sent.on('response', (response) => {
      isAnswered = true
      count(answers, String(response.statusCode))
      response.resume()
    })
    sent.on('error', () => isAnswered || count(answers, 'no answer'))
    sent.write(head)
    return sent
  })
  for (let part = 0; part < 23; part++) {
    for (const sent of requests) if (!sent.destroyed) sent.write(chunk)
    await sleep(250)
  }
  await sleep(10_000)
  const held = requests.filter(({ destroyed, res }: ClientRequest & { res?: unknown }) => !destroyed && !res).length
  if (held > 0) answers.set('held', held)
  for (const sent of requests)
    sent
      .removeAllListeners('error')
      .on('error', () => {})
      .destroy()
  agent.destroy()
  return answers
}

/** Asks for a large file again and again, and reads none of it. */
async function unread(number: number, url: string, key: string): Promise<Map<string, number>> {
  const answers = new Map<string, number>()
  const headers = { authorization: `Bearer ${key}` }
  const body = new FormData()
  body.append('file', new File([makeLargePdf(1, 24 * MB)], 'agreement.pdf'))
  const created = await fetch(`${url}/api/v1/documents`, { method: 'POST', headers, body })
  const { id } = (await created.json()) as { id: string }
  const agent = new Agent({ maxSockets: number })
  const requests = Array.from({ length: number }, () => {
    const sent = request(`${url}/api/v1/documents/${id}/file`, { headers, agent })
    sent.on('response', (response) => {
      count(answers, String(response.statusCode))
      response.pause()
    })
    sent.on('error', () => {})
    sent.end()
    return sent
  })
  await sleep(2 * DURATION)
  for (const sent of requests) sent.destroy()
  agent.destroy()
  return answers
}

const randomKey = () => `pk_live_${randomBytes(32).toString('base64url')}`

async function newKey({ db }: Scenario): Promise<string> {
  const key = randomKey()
  const { id } = await ensureAccount(db, 'other', 'LIVE')
  await insertKey(db, id, hashSecret(key), null)
  return key
}

/** Returns the memory of the process in MB. */
async function memoryOf(pid: number): Promise<number> {
  const { stdout } = await promisify(execFile)('ps', ['-o', 'rss=', '-p', String(pid)])
  return Math.round(Number(stdout) / 1024)
}

function listOf(answers: Map<string, number>): string {
  const all = [...answers].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([answer, times]) => `${times} × ${answer}`)
  return all.join(', ') || '–'
}

function table(results: Result[]): string {
  const rows = results.map(({ attack, answers, others, times, memory }) => {
    const [p50, p99] = [quantile(times, 0.5), quantile(times, 0.99)].map((time) => time.toFixed(1))
    return `| ${attack} | ${answers} | ${others} | ${p50} | ${p99} | ${memory.before} | ${memory.peak} | ${memory.after} |`
  })
  return [
    '| Attack | Answers to it | Answers to the other account | p50 ms | p99 ms | Memory MB before | at most | 35 s later |',
    '| --- | --- | --- | --: | --: | --: | --: | --: |',
    ...rows,
  ].join('\n')
}
