import { execFileSync } from 'node:child_process'

/**
 * The lowest accepted score of the spec (`redocly score`): how easily programs find their way in it. It is below 90 because of two choices that
 * stay: a missing value is `null` instead of an absent field, as the API that customers already integrate with requires, and responses contain
 * whole documents and parties. The other score of the tool, discoverability, only counts operations: 1000 of them are 0, none is 100.
 */
const minimum = { agentReadiness: 82 }

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
