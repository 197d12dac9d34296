import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { createClient } from '@paraph/client'
import { afterAll, expect, test } from 'vitest'
import {
  runKeys,
  runToEnd,
  type ServerProcess,
  sharedDataFolder,
  startProcess,
  temporaryFolder,
} from '@paraph/testing/programs/process.ts'

/*
 * What only the programs themselves can show: their signals, settings and exit codes. Each test goes on with the data folder of the test before,
 * because a start takes as long as many requests. The campaigns have more starts, kills, and the other programs.
 */
const DATA_DIR = await sharedDataFolder()
let server: ServerProcess
afterAll(() => {
  if (!server) return undefined
  server.child.kill('SIGTERM')
  return server.exited
})
/** What the server that runs now has printed, while there is no account. */
const setupLinks = () => server.output().match(/http:\/\/\S+#setup=[\w-]+/g) ?? []
const statusOf = async (url: string) => (await fetch(url)).status

test('a wrong setting causes one sentence and exit code 78, before anything is created', async () => {
  const folder = join(await temporaryFolder(), 'data')
  expect(await runToEnd('main.ts', [], { DATA_DIR: folder, PORT: 'http' })).toEqual({
    code: 78,
    stdout: '',
    stderr: 'PORT must be a whole number from 0 to 65535. Example: PORT=3000.\n',
  })
  expect(existsSync(folder)).toBe(false)
})

test('the server prints its addresses and one link for the first account, and the probes answer', async () => {
  server = await startProcess({ DATA_DIR })
  expect(server.output()).toMatch(
    /Paraph is ready\. Console http:\S+ API http:.*\/api\/v1 Docs http:.*\/docs.* npm run --silent paraph -- keys create --account/,
  )
  await expect.poll(setupLinks).toEqual([expect.stringMatching(/^http:\/\/localhost:\d+\/#setup=[\w-]{43}$/)])
  // The log has no link.
  const lines = server
    .output()
    .split('\n')
    .filter((line) => line.startsWith('{'))
  expect(lines.join()).not.toContain('#setup=')
  expect(lines.map((line) => (JSON.parse(line) as { msg: string }).msg)).toEqual(
    expect.arrayContaining(['Paraph starts.', expect.stringMatching(/^Paraph is ready\. /)]),
  )
  expect([await statusOf(`${server.url}/livez`), await statusOf(`${server.url}/readyz`)]).toEqual([200, 200])
})

test('keys create prints the key and nothing else, and it works immediately with the running server', async () => {
  const created = await runKeys(['create', '--account', 'acme'], { DATA_DIR })
  expect(created).toEqual({
    code: 0,
    stderr: `Database: the one in ${DATA_DIR} (DATA_DIR), which is running.\n`,
    stdout: expect.stringMatching(/^pk_live_[\w-]{43}\n$/),
  })
  const client = createClient({ baseUrl: server.url, apiKey: created.stdout.trim() })
  expect((await client.GET('/api/v1/companies')).response.status).toBe(200)
})
