import { fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { createClient } from '@paraph/client'
import { runAll } from './load.ts'
import { startProgram } from './process.ts'
import { quantile, type Scenario } from './scenario.ts'

const ENDPOINTS = 10
/** Changes of parties. Each is one event for each endpoint. */
const [BURST, STEADY] = [500, 200]
/** Changes per second. */
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
      const { data } = await client.POST('/api/v1/webhook-endpoints', { body: { url, events: ['party.updated'] } })
      endpoints.push(data!.id)
    }
    const good = ENDPOINTS - hanging
    const documents: { id: string; partyId: string }[] = []
    for (let index = 0; index < 20; index++) {
      const { id } = await scenario.newDocument(1)
      const { data } = await client.GET('/api/v1/documents/{id}/parties', { params: { path: { id } } })
      documents.push({ id, partyId: data!.parties[0]!.id })
    }
    let changes = 0
    const change = async () => {
      const path = documents[changes % documents.length]!
      const body = { role: 'SIGNER', name: `Anna ${changes++}` } as const
      await client.PATCH('/api/v1/documents/{id}/parties/{partyId}', { params: { path }, body })
    }
    const arrived = async (count: number) => {
      while (receiver.events.length < count * good) await sleep(20)
      return receiver.events.splice(0)
    }
    // The first attempts load the code, and fill the places of the endpoint that hangs.
    await runAll(20, 4, change)
    await arrived(20)
    const begin = Date.now()
    await runAll(BURST, 4, change)
    const burst = await arrived(BURST)
    const perSecond = (burst.length / (Math.max(...burst.map(({ at }) => at)) - begin)) * 1000
    for (let index = 0; index < STEADY; index++) {
      void change()
      await sleep(1000 / STEADY_RATE)
    }
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
