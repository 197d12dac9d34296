import { setImmediate as nextTurn } from 'node:timers/promises'
import { pino } from 'pino'
import { beforeEach, expect, test, vi } from 'vitest'
import type { Child } from '#server/cluster/child.ts'
import type { Seat } from '#server/cluster/protocol.ts'
import { openTeam } from '#server/cluster/team.ts'

/** What happened to the processes, in order. */
const log: string[] = []
/** What the team said. */
const said: string[] = []
/** The process with this serial number does not start. */
let failing: number | undefined
let serial = 0
beforeEach(() => {
  log.length = 0
  said.length = 0
  failing = undefined
  serial = 0
})

vi.mock('#server/cluster/child.ts', () => ({ startChild: (seat: Seat) => fakeChild(seat) }))

/** Returns a process that takes a turn of the event loop to start and to stop. */
function fakeChild({ number }: Seat): Child {
  const name = ++serial
  const ended = Promise.withResolvers<Awaited<Child['ended']>>()
  let isServing = false
  const start = async () => {
    await nextTurn()
    if (failing === name) {
      ended.resolve({ how: 'It failed.', code: 1, wasAsked: false })
      return undefined
    }
    log.push(`${name} serves as ${number}`)
    isServing = true
    return 8080
  }
  return {
    number,
    pid: name,
    ready: start(),
    ended: ended.promise,
    isServing: () => isServing,
    age: () => 60_000,
    send: () => {},
    async stop() {
      isServing = false
      log.push(`${name} stops`)
      await nextTurn()
      ended.resolve({ how: 'It ended.', code: 0, wasAsked: true })
    },
  }
}

const open = (count: number) =>
  openTeam({
    count,
    seatOf: (number) => ({ number, embedded: undefined, keyState: 'ok' }) as unknown as Seat,
    stopWithin: 1_000,
    logger: pino({}, { write: (line: string) => void said.push(line) }),
    onMessage: () => {},
    onEnd: () => {},
    onGiveUp: () => {},
  })

test('a process stops only when the one that replaces it serves, and one after the other', async () => {
  const team = open(2)
  await team.start()
  log.length = 0
  team.replaceAll()
  await expect.poll(() => log.length).toBe(4)
  expect(log).toEqual(['3 serves as 1', '1 stops', '4 serves as 2', '2 stops'])
  await team.stop()
})

test('if a new process does not start, the old ones go on', async () => {
  const team = open(2)
  await team.start()
  log.length = 0
  failing = 3
  team.replaceAll()
  await expect.poll(() => said.join()).toContain('The processes that were not replaced go on.')
  await nextTurn()
  expect(log).toEqual([])
  expect(Array.from(team.children(), ({ pid }) => pid)).toEqual([1, 2])
  await team.stop()
})
