import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { openEmbeddedPostgres } from '#platform/database/embedded/embedded-postgres.ts'
import { openPool } from '#platform/database/pool.ts'
import type * as loads from './load.ts'
import { runAll, type Target } from './load.ts'
import type * as scenarios from './scenario.ts'
import { type OperationName, quantile, type Scenario } from './scenario.ts'

/**
 * `node bench/compare.ts FOLDER [OPERATION]…` compares this checkout with the one in FOLDER, such as a git worktree of an older commit. It prints the
 * CPU and the requests per second of both. Both run at the same time on databases of their own, in short rounds that alternate. If the
 * environment variable `IDEMPOTENCY_KEYS` is set, each `POST` has an idempotency key. Our client sends one with each `POST` too.
 */
const [folder, ...chosen] = process.argv.slice(2)
if (!folder) throw new Error('Name the folder of the other checkout.')
const operations = (chosen.length > 0 ? chosen : ['get', 'list', 'add', 'update']) as OperationName[]
const rounds = Number(process.env['ROUNDS'] ?? 15)
/** Rounds before the first that counts, in which V8 compiles. */
const warmUp = Number(process.env['WARM_UP'] ?? 25)
const REQUESTS = 400
const hasIdempotencyKeys = Boolean(process.env['IDEMPOTENCY_KEYS'])

interface Side {
  scenario: Scenario
  target: Target
}

const dataDir = await mkdtemp(join(tmpdir(), 'paraph-compare-'))
const postgres = await openEmbeddedPostgres({ dataDir, log: () => {} })
// Only the superuser can create databases.
const admin = openPool({ ...postgres.connection, user: 'postgres', database: 'postgres' }, () => {})
const sides: Side[] = []
try {
  for (const [index, checkout] of [resolve(folder), resolve(import.meta.dirname, '../../..')].entries()) {
    const load = async <T>(file: string) =>
      (await import(pathToFileURL(join(checkout, 'apps/server/bench', file)).href)) as T
    const database = `compare_${index}`
    await admin.query(`create database ${database} owner paraph`)
    const connection = { ...postgres.connection, database }
    const { prepare } = await load<typeof scenarios>('scenario.ts')
    const { startTarget } = await load<typeof loads>('load.ts')
    sides.push({ scenario: await prepare(connection), target: await startTarget('paraph', connection) })
  }
  process.stdout.write(
    '| Operation | CPU µs before | after | after ÷ before | Requests/s before | after | after ÷ before |\n| --- | --: | --: | --: | --: | --: | --: |\n',
  )
  for (const operation of operations) process.stdout.write(`${await compare(operation)}\n`)
} finally {
  for (const { target, scenario } of sides) {
    target.stop()
    await scenario.close()
  }
  await admin.end()
  await postgres.close()
  await rm(dataDir, { recursive: true })
}

interface Sample {
  /** Microseconds of user and system time per request. */
  cpu: number
  perSecond: number
}

async function compare(operation: OperationName): Promise<string> {
  const samples: [Sample[], Sample[]] = [[], []]
  for (let round = -warmUp; round < rounds; round++) {
    for (const [index, side] of sides.entries()) {
      const sample = await measure(side, operation)
      if (round >= 0) samples[index as 0 | 1].push(sample)
      if (operation === 'add') await side.scenario.reset()
    }
  }
  return `| ${operation} | ${describe(samples, 'cpu')} | ${describe(samples, 'perSecond')} |`
}

/** Returns the medians of both sides, and the median and the quartiles of the ratios. */
function describe([before, after]: [Sample[], Sample[]], figure: keyof Sample): string {
  const ratios = after.map((sample, round) => sample[figure] / before[round]![figure])
  const [low, middle, high] = [0.25, 0.5, 0.75].map((part) => quantile(ratios, part).toFixed(2))
  const median = (samples: Sample[]) =>
    Math.round(
      quantile(
        samples.map((sample) => sample[figure]),
        0.5,
      ),
    )
  return `${median(before)} | ${median(after)} | ${middle} (${low} to ${high})`
}

async function measure({ scenario, target }: Side, operation: OperationName): Promise<Sample> {
  const authorization = `Bearer ${scenario.key}`
  const [cpu, start] = [await target.cpu(), performance.now()]
  await runAll(REQUESTS, 8, async (index) => {
    const call = scenario.call[operation](index)
    const isKeyed = hasIdempotencyKeys && call.method === 'POST'
    const headers = { authorization, ...(isKeyed && { 'idempotency-key': randomUUID() }) }
    const { status, body } = await target.send(call, headers)
    if (status !== 200) throw new Error(`${operation} answered ${status}: ${body}`)
  })
  const seconds = (performance.now() - start) / 1000
  return { cpu: ((await target.cpu()) - cpu) / REQUESTS, perSecond: REQUESTS / seconds }
}
