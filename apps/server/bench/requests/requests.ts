import { runAll, startTarget, type Target, type Variant, variants } from '../load.ts'
import { measureMemory } from './memory.ts'
import { type OperationName, quantile, type Scenario } from '../scenario.ts'

const ROUNDS = 25
/** Rounds before the first that counts. After 10,000 requests, V8 has compiled nearly all code that a server runs for days. */
const WARM_UP = 25
const REQUESTS = 400
const AT_ONCE = 8
const operations: OperationName[] = ['list', 'get', 'add', 'update']

interface Sample {
  /** Microseconds per request. */
  cpu: number
  perSecond: number
}

/** Measures what validation costs, and the memory of a server that gets different headers with each request. */
export async function measureRequests(scenario: Scenario, connection: object): Promise<string> {
  const targets = {} as Record<Variant, Target>
  for (const variant of variants) targets[variant] = await startTarget(variant, connection)
  try {
    return [await compare(scenario, targets), await measureMemory(scenario, targets.paraph)].join('\n\n')
  } finally {
    for (const target of Object.values(targets)) target.stop()
  }
}

/** Alternates between the variants in short rounds, so that other load on the machine affects all of them. */
async function compare(scenario: Scenario, targets: Record<Variant, Target>): Promise<string> {
  const rows: string[] = []
  for (const operation of operations) {
    const samples: Record<Variant, Sample[]> = { paraph: [], unvalidated: [], fastify: [] }
    for (let round = -WARM_UP; round < ROUNDS; round++) {
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
