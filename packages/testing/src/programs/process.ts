import { type ChildProcess, type ChildProcessByStdio, execFile, spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { promisify } from 'node:util'
import { afterAll, inject, onTestFinished, type TestContext } from 'vitest'
import { throughGate } from './gate.ts'

const source = join(import.meta.dirname, '../../../../apps/server/src')

/** The secret key of all tests. With DATABASE_URL, servers and workers require the setting. */
export const SECRET_KEY = 'only-for-tests-only-for-tests-only-for-tests'

export interface RunningProcess {
  output: () => string
  child: ChildProcess
  /** The exit code, or the signal that ended it. */
  exited: Promise<number | NodeJS.Signals>
}

export interface ServerProcess extends RunningProcess {
  /** The address that the server printed. */
  url: string
}

type Program =
  | 'main.ts'
  | 'worker.ts'
  | `server/cli/${'keys' | 'mail-test' | 'audit-verify' | 'seal-retry' | 'secret-key-lost' | 'personal-number-find' | 'paraph'}.ts`

/** The environment of a program that gets no settings. Without the cache, Node would compile the modules again at each start. */
export const bareEnvironment = {
  PATH: process.env['PATH'],
  TMPDIR: process.env['TMPDIR'],
  NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'],
}

const environmentOf = (env: Record<string, string>) => ({
  ...bareEnvironment,
  // Some tests send more requests in a minute than a server admits by default.
  RATE_LIMIT: '1000000',
  // Another program may have the default port.
  PORT: '0',
  HOST: '127.0.0.1',
  ...env,
})

const argumentsOf = (program: Program, args: string[]) => [join(source, program), ...args]

/** Runs one of the server's programs with only these settings. */
export function run(program: Program, args: string[], env: Record<string, string>) {
  return spawn(process.execPath, argumentsOf(program, args), {
    env: environmentOf(env),
    stdio: ['ignore', 'pipe', 'pipe'],
  })
}

/** Starts the server as `npm start` does, and waits until it listens. */
export async function startProcess(env: Record<string, string>): Promise<ServerProcess> {
  return throughGate(() => listening(run('main.ts', [], env)))
}

/** Waits until a started server listens. */
export async function listening(child: ChildProcessByStdio<null, Readable, Readable>): Promise<ServerProcess> {
  const { found, ...running } = await saying(child, /API +(http:\S+)\/api\/v1/)
  return { url: found[1]!, ...running }
}

/** Starts the worker as the package does, and waits until it is ready. */
export async function startWorker(env: Record<string, string>): Promise<RunningProcess & { probes: string }> {
  const { found, ...running } = await throughGate(() =>
    saying(run('worker.ts', [], env), /The worker is ready\.(?: Its probes are at (\S+)\.")?/),
  )
  return { probes: found[1] ?? '', ...running }
}

/** Waits until the program has printed the pattern. */
async function saying(
  child: ChildProcessByStdio<null, Readable, Readable>,
  pattern: RegExp,
): Promise<RunningProcess & { found: RegExpExecArray }> {
  let output = ''
  const exited = new Promise<number | NodeJS.Signals>((resolve) =>
    child.once('exit', (code, signal) => resolve(code ?? signal!)),
  )
  const found = await new Promise<RegExpExecArray>((resolve, reject) => {
    const read = (chunk: Buffer) => {
      output += chunk
      const found = pattern.exec(output)
      if (found) resolve(found)
    }
    child.stdout.on('data', read)
    child.stderr.on('data', read)
    void exited.then((code) => reject(new Error(`The server ended with ${code}: ${output}`)))
  })
  return { found, output: () => output, child, exited }
}

/** Runs `keys …`, and returns its output and its exit code. */
export const runKeys = (args: string[], env: Record<string, string>) => runToEnd('server/cli/keys.ts', args, env)

/** Runs the program to its end, and returns its output and its exit code. `input` is its standard input. */
export async function runToEnd(program: Program, args: string[], env: Record<string, string>, input = '') {
  return throughGate(async () => {
    const child = spawn(process.execPath, argumentsOf(program, args), { env: environmentOf(env) })
    // A program that ends first reads nothing.
    child.stdin.on('error', () => {})
    child.stdin.end(input)
    const exited = new Promise<number | null>((resolve) => child.once('exit', resolve))
    const [stdout, stderr, code] = await Promise.all([text(child.stdout), text(child.stderr), exited])
    return { stdout, stderr, code }
  })
}

/** Creates a folder that exists until the test ends. A test that runs beside others passes its context. */
export async function temporaryFolder(
  context: Pick<TestContext, 'onTestFinished'> = { onTestFinished },
): Promise<string> {
  const folder = await makeFolder()
  context.onTestFinished(() => removeFolder(folder))
  return folder
}

/** Creates a folder for all tests of a file. */
export async function sharedFolder(): Promise<string> {
  const folder = await makeFolder()
  afterAll(() => removeFolder(folder))
  return folder
}

/** Creates a data folder that exists until the test ends. It has a database, because to create one takes longer than to start the server. */
export async function dataFolder(context?: Pick<TestContext, 'onTestFinished'>): Promise<string> {
  return withDatabase(await temporaryFolder(context))
}

/** Creates a data folder with a database for all tests of a file. */
export async function sharedDataFolder(): Promise<string> {
  return withDatabase(await sharedFolder())
}

async function withDatabase(folder: string): Promise<string> {
  // Unlike `fs.cp`, it keeps the owner.
  await promisify(execFile)('cp', ['-a', `${inject('dataFolder')}/.`, folder])
  return folder
}

const makeFolder = () => mkdtemp(join(tmpdir(), 'paraph test '))
const removeFolder = (folder: string) => rm(folder, { recursive: true, force: true, maxRetries: 5 })
