import { Redocly } from './redocly/redocly.ts'
import { reviewCommand } from './review-command.ts'

/** Compares the spec with its last released version, or with the spec at a git ref: `npm run spec:review -- --help`. */
const redocly = new Redocly()
try {
  const { code, stdout, stderr } = await reviewCommand(process.argv.slice(2), redocly)
  process.stdout.write(stdout)
  process.stderr.write(stderr)
  process.exitCode = code
} finally {
  await redocly.end()
}
