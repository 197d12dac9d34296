import { randomBytes } from 'node:crypto'
import { runAll, type Target } from '../load.ts'
import type { Call, Scenario } from '../scenario.ts'

const REQUESTS = 100_000
const STEPS = 10
const AT_ONCE = 16
const MB = 1024 * 1024

/** Measures the server's memory over requests that all have different headers. */
export async function measureMemory(scenario: Scenario, target: Target): Promise<string> {
  const rows: string[] = []
  for (let step = 0; step <= STEPS; step++) {
    if (step > 0) {
      await runAll(REQUESTS / STEPS, AT_ONCE, async (index) => {
        const { status } = await target.send(...vary(scenario, index))
        if (status >= 500) throw new Error(`The server answered ${status}.`)
      })
      await scenario.reset()
    }
    const { rss, heapUsed } = await target.memory()
    rows.push(`| ${(step * REQUESTS) / STEPS} | ${Math.round(rss / MB)} | ${Math.round(heapUsed / MB)} |`)
  }
  return ['| Requests, each with different headers | rss MB | heapUsed MB |', '| --: | --: | --: |', ...rows].join('\n')
}

function vary({ call, key }: Scenario, index: number): [Call, Record<string, string>] {
  const random = () => randomBytes(6).toString('hex')
  const operation = (['list', 'get', 'update', 'get'] as const)[index % 4]!
  const type = index % 3 === 0 ? `text/x-${random()}` : `application/json; v=${random()}`
  const secret = index % 7 === 0 ? `pk_live_${random()}` : key
  const { path, ...rest } = call[operation](index)
  return [
    { ...rest, path: index % 5 === 0 ? `${path}?q=${random()}` : path },
    {
      authorization: `Bearer ${secret}`,
      'content-type': type,
      accept: `application/x-${random()}`,
      'user-agent': random(),
      [`x-${random()}`]: random(),
    },
  ]
}
