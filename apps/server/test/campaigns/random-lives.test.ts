import { expect, test } from 'vitest'
import { openLives } from '../domain/lifecycle/random/run-lives.ts'

const runLives = await openLives()
const count = Number(process.env['LIFECYCLE_RUNS'] ?? 60)
/** Without it, each run has other lives. A failure prints the seed. */
const seed = process.env['LIFECYCLE_SEED']
/** Milliseconds. The limit grows with the number of lives, which take about half a second each. */
const searchWithin = 240_000 + count * 10_000

test(
  'random operations in random order follow the rules of the lifecycle',
  { timeout: searchWithin + 60_000 },
  async () => {
    const lives = { count, ...(seed && { seed: Number(seed) }), searchWithin }
    await expect(runLives(lives)).resolves.toBeUndefined()
  },
)
