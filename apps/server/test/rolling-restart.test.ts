import { setTimeout as pause } from 'node:timers/promises'
import { createClient } from '@paraph/client'
import { afterAll, expect, onTestFinished, test } from 'vitest'
import { startBalancer } from './support/balancer.ts'
import { startPostgresServer } from './support/postgres-server.ts'
import { runKeys, SECRET_KEY, type ServerProcess, startProcess } from './support/process.ts'

const postgres = await startPostgresServer()
afterAll(() => postgres.stop())

test('no request is lost while two servers behind a load balancer are restarted one after the other', async () => {
  const { url: DATABASE_URL, name } = await postgres.newDatabase()
  const { stdout: key } = await runKeys(['create', '--account', 'acme'], { DATABASE_URL })
  const balancer = await startBalancer()
  onTestFinished(() => balancer.close())
  const start = async () => {
    // Thirty times as long as the balancer needs to notice, because the machine may be busy.
    const server = await startProcess({ DATABASE_URL, SECRET_KEY, SHUTDOWN_DELAY: '3', LOG_LEVEL: 'warn' })
    onTestFinished(() => void server.child.kill('SIGKILL'))
    balancer.add(server.url)
    await expect.poll(balancer.ready, { timeout: 30_000 }).toContain(server.url)
    return server
  }
  const servers = [await start(), await start()]

  const end = new AbortController()
  onTestFinished(() => end.abort())
  const client = createClient({ baseUrl: balancer.url, apiKey: key.trim() })
  const statuses: number[] = []
  const created: string[] = []
  const load = Array.from({ length: 4 }, async () => {
    while (!end.signal.aborted) {
      const body = { name: 'Lindqvist AB', orgNumber: '556016-0680' }
      const { data, response } = await client.POST('/api/v1/companies', { body })
      statuses.push(response.status)
      if (data) {
        created.push(data.id)
        const read = await client.GET('/api/v1/companies/{id}', { params: { path: { id: data.id } } })
        statuses.push(read.response.status)
      }
      await pause(20)
    }
  })

  const expectRequests = async ({ url }: ServerProcess) => {
    await expect.poll(() => balancer.sent.get(url) ?? 0, { timeout: 30_000 }).toBeGreaterThan(10)
  }
  const replace = async (old: ServerProcess) => {
    await expectRequests(old)
    old.child.kill('SIGTERM')
    expect(await old.exited).toBe(0)
    balancer.remove(old.url)
    await expectRequests(await start())
  }
  for (const server of servers) await replace(server)
  end.abort()
  await Promise.all(load)

  expect(balancer.faults).toEqual([])
  expect(new Set(statuses)).toEqual(new Set([200]))
  const [row] = await postgres.query('select count(*)::int as count from companies', name)
  expect(row).toEqual({ count: created.length })
}, 180_000)
