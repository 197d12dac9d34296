import fc from 'fast-check'
import { afterAll, expect, test } from 'vitest'
import { startSimulator } from '../../../support/bankid.ts'
import { sharedFolder } from '../../../support/process.ts'
import { startServer } from '../../../support/server.ts'
import { Model } from './model.ts'
import { lives, type Operation } from './operations.ts'
import { Service } from './service.ts'

const simulator = await startSimulator(await sharedFolder())
const server = await startServer({ bankId: simulator.settings })
// Only a test document may use the simulator.
const account = await server.newAccount('TEST')
const { clock } = server
const { now } = clock
afterAll(() => void (clock.now = now))
afterAll(simulator.close)

const start = Date.parse('2030-03-04T10:00:00.000Z')
const numRuns = Number(process.env['LIFECYCLE_RUNS'] ?? 80)
const seed = process.env['LIFECYCLE_SEED']
/** In milliseconds. Ends the search for the shortest failing life, so that it is reported before the test times out. */
const interruptAfterTimeLimit = numRuns * 4_000

/** Without bias: with it, the first lives would be short and similar. */
const any = fc.noBias(lives)

test('answers, parties, messages and events follow the rules of the lifecycle, for random operations in random order', () =>
  fc.assert(fc.asyncProperty(any, live), {
    numRuns,
    ...(seed && { seed: Number(seed) }),
    interruptAfterTimeLimit,
    markInterruptAsFailure: true,
  }))

async function live(operations: Operation[]) {
  const model = new Model(start)
  clock.now = () => new Date(model.now)
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
