import { once } from 'node:events'
import { Agent, request } from 'node:http'
import { afterAll, expect, inject, onTestFinished, test } from 'vitest'
import { startPostgresServer } from '../../support/postgres-server.ts'
import { printed, reader, root } from '../../support/printed.ts'
import { runKeys, SECRET_KEY, startProcess } from '../../support/process.ts'
import { childrenOf, isAlive, linesOf, send as sendWithin, seriesOf } from '../../server/cluster/cluster.support.ts'

/** A limit only ends what hangs. */
const send: typeof sendWithin = (url, options) => sendWithin(url, { within: 240_000, ...options })

const postgres = await startPostgresServer()
afterAll(() => postgres.stop())
const { url: DATABASE_URL, name: database } = await postgres.newDatabase()
const METRICS_TOKEN = '0123456789abcdef'
const env = { DATABASE_URL, SECRET_KEY, SEAL_CERTIFICATE: inject('sealCertificate'), METRICS_TOKEN }
const server = await startProcess({ ...env, WORKERS: '2', SMTP_URL: 'smtp://127.0.0.1:1' })
afterAll(() => void server.child.kill('SIGKILL'))
const primary = server.child.pid!
const newKey = async (...options: string[]) =>
  (await runKeys(['create', '--account', 'acme', ...options], env)).stdout.trim()
const key = await newKey()

const companies = `${server.url}/api/v1/companies`
const list = (agent?: Agent) => send(`${companies}?limit=1`, { key, ...(agent && { agent }) })
const create = (agent?: Agent) =>
  send(companies, { method: 'POST', key, json: { name: 'L', orgNumber: '556016-0680' }, ...(agent && { agent }) })
const scrape = async () => {
  const { status, body } = await send(`${server.url}/metrics`, { key: METRICS_TOKEN })
  expect(status).toBe(200)
  return seriesOf(body)
}
const listed = 'paraph_http_requests_total{operation_id="listCompanies",status="200"}'
const messages = (part: string) => linesOf(server.output()).filter(({ msg }) => String(msg).includes(part))
const twoServe = async () => {
  await expect.poll(() => childrenOf(primary)).toHaveLength(2)
}

test('the primary prints the addresses and the warnings once, and both processes serve and log their number', async () => {
  expect(server.output().match(/Paraph is ready/g)).toHaveLength(1)
  await expect.poll(() => server.output().match(/#setup=/g)).toHaveLength(1)
  expect(messages('only this machine can open their links')).toHaveLength(1)
  expect(messages('No SMS is sent')).toHaveLength(1)
  expect(childrenOf(primary)).toHaveLength(2)
  const answers: Awaited<ReturnType<typeof list>>[] = []
  const serving = async () => {
    answers.push(await list())
    const requests = linesOf(server.output()).filter(({ operationId }) => operationId === 'listCompanies')
    return new Set(requests.map((line) => line['process']))
  }
  await expect.poll(serving).toEqual(new Set([1, 2]))
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
  expect(new Set(answers.map(({ headers }) => headers['x-request-id'])).size).toBe(answers.length)
})

test('only the first process runs the jobs, and all of them know whether it can seal', async () => {
  const readiness = async () => JSON.parse((await send(`${server.url}/readyz`)).body) as object
  for (let i = 0; i < 4; i++) await expect.poll(readiness).toMatchObject({ status: 'ok', jobs: 'ok', sealing: 'ok' })
  // The process that runs the jobs opens the key at its start.
  expect(messages('Documents are sealed by')).toMatchObject([{ process: 1 }])
  const [jobs] = await postgres.query<{ count: number }>(
    `select count(*)::int as count from pg_stat_activity where datname = '${database}' and application_name = 'paraph-jobs'`,
  )
  expect(jobs!.count).toBeLessThanOrEqual(5)
})

test('each process answers a scrape with the sums over both processes and the metrics of Node of each one', async () => {
  const before = await scrape()
  for (let i = 0; i < 7; i++) await list()
  for (let i = 0; i < 4; i++) {
    const series = await scrape()
    expect(series.get(listed)).toBe(before.get(listed)! + 7)
    expect(series.get('paraph_http_request_duration_seconds_count{operation_id="listCompanies"}')).toBe(
      series.get(listed),
    )
    // From process 1, which runs the jobs, and from the database. Neither is added up.
    expect(series.get('paraph_seal_key_usable')).toBe(1)
    expect(series.get('paraph_unsealed_documents{seal_status="PENDING"}')).toBe(0)
    for (const process of ['1', '2', 'primary'])
      expect(series.get(`process_resident_memory_bytes{process="${process}"}`)).toBeGreaterThan(1e7)
  }
})

test('the limit of requests counts over both processes', async () => {
  const limited = await newKey('--rate-limit', '100')
  const statuses: number[] = []
  const ask = async () => {
    while (statuses.length < 160) statuses.push((await send(`${companies}?limit=1`, { key: limited })).status)
  }
  await Promise.all([ask(), ask(), ask(), ask()])
  const admitted = statuses.filter((status) => status === 200).length
  expect(new Set(statuses)).toEqual(new Set([200, 429]))
  expect(admitted).toBeGreaterThanOrEqual(100)
  // Each process may hold back 3 requests, and 3 more while it counts those.
  expect(admitted).toBeLessThanOrEqual(100 + 2 * (3 + 3))
})

test('wrong keys of one network are counted over both processes', async () => {
  const statuses: number[] = []
  for (let i = 0; i < 30; i++)
    statuses.push((await send(companies, { key: `pk_live_${String(i).padStart(43, 'x')}` })).status)
  expect(statuses.slice(0, 20)).toEqual(Array.from({ length: 20 }, () => 401))
  // A process that has not counted for a moment asks the database first.
  expect(statuses.slice(22)).toEqual(Array.from({ length: 8 }, () => 429))
})

test('a scrape does not wait for a process that hangs, whose counts stay in the sum', async () => {
  const before = (await scrape()).get(listed)!
  const [hung] = childrenOf(primary)
  process.kill(hung!, 'SIGSTOP')
  onTestFinished(() => void process.kill(hung!, 'SIGCONT'))
  // It may get one more connection. It does not accept it, so it gets no others.
  await send(`${server.url}/livez`, { within: 1_000 }).catch(() => {})
  const series = await Promise.any([scrape(), scrape()])
  expect(series.get(listed)).toBeGreaterThanOrEqual(before)
})

test('a killed process is restarted, the other one answers meanwhile, and no counter decreases', async () => {
  await twoServe()
  const before = (await scrape()).get(listed)!
  const killed = childrenOf(primary).at(-1)!
  process.kill(killed, 'SIGKILL')
  await expect.poll(() => messages('A process has ended. It is started again.')).toHaveLength(1)
  expect((await list()).status).toBe(200)
  expect((await scrape()).get(listed)).toBeGreaterThanOrEqual(before + 1)
  expect(messages('A process has ended')[0]).toMatchObject({ level: 'error', pid: killed, how: 'SIGKILL' })
  await twoServe()
  expect(childrenOf(primary)).not.toContain(killed)
})

test('a process is also restarted if it is killed before it accepts its next connection', async () => {
  // A process that still starts gets no connection.
  await expect.poll(async () => (await scrape()).has('process_open_fds{process="2"}')).toBe(true)
  const ended = messages('A process has ended').length
  const killed = childrenOf(primary).at(-1)!
  process.kill(killed, 'SIGSTOP')
  // One of them is given to the stopped process.
  const asked = Array.from({ length: 2 }, () => send(`${server.url}/livez`, { within: 1_000 }))
  await Promise.allSettled(asked)
  process.kill(killed, 'SIGKILL')
  await expect.poll(() => messages('A process has ended').slice(ended)).toMatchObject([{ pid: killed }])
  await twoServe()
})

test('the restart of the guide replaces all processes, and no request and no count is lost', async () => {
  // With both processes, so that the restart begins with two.
  await expect.poll(async () => (await scrape()).has('process_open_fds{process="2"}')).toBe(true)
  const before = childrenOf(primary)
  const countsBefore = await scrape()
  // Fewer connections than loads, so that none is idle: a process that is replaced waits up to 75 seconds for one.
  const agent = new Agent({ keepAlive: true, maxSockets: 2 })
  onTestFinished(() => agent.destroy())
  const statuses: number[] = []
  let created = 0
  const done = new AbortController()
  const load = async () => {
    while (!done.signal.aborted) {
      const { status } = await create(agent)
      if (status === 200) created++
      statuses.push(status, (await list(agent)).status, (await list()).status)
    }
  }
  const loads = Array.from({ length: 3 }, load)
  await expect.poll(() => statuses.length).toBeGreaterThan(60)
  const [restart] = printed(
    'apps/docs/guides/many-servers.md',
    'sh',
    '### Replace the processes without losing a request',
  )
  const { run } = await reader({
    cwd: root,
    // As the unit of the guide says.
    programs: { sudo: 'exec "$@"', systemctl: `test "$*" = "reload paraph" && exec kill -USR2 ${primary}` },
  })
  await run(restart!)
  await expect.poll(() => messages('All processes were replaced.')).toHaveLength(1)
  done.abort()
  await Promise.all(loads)

  expect(new Set(statuses)).toEqual(new Set([200]))
  const after = childrenOf(primary)
  expect([after.length, after.filter((pid) => before.includes(pid))]).toEqual([2, []])
  const [row] = await postgres.query<{ count: number }>('select count(*)::int as count from companies', database)
  expect(row!.count).toBe(created)
  const counts = await scrape()
  expect(counts.get(listed)! - countsBefore.get(listed)!).toBe((statuses.length / 3) * 2)
})

test('after SIGTERM, all processes finish the requests in flight, and end with exit code 0', async () => {
  const children = childrenOf(primary)
  const body = JSON.stringify({ name: 'L', orgNumber: '556016-0680' })
  const headers = {
    authorization: `Bearer ${key}`,
    'content-type': 'application/json',
    'content-length': body.length,
    expect: '100-continue',
  }
  const open = Array.from({ length: 4 }, () => {
    const sent = request(companies, { method: 'POST', headers, agent: false })
    sent.flushHeaders()
    return sent
  })
  await Promise.all(open.map((sent) => once(sent, 'continue')))
  server.child.kill('SIGTERM')
  const ask = () => send(`${server.url}/livez`, { within: 1_000 }).catch((error: Error) => error.message)
  await expect.poll(ask).toContain('ECONNREFUSED')
  const statuses = open.map(async (sent) => {
    sent.end(body)
    const [response] = await once(sent, 'response')
    return response.statusCode as number
  })
  expect(await Promise.all(statuses)).toEqual([200, 200, 200, 200])
  expect(await server.exited).toBe(0)
  expect(children.filter(isAlive)).toEqual([])
  expect(linesOf(server.output()).filter(({ level }) => level === 'fatal')).toEqual([])
})
