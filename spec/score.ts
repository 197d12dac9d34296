import { execFileSync } from 'node:child_process'

/**
 * How easily the description is found one's way in, by people and by programs (`redocly score`). The second is below 90 for two choices that stay: what
 * has no value is `null` and not absent, which the interface wants, and documents and parties are answered whole.
 */
const least = { discoverability: 95, agentReadiness: 78 }

const output = execFileSync('redocly', ['score', 'paraph', '--format=json'], {
  cwd: import.meta.dirname,
  env: { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' },
  stdio: ['ignore', 'pipe', 'ignore'],
})
const scores = JSON.parse(output.toString()) as Record<keyof typeof least, number>
for (const [name, bound] of Object.entries(least) as [keyof typeof least, number][]) {
  process.stdout.write(`${name} ${scores[name]}\n`)
  if (scores[name] >= bound) continue
  process.stderr.write(
    `The ${name} of the spec has fallen below ${bound}. \`npx redocly score paraph\` in spec/ tells why.\n`,
  )
  process.exitCode = 1
}
