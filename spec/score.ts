import { execFileSync } from 'node:child_process'

/**
 * The lowest accepted scores of the spec (`redocly score`). `discoverability` rates how easily people find their way in the spec, and
 * `agentReadiness` how easily programs do. For `discoverability`, the tool only counts operations: each 10 operations cost about one point, and
 * the spec has more than 105. `agentReadiness` is 85. Three things cost most of the missing points, and stay as they are:
 * - Schema Simplicity (39 of 100) and Dependency Clarity (61): answers contain whole documents and parties, so that one request is enough.
 * - Constraint Clarity (58): many values are free text, such as names and messages.
 * - Polymorphism Clarity (57): a missing value is `null`, as the interface requires. Writing these nulls without `anyOf` was tried: it gives two more
 *   points, but then the types of the client lose the names of the enumerations.
 */
const minimum = { discoverability: 87, agentReadiness: 84 }

const output = execFileSync('redocly', ['score', 'paraph', '--format=json'], {
  cwd: import.meta.dirname,
  env: { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' },
  stdio: ['ignore', 'pipe', 'ignore'],
})
const scores = JSON.parse(output.toString()) as Record<keyof typeof minimum, number>
for (const [name, bound] of Object.entries(minimum) as [keyof typeof minimum, number][]) {
  process.stdout.write(`${name} ${scores[name]}\n`)
  if (scores[name] >= bound) continue
  process.stderr.write(
    `The ${name} of the spec is below ${bound}. For the reasons, run \`npx redocly score paraph\` in spec/.\n`,
  )
  process.exitCode = 1
}
