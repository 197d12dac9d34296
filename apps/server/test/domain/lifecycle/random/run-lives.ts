import fc from 'fast-check'
import { afterAll, expect } from 'vitest'
import { startSimulator } from '@paraph/testing/server/bankid.ts'
import { sharedFolder } from '@paraph/testing/programs/process.ts'
import { startServer } from '@paraph/testing/server/server.ts'
import { Model } from './model.ts'
import { lives, type Operation } from './operations.ts'
import { Service } from './service.ts'

const start = Date.parse('2030-03-04T10:00:00.000Z')

/** Without bias: with it, the first lives would be short and similar. */
const any = fc.noBias(lives)

interface Lives {
  count: number
  /** Lives with the same seed are the same. */
  seed?: number
  /** Milliseconds until the search for the shortest failing life ends, so that it is reported before the limit of the test. */
  searchWithin: number
}

/**
 * Starts a server for documents that live random lives. The returned function compares each step of their lives with the model.
 *
 * @throws Error with the shortest failing life, and its seed
 */
export async function openLives(): Promise<(lives: Lives) => Promise<void>> {
  const simulator = await startSimulator(await sharedFolder())
  const server = await startServer({ bankId: simulator.settings })
  // Only a test document may use the simulator.
  const account = await server.newAccount('TEST')
  afterAll(simulator.close)

  const live = async (operations: Operation[]) => {
    const model = new Model(start)
    server.clock.now = () => new Date(model.now)
    const service = await Service.create(server, account)
    try {
      expect(await service.seen.view()).toEqual(model.view())
      for (const drawn of operations) {
        const operation = model.resolve(drawn)
        const before = service.seen.stored
        const expected = model.perform(operation)
        const answer = await service.perform(operation)
        const step = JSON.stringify(operation)
        expect(answer, step).toBe(expected)
        expect(await service.seen.view(), step).toEqual(model.view())
        const { stored } = service.seen
        expect(stored, step).toEqual(answer.startsWith('4') ? before : stored)
      }
    } finally {
      await service.leave()
    }
  }
  return ({ count, seed, searchWithin }) =>
    fc.assert(fc.asyncProperty(any, live), {
      numRuns: count,
      ...(seed !== undefined && { seed }),
      interruptAfterTimeLimit: searchWithin,
      markInterruptAsFailure: true,
    })
}
