import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { cpus, tmpdir } from 'node:os'
import { join } from 'node:path'
import { openEmbeddedPostgres } from '../src/database/embedded/embedded-postgres.ts'
import { runAll, startTarget, type Target, type Variant, variants } from './load.ts'
import { measureMemory } from './memory.ts'
import { measureSending } from './sending.ts'
import { type OperationName, prepare, quantile, type Scenario } from './scenario.ts'

const ROUNDS = 15
const REQUESTS = 400
const AT_ONCE = 8
const operations: OperationName[] = ['list', 'get', 'add', 'update']
const result = new URL('../BENCHMARKS.md', import.meta.url)

interface Sample {
  /** Microseconds per request. */
  cpu: number
  perSecond: number
}

const dataDir = await mkdtemp(join(tmpdir(), 'paraph-bench-'))
const postgres = await openEmbeddedPostgres({ dataDir, log: () => {} })
const scenario = await prepare(postgres.connection)
const targets = {} as Record<Variant, Target>
for (const variant of variants) targets[variant] = await startTarget(variant, postgres.connection)
try {
  const table = await compare(scenario, targets)
  const memory = await measureMemory(scenario, targets.paraph)
  const machine = `Node ${process.version}, ${cpus().length} × ${cpus()[0]?.model ?? 'unknown CPU'}, ${new Date().toISOString().slice(0, 10)}.`
  for (const target of Object.values(targets)) target.stop()
  const sending = await measureSending(scenario, dataDir)
  await publish(`${machine}\n\n${table}\n\n${memory}\n\n${sending}`)
} finally {
  await scenario.close()
  await postgres.close()
  await rm(dataDir, { recursive: true })
}

/** Alternates between the variants in short rounds, so that other load on the machine affects all of them. */
async function compare(scenario: Scenario, targets: Record<Variant, Target>): Promise<string> {
  const rows: string[] = []
  for (const operation of operations) {
    const samples: Record<Variant, Sample[]> = { paraph: [], unvalidated: [], fastify: [] }
    for (let round = -2; round < ROUNDS; round++) {
      for (const variant of variants) {
        const sample = await measure(scenario, targets[variant], operation)
        if (round >= 0) samples[variant].push(sample)
        if (operation === 'add') await scenario.reset()
      }
    }
    const cpu = (variant: Variant) => median(samples[variant].map((sample) => sample.cpu))
    const perSecond = (variant: Variant) => Math.round(median(samples[variant].map((sample) => sample.perSecond)))
    // Compare within a round: both samples of a round had the same other load on the machine.
    const ratio = (other: Variant) => {
      const ratios = samples.paraph.map(({ cpu }, round) => cpu / samples[other][round]!.cpu)
      return `${median(ratios).toFixed(2)} (${quantile(ratios, 0.25).toFixed(2)} to ${quantile(ratios, 0.75).toFixed(2)})`
    }
    rows.push(
      [
        operation,
        ...variants.map((variant) => `${Math.round(cpu(variant))}`),
        ...variants.map((variant) => `${perSecond(variant)}`),
        ratio('unvalidated'),
        ratio('fastify'),
      ].join(' | '),
    )
    process.stdout.write(`${rows.at(-1)}\n`)
  }
  return [
    '| Operation | CPU µs Paraph | unvalidated | Fastify | Requests/s Paraph | unvalidated | Fastify | Paraph ÷ unvalidated | Paraph ÷ Fastify |',
    '| --- | --: | --: | --: | --: | --: | --: | --: | --: |',
    ...rows.map((row) => `| ${row} |`),
  ].join('\n')
}

async function measure({ call, key }: Scenario, target: Target, operation: OperationName): Promise<Sample> {
  const headers = { authorization: `Bearer ${key}` }
  const [cpu, start] = [await target.cpu(), performance.now()]
  await runAll(REQUESTS, AT_ONCE, async (index) => {
    const { status, body } = await target.send(call[operation](index), headers)
    if (status !== 200) throw new Error(`${operation} answered ${status}: ${body}`)
  })
  const seconds = (performance.now() - start) / 1000
  return { cpu: ((await target.cpu()) - cpu) / REQUESTS, perSecond: REQUESTS / seconds }
}

function median(values: number[]): number {
  return quantile(values, 0.5)
}

/** Writes the figures between the markers. The text around the markers is written by hand. */
async function publish(figures: string): Promise<void> {
  const text = await readFile(result, 'utf8')
  const [start, end] = ['<!-- figures -->', '<!-- /figures -->']
  const [before, after] = [text.indexOf(start) + start.length, text.indexOf(end)]
  await writeFile(result, `${text.slice(0, before)}\n\n${figures}\n\n${text.slice(after)}`)
  process.stdout.write(`${figures}\n`)
}
