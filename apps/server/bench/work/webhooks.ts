import { fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { createClient } from '@paraph/client'
import { runAll } from '../load.ts'
import { startProgram } from '../process.ts'
import { quantile, type Scenario } from '../scenario.ts'

const ENDPOINTS = 10
/** Documents that are sent. Each is one event for each endpoint. */
const [WARM_UP, BURST, STEADY] = [20, 500, 200]
/** Documents per second. */
const STEADY_RATE = 10

interface Received {
  path: string
  at: number
  /** When the event happened, just before its commit. */
  timestamp: string
}

/** Measures how fast one worker sends events to ten endpoints, all good or one of them hanging. */
export async function measureWebhooks(scenario: Scenario, dataDir: string): Promise<string> {
  const rows = [await measure(scenario, dataDir, 0), await measure(scenario, dataDir, 1)]
  return [
    `| One worker, ${ENDPOINTS} endpoints | Burst: deliveries/s | Commit to receipt p50 ms | p95 ms | ${STEADY_RATE * ENDPOINTS} deliveries/s: commit to receipt p50 ms | p95 ms |`,
    '| --- | --: | --: | --: | --: | --: |',
    ...rows,
  ].join('\n')
}

async function measure(scenario: Scenario, dataDir: string, hanging: number): Promise<string> {
  const receiver = await openReceiver()
  const env = {
    DATA_DIR: dataDir,
    LOG_LEVEL: 'error',
    PORT: '0',
    HOST: '127.0.0.1',
    WEBHOOK_ALLOWED_HOSTS: '127.0.0.1',
  }
  const processes = [startProgram('main.ts', { ...env, JOBS: 'elsewhere' }), startProgram('worker.ts', env)]
  const client = createClient({ baseUrl: await processes[0]!.address(), apiKey: scenario.key })
  const endpoints: string[] = []
  try {
    for (let index = 0; index < ENDPOINTS; index++) {
      const url = new URL(index < hanging ? '/hang' : `/${index}`, receiver.url).href
      const { data } = await client.POST('/api/v1/webhook-endpoints', { body: { url, events: ['document.sent'] } })
      endpoints.push(data!.id)
    }
    const good = ENDPOINTS - hanging
    const drafts: string[] = []
    for (let index = 0; index < WARM_UP + BURST + STEADY; index++) drafts.push((await scenario.newDocument(1)).id)
    const send = async () => {
      const params = { path: { id: drafts.pop()! } }
      const { data, response } = await client.POST('/api/v1/documents/{id}/send', { params })
      if (!data) throw new Error(`Sending answered ${response.status}.`)
    }
    const arrived = async (count: number) => {
      while (receiver.events.length < count * good) await sleep(20)
      return receiver.events.splice(0)
    }
    // The first attempts load the code, and fill the places of the endpoint that hangs.
    await runAll(WARM_UP, 4, send)
    await arrived(WARM_UP)
    const begin = Date.now()
    await runAll(BURST, 4, send)
    const burst = await arrived(BURST)
    const perSecond = (burst.length / (Math.max(...burst.map(({ at }) => at)) - begin)) * 1000
    const sends: Promise<void>[] = []
    for (let index = 0; index < STEADY; index++) {
      sends.push(send())
      await sleep(1000 / STEADY_RATE)
    }
    await Promise.all(sends)
    const steady = await arrived(STEADY)
    const delays = [burst, steady].flatMap((events) => {
      const times = events.map(({ at, timestamp }) => at - Date.parse(timestamp))
      return [quantile(times, 0.5), quantile(times, 0.95)]
    })
    const name = hanging > 0 ? 'one of them hangs' : 'all answer'
    return `| ${name} | ${[perSecond, ...delays].map(Math.round).join(' | ')} |`
  } finally {
    for (const id of endpoints) await client.DELETE('/api/v1/webhook-endpoints/{id}', { params: { path: { id } } })
    for (const running of processes) await running.stop()
    receiver.close()
  }
}

async function openReceiver() {
  const child = fork(join(import.meta.dirname, 'receiver.ts'))
  const [{ url }] = (await once(child, 'message')) as [{ url: string }]
  const events: Received[] = []
  child.on('message', (event: Received) => events.push(event))
  return { url, events, close: () => child.kill() }
}
