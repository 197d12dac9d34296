import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { type JobPace, requestsFirst } from '#platform/jobs/requests-first.ts'

const LONG = 60_000

/** Starts a server and jobs. The test decides when they answer and end. */
async function start(pace: Partial<JobPace>) {
  const answers: (() => void)[] = []
  const server: Server = createServer((_req, res) => answers.push(() => res.end()))
  const afterRequests = requestsFirst(server, { maxWait: LONG, idleAfter: LONG, atOnce: 1, ...pace })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  const request = async () => {
    const count = answers.length
    const controller = new AbortController()
    const { signal } = controller
    const response = fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}`, { signal })
    const ended = response.then(
      (answer) => answer.text(),
      () => {},
    )
    await expect.poll(() => answers.length).toBe(count + 1)
    return { answer: answers[count]!, hangUp: () => controller.abort(), ended }
  }
  /** Everything that happened, in order. */
  const order: string[] = []
  const job = (name: string, isUrgent = false) => {
    const { promise, resolve, reject } = Promise.withResolvers<void>()
    const done = afterRequests(
      () => {
        order.push(name)
        return promise
      },
      { isUrgent },
    )
    return { done, end: resolve, fail: reject }
  }
  return { request, job, order }
}

test('without requests, jobs run immediately and concurrently', async () => {
  const { job, order } = await start({})
  const jobs = [job('one'), job('two')]
  expect(order).toEqual(['one', 'two'])
  for (const { end } of jobs) end()
  await Promise.all(jobs.map(({ done }) => done))
})

test.each(['answer', 'hangUp'] as const)('a job begins when the last request has ended by %s', async (end) => {
  const { request, job, order } = await start({})
  const [first, second] = [await request(), await request()]
  const { done, end: endJob } = job('job')
  first[end]()
  await first.ended
  order.push('first ended')
  second[end]()
  endJob()
  await done
  expect(order).toEqual(['first ended', 'job'])
})

test('a job begins after a time limit, even if there is always a request', async () => {
  const { request, job, order } = await start({ maxWait: 10 })
  await request()
  const { done, end } = job('job')
  end()
  await done
  expect(order).toEqual(['job'])
})

test('shortly after requests, few jobs run at a time, even if one of them fails', async () => {
  const { request, job, order } = await start({})
  const { answer, ended } = await request()
  answer()
  await ended
  const [one, two] = [job('one'), job('two')]
  await expect.poll(() => order).toEqual(['one'])
  one.fail(new Error('Busy'))
  await expect(one.done).rejects.toThrow('Busy')
  two.end()
  await two.done
  expect(order).toEqual(['one', 'two'])
})

test('an urgent job overtakes the others', async () => {
  const { request, job, order } = await start({ atOnce: 2 })
  const { answer, ended } = await request()
  answer()
  await ended
  const jobs = [job('one'), job('two'), job('three'), job('urgent', true)]
  await expect.poll(() => order).toEqual(['one', 'two'])
  for (const { end } of jobs) end()
  await Promise.all(jobs.map(({ done }) => done))
  expect(order).toEqual(['one', 'two', 'urgent', 'three'])
})

test('after an idle time, jobs run concurrently again', async () => {
  const { request, job, order } = await start({ idleAfter: 0 })
  const { answer, ended } = await request()
  answer()
  await ended
  // The server notices the end of a response a little later than the client.
  await expect
    .poll(() => {
      const { done, end } = job('job')
      const atOnce = order.splice(0).length === 1
      end()
      return done.then(() => atOnce)
    })
    .toBe(true)
})
