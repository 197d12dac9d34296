import { spawn } from 'node:child_process'
import { chmod, cp, mkdir, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { openBrowser } from '../../support/browser.ts'
import { throughGate } from '../../support/gate.ts'
import {
  bareEnvironment,
  listening,
  runKeys,
  type ServerProcess,
  sharedDataFolder,
  sharedFolder,
  temporaryFolder,
} from '../../support/process.ts'

const root = join(import.meta.dirname, '../../../../..')

/** Calls of turbo note their process in the file CALLS. The build of the pages waits for the file `go`, and fails if there is a file `fail`. */
const turbo = `#!/bin/sh
echo "$$" >> "$CALLS"
case "$*" in
  *@paraph/signing*) pages=signing ;;
  *) pages='console docs' ;;
esac
while [ ! -e go ]; do sleep 0.05; done
if [ -e fail ]; then echo 'guides/wrong.md: wrong'; exit 3; fi
for page in $pages; do mkdir -p "apps/$page/dist" && echo "<title>The page</title>" > "apps/$page/dist/index.html"; done
`

/** Replaces the build of the server, which takes seconds. It waits for the file WAIT_FOR. */
const build = `import { cpSync, existsSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
const { BUILT, WAIT_FOR } = process.env
for (const end = Date.now() + 240_000; WAIT_FOR && !existsSync(WAIT_FOR); await sleep(20))
  if (Date.now() > end) throw new Error('The file to wait for is not there: ' + WAIT_FOR)
cpSync(BUILT, 'apps/server/dist', { recursive: true })
`

/**
 * A checkout that was never built, in a path with a space: the server itself, but a turbo that builds nothing. All tests use it, because Node compiles the modules of
 * each other path again.
 */
const { write, remove, forget, start, building, callsOfTurbo, newKey } = await makeCheckout()
beforeEach(forget)

async function makeCheckout() {
  const folder = join(await sharedFolder(), 'a checkout')
  const turboFile = join(folder, 'bin/turbo')
  for (const path of ['node_modules/@paraph', 'bin', 'apps/console', 'apps/docs', 'apps/signing', 'apps/server'])
    await mkdir(join(folder, path), { recursive: true })
  for (const path of [
    'apps/console/package.json',
    'apps/docs/package.json',
    'apps/signing/package.json',
    'apps/server/package.json',
  ])
    await cp(join(root, path), join(folder, path))
  for (const name of ['src', 'migrations', 'dev'])
    await cp(join(root, 'apps/server', name), join(folder, 'apps/server', name), { recursive: true })
  for (const name of await readdir(join(root, 'node_modules')))
    if (!name.startsWith('.') && name !== '@paraph')
      await symlink(join(root, 'node_modules', name), join(folder, 'node_modules', name))
  for (const name of [
    'apps/console',
    'apps/docs',
    'apps/signing',
    'packages/contract',
    'packages/verify',
    'packages/client',
  ])
    await symlink(
      join(name.startsWith('apps') ? folder : root, name),
      join(folder, 'node_modules/@paraph', name.split('/')[1]!),
    )
  await writeFile(turboFile, turbo)
  await writeFile(join(folder, 'apps/server/build.ts'), build)
  await chmod(turboFile, 0o755)
  const DATA_DIR = await sharedDataFolder()
  const env = {
    ...bareEnvironment,
    PATH: `${dirname(turboFile)}:${process.env['PATH']}`,
    BUILT: join(root, 'apps/server/dist'),
    DATA_DIR,
    PORT: '0',
    HOST: '127.0.0.1',
    PUBLIC_URL: 'http://localhost:3000',
  }
  let starts = 0
  /** Returns the processes of the builds that the newest start began. A build of an earlier start may begin while its server ends. */
  const callsOfTurbo = async () => {
    const text = await readFile(join(folder, `calls ${starts}`), 'utf8').catch(() => '')
    return text.trim().split('\n').filter(Boolean).map(Number)
  }
  return {
    write: (name: string) => writeFile(join(folder, name), ''),
    remove: (name: string) => rm(join(folder, name)),
    /** Makes the checkout as it was before the first start. */
    forget: async () => {
      for (const path of ['apps/docs/dist', 'apps/signing/dist', 'apps/server/dist', 'node_modules/.cache/paraph'])
        await rm(join(folder, path), { recursive: true, force: true })
      for (const name of ['go', 'fail']) await rm(join(folder, name), { force: true })
    },
    callsOfTurbo,
    /** Resolves when the build of the pages runs. */
    building: async () => {
      await expect.poll(async () => (await callsOfTurbo()).length).toBe(1)
    },
    newKey: async () => (await runKeys(['create', '--account', 'acme'], { DATA_DIR })).stdout.trim(),
    /** Starts it with the arguments of `npm start`. */
    start: async (settings: Record<string, string> = {}) => {
      const { scripts } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8')) as {
        scripts: Record<string, string>
      }
      const args = scripts['start']!.split(' exec node ')[1]!.split(' ')
      return throughGate(() => {
        const child = spawn(process.execPath, args, {
          cwd: folder,
          env: { ...env, ...settings, CALLS: `calls ${++starts}` },
          stdio: ['ignore', 'pipe', 'pipe'],
        })
        onTestFinished(() => void child.kill('SIGKILL'))
        return listening(child)
      })
    },
  }
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

const browser = await openBrowser()

async function stop(server: ServerProcess) {
  server.child.kill('SIGTERM')
  expect(await server.exited).toBe(0)
}

test('the API answers while the first start builds the pages, and they appear without a restart; the second start builds nothing', async () => {
  const server = await start()
  expect((await fetch(`${server.url}/readyz`)).status).toBe(200)
  const headers = { authorization: `Bearer ${await newKey()}` }
  expect((await fetch(`${server.url}/api/v1/documents`, { headers })).status).toBe(200)
  expect(server.output()).toContain(`Docs ${server.url}/docs, as soon as they are built Key`)
  for (const path of ['/docs/', '/docs/guides/errors.html', '/sign/', '/verify/']) {
    const answer = await fetch(server.url + path)
    expect([answer.status, answer.headers.get('retry-after')], path).toEqual([503, '2'])
    expect(answer.headers.get('content-security-policy'), path).toContain("frame-ancestors 'none'")
    expect(answer.headers.get('cache-control'), path).toBe('no-cache')
    expect(await answer.text(), path).toContain('This page is being built')
  }
  expect((await fetch(`${server.url}/docs/`, { method: 'POST' })).status).toBe(404)
  expect(server.output(), 'it is no failure').not.toContain('request failed')

  const tab = await browser.newPage()
  await tab.goto(`${server.url}/sign/#the-token-of-a-party`)
  expect(await tab.title()).toBe('Being built · Paraph')
  await write('go')
  await expect.poll(() => tab.title()).toBe('The page')
  expect(tab.url()).toBe(`${server.url}/sign/#the-token-of-a-party`)
  await tab.close()
  await expect.poll(async () => (await fetch(`${server.url}/docs/`)).status).toBe(200)
  await expect.poll(() => server.output()).toContain('The documentation and the pages for parties are built.\n')
  await stop(server)

  const second = await start()
  expect(second.output()).toContain(`Docs ${second.url}/docs Key`)
  expect(await callsOfTurbo(), 'the second start builds nothing').toEqual([])
  await stop(second)
})

test('the data of PostgreSQL are created during the build before the start', async () => {
  const DATA_DIR = await temporaryFolder()
  const server = await start({ DATA_DIR, WAIT_FOR: join(DATA_DIR, 'postgres/PG_VERSION') })
  expect((await fetch(`${server.url}/readyz`)).status).toBe(200)
  await stop(server)
})

test('the build ends with a server that gets SIGTERM, SIGINT or SIGKILL, or whose setting is wrong, and the next start builds', async () => {
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGKILL'] as const) {
    const server = await start()
    await building()
    const [pid] = await callsOfTurbo()
    expect(isRunning(pid!), signal).toBe(true)
    server.child.kill(signal)
    expect(await server.exited).toBe(signal === 'SIGKILL' ? signal : 0)
    await expect.poll(() => isRunning(pid!), { message: signal }).toBe(false)
    expect(server.output(), signal).not.toContain('built.')
  }
  await expect(start({ PORT: 'wrong' })).rejects.toThrow('The server ended with 78: ')
  for (const pid of await callsOfTurbo()) await expect.poll(() => isRunning(pid)).toBe(false)

  await write('go')
  const last = await start()
  await expect.poll(() => last.output()).toContain('are built.\n')
  expect((await fetch(`${last.url}/docs/`)).status).toBe(200)
  await stop(last)
})

test('a failed build of the pages is logged, does not end the server, and is repeated by a later start', async () => {
  await write('fail')
  await write('go')
  const server = await start()
  await expect.poll(() => server.output()).toContain('could not be built')
  expect(server.output()).toContain('guides/wrong.md: wrong\n')
  expect((await fetch(`${server.url}/readyz`)).status).toBe(200)
  const page = await fetch(`${server.url}/docs/`)
  expect(page.status).toBe(503)
  expect(await page.text()).toContain('The output of <code>npm start</code> says why.')
  await stop(server)

  await remove('fail')
  const second = await start()
  await expect.poll(async () => (await fetch(`${second.url}/docs/`)).status).toBe(200)
  await stop(second)
})
