import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'

/**
 * Repeats the tests, and lists every test that was not green each time.
 *
 *   npm run test:repeat -w packages/testing -- 10
 *   npm run test:repeat -w packages/testing -- 5 --busy=4                   while four processes keep the processors busy
 *   npm run test:repeat -w packages/testing -- 3 --campaigns
 *   npm run test:repeat -w packages/testing -- 20 test/api/limits           only the tests below this path
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { busy: { type: 'string', default: '0' }, campaigns: { type: 'boolean', default: false } },
})
const [runs = '10', ...filters] = positionals
const states = join(mkdtempSync(join(tmpdir(), 'paraph-repeat-')), 'states.json')
const busy = Array.from({ length: Number(values.busy) }, () =>
  spawn(process.execPath, ['--eval', 'for (;;);'], { stdio: 'ignore' }),
)
const args = [join(import.meta.dirname, 'suite.ts'), ...(values.campaigns ? ['--campaigns'] : []), ...filters]
/** By the name of a test, the runs in which it was not green. */
const faults = new Map<string, number[]>()
const note = (name: string, run: number) => faults.set(name, [...(faults.get(name) ?? []), run])

try {
  for (let run = 1; run <= Number(runs); run++) {
    const started = Date.now()
    rmSync(states, { force: true })
    const { code, output } = await finish(
      spawn(process.execPath, args, {
        env: { ...process.env, TEST_STATES: states },
        // In the folder of a workspace, vitest would run only the tests of this workspace.
        cwd: join(import.meta.dirname, '../../../..'),
        stdio: ['ignore', 'pipe', 'pipe'],
      }),
    )
    const failed = existsSync(states) ? failedIn(states) : []
    for (const name of failed) note(name, run)
    // A file that does not load, an error outside any test, or a fault in the traffic.
    if (code !== 0 && failed.length === 0) note('the suite itself', run)
    const seconds = ((Date.now() - started) / 1000).toFixed(0)
    process.stdout.write(`Run ${run} of ${runs}: ${output.trimEnd().split('\n').at(-1)}, ${seconds} s\n`)
    if (code !== 0) process.stdout.write(output)
  }
} finally {
  for (const child of busy) child.kill('SIGKILL')
  rmSync(join(states, '..'), { recursive: true })
}
for (const [name, failures] of faults) process.stdout.write(`Not green in run ${failures.join(', ')}: ${name}\n`)
process.stdout.write(`${faults.size} tests were not green each time.\n`)
process.exit(faults.size > 0 ? 1 : 0)

function failedIn(file: string): string[] {
  const tests = JSON.parse(readFileSync(file, 'utf8')) as { name: string; state: string }[]
  return tests.filter(({ state }) => state === 'failed').map(({ name }) => name)
}

async function finish(child: ChildProcess): Promise<{ code: number; output: string }> {
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk: Buffer) => (output += chunk))
  const [code] = (await once(child, 'close')) as [number | null]
  return { code: code ?? 1, output }
}
