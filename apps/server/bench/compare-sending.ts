import { readdirSync, readFileSync } from 'node:fs'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import { createClient, type ParaphClient } from '@paraph/client'
import { openEmbeddedPostgres } from '#platform/database/embedded/embedded-postgres.ts'
import { openPool } from '#platform/database/pool.ts'
import { runAll } from './load.ts'
import type * as programs from './process.ts'
import { quantile, type Scenario } from './scenario.ts'
import type * as scenarios from './scenario.ts'
import { openSink } from './work/sending.ts'

/**
 * `node bench/compare-sending.ts FOLDER` compares how fast this checkout and another one send documents and their mails, and how much CPU
 * they take for it. Each has a server, a worker and a database of its own, all on one PostgreSQL. The rounds alternate. The worker is
 * stopped while documents are sent, so that documents and mails are measured apart.
 */
const [folder] = process.argv.slice(2)
if (!folder) throw new Error('Name the folder of the other checkout.')
const rounds = Number(process.env['ROUNDS'] ?? 7)
const DOCUMENTS = 100
const PARTIES = 5
const MAILS = DOCUMENTS * PARTIES
const AT_ONCE = 4
/** Clock ticks of Linux: 100 a second. */
const MS_PER_TICK = 10

interface Side {
  scenario: Scenario
  client: ParaphClient
  sink: Awaited<ReturnType<typeof openSink>>
  server: ReturnType<typeof programs.startProgram>
  worker: ReturnType<typeof programs.startProgram>
}

const figures = [
  'Documents/s',
  'CPU ms per document: server',
  'CPU ms per document: PostgreSQL',
  'Mails/s',
  'CPU ms per mail: worker',
  'CPU ms per mail: PostgreSQL',
  'CPU ms per mail: mail server',
] as const

/** A process without those that it has started, or all processes of PostgreSQL. */
type Program = number | 'postgres'

const dataDir = await mkdtemp(join(tmpdir(), 'paraph-compare-'))
const postgres = await openEmbeddedPostgres({ dataDir, log: () => {} })
const postmaster = Number.parseInt(await readFile(join(dataDir, 'postgres/postmaster.pid'), 'utf8'), 10)
const admin = openPool({ ...postgres.connection, user: 'postgres', database: 'postgres' }, () => {})
const sides: Side[] = []
try {
  for (const [index, checkout] of [resolve(folder), resolve(import.meta.dirname, '../../..')].entries())
    sides.push(await open(`compare_${index}`, checkout))
  const samples: number[][][] = [[], []]
  for (let round = -1; round < rounds; round++) {
    for (const [index, side] of sides.entries()) {
      const sample = await measure(side)
      if (round >= 0) samples[index]!.push(sample)
    }
  }
  process.stdout.write(
    `| ${rounds} rounds of ${DOCUMENTS} documents of ${PARTIES} parties | before | after | after ÷ before |\n`,
  )
  process.stdout.write('| --- | --: | --: | --: |\n')
  for (const [figure, name] of figures.entries()) process.stdout.write(`${rowOf(name, figure, samples)}\n`)
} finally {
  for (const { server, worker, sink, scenario } of sides) {
    await Promise.all([server.stop(), worker.stop()])
    sink.close()
    await scenario.close()
  }
  await admin.end()
  await postgres.close()
  await rm(dataDir, { recursive: true })
}

async function open(database: string, checkout: string): Promise<Side> {
  const load = async <T>(file: string) =>
    (await import(pathToFileURL(join(checkout, 'apps/server/bench', file)).href)) as T
  await admin.query(`create database ${database} owner paraph`)
  const { prepare } = await load<typeof scenarios>('scenario.ts')
  const { startProgram } = await load<typeof programs>('process.ts')
  const { host, port, user } = postgres.connection
  const scenario = await prepare({ ...postgres.connection, database })
  const sink = await openSink()
  const env = {
    DATABASE_URL: `postgres://${user}@localhost:${port}/${database}?host=${encodeURIComponent(host)}`,
    SECRET_KEY: Buffer.alloc(32, 1).toString('base64url'),
    PUBLIC_URL: 'http://localhost:3000',
    SMTP_URL: sink.url,
    MAIL_LIMIT_PER_DAY: '1000000000',
    LOG_LEVEL: 'silent',
    PORT: '0',
    HOST: '127.0.0.1',
    JOBS: 'elsewhere',
  }
  const server = startProgram('main.ts', env)
  const worker = startProgram('worker.ts', env)
  const client = createClient({ baseUrl: await server.address(), apiKey: scenario.key })
  return { scenario, client, sink, server, worker }
}

async function measure({ scenario, client, sink, server, worker }: Side): Promise<number[]> {
  const drafts: string[] = []
  for (let index = 0; index < DOCUMENTS; index++) drafts.push((await scenario.newDocument(PARTIES)).id)
  sink.mails.length = 0
  await admin.query('checkpoint')
  process.kill(worker.pid, 'SIGSTOP')
  const [documents, sendingCpu] = await timed([server.pid, 'postgres'], () =>
    runAll(DOCUMENTS, AT_ONCE, async (index) => {
      const { response } = await client.POST('/api/v1/documents/{id}/send', {
        params: { path: { id: drafts[index]! } },
      })
      if (response.status !== 200) throw new Error(`Sending answered ${response.status}.`)
    }),
  )
  const programs: Program[] = [worker.pid, 'postgres', sink.pid]
  const [mails, mailCpu] = await timed(programs, async () => {
    process.kill(worker.pid, 'SIGCONT')
    while (sink.mails.length < MAILS) await sleep(5)
  })
  // So that the last records are not part of the next round.
  await sleep(1000)
  const [serverCpu, databaseCpu] = sendingCpu.map((ms) => ms / DOCUMENTS)
  const perMail = mailCpu.map((ms) => ms / MAILS)
  return [(DOCUMENTS / documents) * 1000, serverCpu!, databaseCpu!, (MAILS / mails) * 1000, ...perMail]
}

/** Returns how long the work took, and the CPU time that each program used for it. Both are in milliseconds. */
async function timed(programs: Program[], work: () => Promise<void>): Promise<[number, number[]]> {
  const before = programs.map(cpuOf)
  const begin = performance.now()
  await work()
  const took = performance.now() - begin
  return [took, programs.map((program, index) => cpuOf(program) - before[index]!)]
}

/** Returns milliseconds of user and system time. PostgreSQL has one process for each connection. */
function cpuOf(program: Program): number {
  if (program !== 'postgres') return ticksOf(program) * MS_PER_TICK
  const pids = readdirSync('/proc').filter((name) => /^\d+$/.test(name))
  const ticks = pids.map((pid) =>
    Number(pid) === postmaster || statOf(Number(pid))?.[1] === String(postmaster) ? ticksOf(Number(pid)) : 0,
  )
  return ticks.reduce((sum, ticks) => sum + ticks, 0) * MS_PER_TICK
}

/** The fields of `/proc/PID/stat` after the name: state, parent … Undefined for a process that has ended. */
function statOf(pid: number): string[] | undefined {
  try {
    return readFileSync(`/proc/${pid}/stat`, 'latin1').split(') ').at(-1)!.split(' ')
  } catch {
    return undefined
  }
}

/** Includes the CPU time of ended children. */
function ticksOf(pid: number): number {
  const stat = statOf(pid)
  return stat ? [11, 12, 13, 14].reduce((sum, field) => sum + Number(stat[field]), 0) : 0
}

function rowOf(name: string, figure: number, [before, after]: number[][][]): string {
  const values = [before!, after!].map((samples) => samples.map((sample) => sample[figure]!))
  const ratios = values[1]!.map((value, round) => value / values[0]![round]!)
  const [low, middle, high] = [0.25, 0.5, 0.75].map((part) => quantile(ratios, part).toFixed(2))
  const [old, now] = values.map((value) => quantile(value, 0.5)).map((value) => value.toFixed(value < 100 ? 2 : 0))
  return `| ${name} | ${old} | ${now} | ${middle} (${low} to ${high}) |`
}
