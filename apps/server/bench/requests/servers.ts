import { execFile } from 'node:child_process'
import { once } from 'node:events'
import { readdirSync, readFileSync } from 'node:fs'
import { Agent, request } from 'node:http'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { promisify } from 'node:util'
import { runAll } from '../load.ts'
import { startProgram } from '../process.ts'
import { type Call, quantile, type Scenario } from '../scenario.ts'

const ROUNDS = 7
const REQUESTS = 1500
const AT_ONCE = 64
/** Requests to each server before the first round, so that V8 has compiled what each of them needs. */
const WARM_UP = 15_000

const companies = '/api/v1/companies'
const calls: Record<string, (id: string) => Call> = {
  'get a company': (id) => ({ method: 'GET', path: `${companies}/${id}` }),
  'add a company': () => ({
    method: 'POST',
    path: companies,
    body: JSON.stringify({ name: 'Lindqvist AB', orgNumber: '556016-0680' }),
  }),
}

/** Milliseconds in a tick of /proc. Linux has this value on all machines. */
const TICK = 10

/** The cores that everything may use, and the number of servers that answer. */
const variants = [
  { name: 'one core, 1 server', count: 1, cores: '0' },
  { name: 'two cores, 1 server', count: 1, cores: '0,1' },
  { name: 'two cores, 2 servers', count: 2, cores: '0,1' },
]

interface Sample {
  perSecond: number
  /** Microseconds of CPU per request. */
  server: number
  database: number
  load: number
}

/**
 * Measures what a second server on the same database gives. The load gives each of them every second request, as a proxy would. Servers, PostgreSQL and
 * load are bound to the same cores, so the second core is not only for a server. Linux only: it reads /proc, and binds by taskset.
 */
export async function measureServers(scenario: Scenario, dataDir: string): Promise<string> {
  const env = { JOBS: 'elsewhere', LOG_LEVEL: 'info', PORT: '0', HOST: '127.0.0.1' }
  const first = startProgram('main.ts', { ...env, DATA_DIR: dataDir })
  const addresses = [await first.address()]
  // The second server uses the database of the first one as an external one, because a data folder serves only one server.
  const DATABASE_URL = `postgres:///paraph?user=paraph&host=${dataDir}/postgres`
  const SECRET_KEY = readFileSync(join(dataDir, 'secret-key'), 'utf8').trim()
  const servers = [first, startProgram('main.ts', { ...env, DATABASE_URL, SECRET_KEY })]
  addresses.push(await servers[1]!.address())
  const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE })
  const postmaster = Number(readFileSync(join(dataDir, 'postgres/postmaster.pid'), 'utf8').split('\n', 1)[0])
  try {
    const added = async () => {
      const answer = await send(calls['add a company']!(''), scenario.key, addresses[0]!, agent)
      return (JSON.parse(answer) as { id: string }).id
    }
    const ids = await Promise.all(Array.from({ length: 10 }, added))
    const rows: string[] = []
    for (const [operation, call] of Object.entries(calls)) {
      const answer = async (number: number, count: number) => {
        await send(call(ids[number % ids.length]!), scenario.key, addresses[number % count]!, agent)
      }
      await runAll(WARM_UP * servers.length, AT_ONCE, (number) => answer(number, servers.length))
      const samples = variants.map((): Sample[] => [])
      for (let round = -1; round < ROUNDS; round++) {
        for (const [index, { count, cores }] of variants.entries()) {
          const pids = servers.slice(0, count).map(({ pid }) => pid)
          await bind(cores, [process.pid, ...treeOf(postmaster), ...pids])
          const before = cpuOf(pids, postmaster)
          const start = performance.now()
          await runAll(REQUESTS, AT_ONCE, (number) => answer(number, count))
          const seconds = (performance.now() - start) / 1000
          const after = cpuOf(pids, postmaster)
          const of = (part: keyof typeof after) => (after[part] - before[part]) / REQUESTS
          const sample = {
            perSecond: REQUESTS / seconds,
            server: of('server'),
            database: of('database'),
            load: of('load'),
          }
          if (round >= 0) samples[index]!.push(sample)
        }
      }
      for (const [index, { name }] of variants.entries()) {
        const median = (part: keyof Sample) =>
          Math.round(
            quantile(
              samples[index]!.map((sample) => sample[part]),
              0.5,
            ),
          )
        // Within a round, both samples had the same other load on the machine.
        const ratio = (value: (sample: Sample) => number) => {
          const ratios = samples[index]!.map((sample, round) => value(sample) / value(samples[0]![round]!))
          return `${quantile(ratios, 0.5).toFixed(2)} (${quantile(ratios, 0.25).toFixed(2)} to ${quantile(ratios, 0.75).toFixed(2)})`
        }
        rows.push(
          [
            operation,
            name,
            median('perSecond'),
            index === 0 ? '' : ratio(({ perSecond }) => perSecond),
            median('server'),
            median('database'),
            median('load'),
            index === 0 ? '' : ratio(({ server, database, load }) => server + database + load),
          ].join(' | '),
        )
        process.stdout.write(`${rows.at(-1)}\n`)
      }
    }
    return [
      '| Operation | Everything on | Requests/s | ÷ one core | CPU µs server | PostgreSQL | load | all ÷ one core |',
      '| --- | --- | --: | --: | --: | --: | --: | --: |',
      ...rows.map((row) => `| ${row} |`),
    ].join('\n')
  } finally {
    agent.destroy()
    await bind('0,1', [process.pid])
    await Promise.all(servers.map((server) => server.stop()))
  }
}

async function send({ method, path, body }: Call, key: string, url: string, agent: Agent): Promise<string> {
  const content =
    body === undefined ? {} : { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) }
  const sent = request(url + path, { agent, method, headers: { ...content, authorization: `Bearer ${key}` } })
  sent.end(body)
  const [response] = await once(sent, 'response')
  const answer = await text(response)
  if (response.statusCode !== 200) throw new Error(`${method} ${path} answered ${response.statusCode}: ${answer}`)
  return answer
}

const run = promisify(execFile)

/** Binds all threads of the processes to the cores. A process may have ended since it was found. */
async function bind(cores: string, pids: number[]): Promise<void> {
  await Promise.all(pids.map((pid) => run('taskset', ['-a', '-p', '-c', cores, `${pid}`]).catch(() => {})))
}

interface Process {
  parent: number
  /** Microseconds of user and system time of the process and of its ended children. */
  cpu: number
}

function readProcess(pid: number): Process | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    const fields = stat
      .slice(stat.lastIndexOf(')') + 2)
      .split(' ')
      .map(Number)
    const ticks = fields.slice(11, 15).reduce((sum, part) => sum + part, 0)
    return { parent: fields[1]!, cpu: ticks * TICK * 1000 }
  } catch {
    return undefined
  }
}

/** The process, and all processes that it has started. */
function treeOf(root: number): number[] {
  const pids = readdirSync('/proc').map(Number).filter(Number.isInteger)
  const parents = new Map(pids.map((pid) => [pid, readProcess(pid)?.parent]))
  const isBelow = (pid: number | undefined): boolean => pid === root || (!!pid && isBelow(parents.get(pid)))
  return pids.filter(isBelow)
}

function cpuOf(servers: number[], postmaster: number) {
  const sum = (pids: number[]) => pids.reduce((total, pid) => total + (readProcess(pid)?.cpu ?? 0), 0)
  const { user, system } = process.cpuUsage()
  return { server: sum(servers), database: sum(treeOf(postmaster)), load: user + system }
}
