import { fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { createClient } from '@paraph/client'
import type { Mail } from '../../test/support/smtp-sink.ts'
import { runAll } from '../load.ts'
import { startProgram } from '../process.ts'
import { type Scenario, quantile } from '../scenario.ts'

const DOCUMENTS = 1000
const PARTIES = 5
const AT_ONCE = 4
/** Timed requests per second, before and while documents are sent. */
const PROBES = 50
/** Milliseconds without a mail after which the measurement fails instead of waiting for ever. */
const STALLED = 60_000

interface Setup {
  name: string
  server: Record<string, string>
  worker: boolean
}

const setups: Setup[] = [
  { name: 'mails are not sent', server: { JOBS: 'elsewhere' }, worker: false },
  { name: 'the server sends them', server: { JOBS: 'here' }, worker: false },
  { name: 'a worker sends them', server: { JOBS: 'elsewhere' }, worker: true },
]

/** Measures how fast documents and their mails are sent, and how much that slows other requests. */
export async function measureSending(scenario: Scenario, dataDir: string): Promise<string> {
  const rows: string[] = []
  for (const setup of setups) rows.push(await measure(scenario, dataDir, setup))
  return [
    `| ${DOCUMENTS} documents of ${PARTIES} parties | Documents/s | Mails/s | Commit to sink p50 ms | p95 ms | Other requests idle p50 ms | p95 ms | while documents are sent p50 ms | p95 ms | while mails go out p50 ms | p95 ms |`,
    '| --- | --: | --: | --: | --: | --: | --: | --: | --: | --: | --: |',
    ...rows,
  ].join('\n')
}

async function measure(scenario: Scenario, dataDir: string, { name, server, worker }: Setup): Promise<string> {
  const sink = await openSink()
  const env = {
    DATA_DIR: dataDir,
    SMTP_URL: sink.url,
    LOG_LEVEL: 'error',
    PORT: '0',
    HOST: '127.0.0.1',
    // One account sends the documents of all setups.
    MAIL_LIMIT_PER_DAY: '1000000',
  }
  const processes = [startProgram('main.ts', { ...env, ...server })]
  if (worker) processes.push(startProgram('worker.ts', env))
  try {
    const baseUrl = await processes[0]!.address()
    const client = createClient({ baseUrl, apiKey: scenario.key })
    const probed = { params: { path: await scenario.newDocument(1) } }
    const probe = async () => {
      const begin = performance.now()
      await client.GET('/api/v1/documents/{id}', probed)
      return performance.now() - begin
    }
    const drafts: string[] = []
    for (let index = 0; index < DOCUMENTS; index++) drafts.push((await scenario.newDocument(PARTIES)).id)
    for (let index = 0; index < 200; index++) await probe()

    const idle = await paced(probe, sleep(5000))
    const works = server['JOBS'] === 'here' || worker
    const sent = new Map<string, number>()
    const begin = now()
    const send = async (index: number) => {
      const params = { path: { id: drafts[index]! } }
      const { data, response } = await client.POST('/api/v1/documents/{id}/send', { params })
      if (!data) throw new Error(`Sending answered ${response.status}.`)
      sent.set(data.id, now())
    }
    const busy = await paced(probe, runAll(DOCUMENTS, AT_ONCE, send))
    const sending = now() - begin
    const arrived = async () => {
      for (let count = -1, since = now(); sink.mails.length < DOCUMENTS * PARTIES; await sleep(20)) {
        if (sink.mails.length > count) [count, since] = [sink.mails.length, now()]
        if (now() - since > STALLED) throw new Error(`After ${count} mails, none arrived for ${STALLED} ms.`)
      }
    }
    const delivering = works ? await paced(probe, arrived()) : []
    const messages = await scenario.db.selectFrom('messages').select(['id', 'document_id']).execute()
    const documentOf = new Map(messages.map((message) => [message.id, message.document_id]))
    const delays = sink.mails.map(
      ({ messageId, at }) => at - sent.get(documentOf.get(/msg_\w{26}/.exec(messageId)![0])!)!,
    )
    const mailsPerSecond = delays.length / ((Math.max(0, ...sink.mails.map(({ at }) => at)) - begin) / 1000)
    const cells = [
      (DOCUMENTS / sending) * 1000,
      ...(works ? [mailsPerSecond, quantile(delays, 0.5), quantile(delays, 0.95)] : ['', '', '']),
      ...[idle, busy, delivering].flatMap((times) =>
        times.length > 0 ? [quantile(times, 0.5).toFixed(1), quantile(times, 0.95).toFixed(1)] : ['', ''],
      ),
    ]
    return `| ${name} | ${cells.map((cell) => (typeof cell === 'number' ? Math.round(cell) : cell)).join(' | ')} |`
  } finally {
    for (const running of processes) await running.stop()
    sink.close()
    // Otherwise the next setup would send the mails that this one did not send.
    await sql`delete from pgboss.job where name = 'deliver'`.execute(scenario.db)
  }
}

/** Starts a mail server in a separate process. */
export async function openSink() {
  const child = fork(join(import.meta.dirname, 'sink.ts'))
  const [{ url }] = (await once(child, 'message')) as [{ url: string }]
  const mails: Mail[] = []
  child.on('message', (mail: Mail) => mails.push(mail))
  return { url, mails, pid: child.pid!, close: () => child.kill() }
}

/** Returns milliseconds since 1970, comparable between processes. */
function now(): number {
  return performance.timeOrigin + performance.now()
}

/** Returns the milliseconds of each probe. Probes start at a constant rate, even if earlier ones are still running, until the work is done. */
export async function paced(probe: () => Promise<number>, work: Promise<unknown>): Promise<number[]> {
  const probes: Promise<number>[] = []
  const timer = setInterval(() => probes.push(probe()), 1000 / PROBES)
  try {
    await work
    return await Promise.all(probes)
  } finally {
    clearInterval(timer)
    // After a failure, nothing else waits for them.
    await Promise.allSettled(probes)
  }
}
