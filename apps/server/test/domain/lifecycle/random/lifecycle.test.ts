import { expect, test } from 'vitest'
import { openLives } from './run-lives.ts'

const runLives = await openLives()

// Always the same lives. With this seed, they meet many different answers in few operations. The campaign random-lives searches with other seeds.
test('answers, parties, messages and events follow the lifecycle, for random operations', async () => {
  await expect(runLives({ count: 4, seed: 2372, searchWithin: 240_000 })).resolves.toBeUndefined()
})
