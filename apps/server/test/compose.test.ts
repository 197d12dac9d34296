import { execFile } from 'node:child_process'
import { once } from 'node:events'
import { globSync, readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, onTestFinished, test } from 'vitest'
import { parse } from 'yaml'
import { GRACE } from '#server/process/graceful-stop.ts'
import { KEEP_ALIVE } from '#api/http/server/http-server.ts'
import { settingsRead } from '@paraph/testing/server/settings-source.ts'

const root = join(import.meta.dirname, '../../..')
const read = (path: string) => readFileSync(join(root, path), 'utf8')

interface Service {
  image: string
  profiles?: string[]
  env_file?: { path: string }[]
  environment?: Record<string, unknown>
  scale?: string
  depends_on?: Record<string, unknown>
  ports?: string[]
  command?: string[]
  healthcheck?: { test: string[] }
  stop_grace_period: string
}
const { services } = parse(read('compose.yaml'), { merge: true }) as { services: Record<string, Service> }
const { server, proxy, worker } = services as Record<'server' | 'proxy' | 'worker' | 'mail', Service>

/** The image sets where the container listens and stores its data. The operator can not change it. */
const ofTheContainer = ['PORT', 'HOST', 'DATA_DIR']

test.each(Object.entries({ server, worker }))('compose.yaml passes every setting in .env to the %s', (_, service) => {
  expect(service.env_file).toEqual([{ path: '.env', required: false }])
  expect(settingsRead).toContain('METRICS_TOKEN')
  const ignored = settingsRead.filter((name) => {
    // A value here takes precedence over the file. It must be the setting itself, and may have a default.
    const value = service.environment?.[name]
    return value !== undefined && !String(value).startsWith(`\${${name}:`)
  })
  const ofTheService = service === worker ? [...ofTheContainer, 'WORKER_PORT'] : ofTheContainer
  expect(ignored.toSorted()).toEqual(ofTheService.toSorted())
})

test('PORT is the port of the proxy on the machine, and links use it', () => {
  expect(proxy.ports).toEqual(['127.0.0.1:${PORT:-3000}:3000'])
  expect([server.ports, server.scale]).toEqual([undefined, '${SERVERS:-1}'])
  expect(server.environment).toMatchObject({ PORT: 3000, PUBLIC_URL: '${PUBLIC_URL:-http://localhost:${PORT:-3000}}' })
})

test('every documented way to stop the server allows enough time', () => {
  const delay = Number(/SHUTDOWN_DELAY=(\d+)/.exec(read('Dockerfile'))![1])
  const jobs = Number(
    /timeout: ([\d_]+) \}\)/.exec(read('apps/server/src/platform/jobs/jobs.ts'))![1]!.replace('_', ''),
  )
  const longest = delay + (KEEP_ALIVE + GRACE + jobs) / 1000
  const guide = read('apps/docs/guides/operating.md')
  const allowed = [
    server.stop_grace_period,
    worker.stop_grace_period,
    /^TimeoutStopSec=(\d+)$/m.exec(guide)![1],
    /--stop-timeout (\d+)/.exec(guide)![1],
  ]
  for (const seconds of allowed) expect(parseInt(seconds!)).toBeGreaterThan(longest)
  expect(/^SHUTDOWN_DELAY=(\d+)$/m.exec(guide)![1]).toBe(String(delay))
})

test.each(['', '127.0.0.2', '0.0.0.0'])(
  'the health check of the image asks the address in HOST, here `%s`',
  async (HOST) => {
    const [, command] = /^HEALTHCHECK [^[]+CMD (\[.+\])$/m.exec(read('Dockerfile'))!
    const [, ...args] = JSON.parse(command!) as string[]
    const server = createServer((req, res) => res.writeHead(req.url === '/readyz' ? 200 : 404).end())
    await once(server.listen(0, HOST || '127.0.0.1'), 'listening')
    onTestFinished(() => void server.close())
    const env = { ...process.env, HOST, PORT: String((server.address() as AddressInfo).port) }
    await expect(promisify(execFile)(process.execPath, args, { env })).resolves.toEqual({ stdout: '', stderr: '' })
  },
)

test('the workflows name each action by its commit', () => {
  const used = globSync('.github/workflows/*.yml', { cwd: root }).flatMap((file) =>
    Array.from(read(file).matchAll(/uses: (\S+)/g), ([, action]) => action),
  )
  expect(used.length).toBeGreaterThan(10)
  expect(used.filter((action) => !/@[0-9a-f]{40}$/.test(action!))).toEqual([])
})
