import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { requestsFirst } from '../../src/jobs/requests-first.ts'

/** A server that answers when it is told to. */
async function start(patience: number) {
  const answers: (() => void)[] = []
  const server: Server = createServer((_req, res) => answers.push(() => res.end()))
  const turn = requestsFirst(server, patience)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  const request = async () => {
    const count = answers.length
    const signal = new AbortController()
    const response = fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}`, signal)
    response.catch(() => {})
    await expect.poll(() => answers.length).toBe(count + 1)
    return { answer: answers[count]!, hangUp: () => signal.abort(), response }
  }
  /** What happened first. */
  const order: string[] = []
  const job = () => turn().then(() => order.push('job'))
  return { request, job, order }
}

test('a job begins at once where there is no request', async () => {
  const { job, order } = await start(60_000)
  await job()
  expect(order).toEqual(['job'])
})

test.each(['answer', 'hangUp'] as const)('a job begins when the last of the requests has ended by %s', async (end) => {
  const { request, job, order } = await start(60_000)
  const [first, second] = [await request(), await request()]
  const begun = job()
  first[end]()
  await first.response.catch(() => {})
  order.push('first')
  second[end]()
  await begun
  expect(order).toEqual(['first', 'job'])
})

test('a job begins in the end, even if there always is a request', async () => {
  const { request, job, order } = await start(10)
  await request()
  await job()
  expect(order).toEqual(['job'])
})
