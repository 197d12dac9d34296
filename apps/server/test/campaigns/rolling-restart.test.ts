import { spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { createClient } from '@paraph/client'
import { afterAll, expect, onTestFinished, test } from 'vitest'
import { type Balancer, startBalancer } from './balancer.ts'
import { freePort } from '@paraph/testing/programs/free-port.ts'
import { startPostgresServer } from '@paraph/testing/programs/postgres-server.ts'
import { printed, reader, root } from '@paraph/testing/programs/printed.ts'
import { runKeys, SECRET_KEY, type ServerProcess, startProcess } from '@paraph/testing/programs/process.ts'

const hasCurl = spawnSync('curl', ['--version']).status === 0
const [restartEach] = printed('apps/docs/guides/many-servers.md', 'sh', '### Restart without losing a request')

const postgres = await startPostgresServer()
afterAll(() => postgres.stop())

/** In the guide, the two servers have the ports 3000 and 3001, here any free ports. */
async function startServers(DATABASE_URL: string) {
  const ports = new Map([
    ['3000', await freePort()],
    ['3001', await freePort()],
  ])
  const running = new Map<string, ServerProcess>()
  afterAll(() => running.forEach(({ child }) => child.kill('SIGKILL')))
  const start = async (name: string, balancer?: Balancer) => {
    const port = ports.get(name)!
    // Thirty times as long as the balancer needs to notice, because the machine may be busy.
    const env = { DATABASE_URL, SECRET_KEY, PORT: `${port}`, PUBLIC_URL: `http://127.0.0.1:${port}` }
    const server = await startProcess({ ...env, SHUTDOWN_DELAY: '3', LOG_LEVEL: 'warn' })
    running.set(name, server)
    balancer?.add(server.url)
  }
  const stop = async (name: string, balancer: Balancer) => {
    const server = running.get(name)!
    server.child.kill('SIGTERM')
    expect(await server.exited).toBe(0)
    balancer.answered.delete(server.url)
  }
  await Promise.all([start('3000'), start('3001')])
  return { ports, urls: Array.from(running.values(), ({ url }) => url), start, stop }
}

/** A terminal with the programs that the guide uses: `sudo`, `systemctl`, and a curl that finds the ports of the test. */
async function operatorsShell(balancer: Balancer, bothAnswer: () => Promise<unknown>) {
  const restarts: string[] = []
  const faults: unknown[] = []
  const systemd = createServer(async (req, res) => {
    const name = req.url!.slice(1)
    restarts.push(name)
    // On a busy machine, the proxy may need longer than the pause in the guide.
    await bothAnswer().catch((error: unknown) => faults.push(error))
    await servers.stop(name, balancer).catch((error: unknown) => faults.push(error))
    // systemd does not wait until the new process listens.
    servers.start(name, balancer).catch((error: unknown) => faults.push(error))
    res.end()
  }).listen(0, '127.0.0.1')
  await once(systemd, 'listening')
  onTestFinished(() => void systemd.close())
  const restart = `http://127.0.0.1:${(systemd.address() as AddressInfo).port}`
  const { run } = await reader({
    cwd: root,
    isWaiting: true,
    servers: Object.fromEntries(
      Array.from(servers.ports, ([name, port]) => [`127.0.0.1:${name}`, `http://127.0.0.1:${port}`]),
    ),
    programs: {
      sudo: 'exec "$@"',
      systemctl: `test "$1" = restart && exec curl --silent --show-error "${restart}/\${2#paraph@}"`,
    },
  })
  return { restarts, faults, run }
}

const { url: DATABASE_URL, name: database } = await postgres.newDatabase()
const { stdout: key } = await runKeys(['create', '--account', 'acme'], { DATABASE_URL })
const servers = await startServers(DATABASE_URL)
const countCompanies = async () => {
  const [row] = await postgres.query<{ count: number }>('select count(*)::int as count from companies', database)
  return row!.count
}

test.skipIf(!hasCurl).each([
  ['polls /readyz', true],
  ['tries the next server if one refuses a connection', false],
])('no request is lost while two servers behind a proxy that %s are restarted as the guide says', async (_, polls) => {
  const before = await countCompanies()
  const balancer = await startBalancer({ polls })
  onTestFinished(() => balancer.close())
  for (const url of servers.urls) balancer.add(url)
  const bothAnswer = async () => {
    const answer = () => servers.urls.every((url) => (balancer.answered.get(url) ?? 0) > 10)
    await expect.poll(answer).toBe(true)
  }
  const shell = await operatorsShell(balancer, bothAnswer)
  await expect.poll(() => balancer.ready().length).toBe(2)

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
      await pause(150 * Math.random())
    }
  })

  await bothAnswer()
  await shell.run(restartEach!)
  await bothAnswer()
  end.abort()
  await Promise.all(load)

  expect(shell).toMatchObject({ restarts: ['3000', '3001'], faults: [] })
  expect(balancer.faults).toEqual([])
  expect(new Set(statuses)).toEqual(new Set([200]))
  expect(await countCompanies()).toBe(before + created.length)
})
