import { type ChildProcess, type ChildProcessByStdio, spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { onTestFinished } from 'vitest'

const source = join(import.meta.dirname, '../../src')

export interface ServerProcess {
  /** As printed. */
  url: string
  output: () => string
  child: ChildProcess
  /** The exit code, or the signal that ended it. */
  exited: Promise<number | NodeJS.Signals>
}

/** Runs one of the server's programs with these settings alone. */
export function run(program: 'main.ts' | 'keys.ts' | 'worker.ts', args: string[], env: Record<string, string>) {
  return spawn(process.execPath, [join(source, program), ...args], {
    env: { PATH: process.env['PATH'], ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
}

/** The server as `npm start` runs it, once it listens. */
export async function startProcess(env: Record<string, string>): Promise<ServerProcess> {
  return listening(run('main.ts', [], { PORT: '0', HOST: '127.0.0.1', ...env }))
}

/** A server that was started somehow, once it listens. */
export async function listening(child: ChildProcessByStdio<null, Readable, Readable>): Promise<ServerProcess> {
  let output = ''
  const exited = new Promise<number | NodeJS.Signals>((resolve) =>
    child.once('exit', (code, signal) => resolve(code ?? signal!)),
  )
  const url = await new Promise<string>((resolve, reject) => {
    const read = (chunk: Buffer) => {
      output += chunk
      const listening = /API +(http:\S+)\/api\/v1/.exec(output)?.[1]
      if (listening) resolve(listening)
    }
    child.stdout.on('data', read)
    child.stderr.on('data', read)
    void exited.then((code) => reject(new Error(`The server ended with ${code}: ${output}`)))
  })
  return { url, output: () => output, child, exited }
}

/** `keys -- …`: what it printed, and its exit code. */
export async function runKeys(args: string[], env: Record<string, string>) {
  const child = run('keys.ts', args, env)
  const exited = new Promise<number | null>((resolve) => child.once('exit', resolve))
  const [stdout, stderr, code] = await Promise.all([text(child.stdout), text(child.stderr), exited])
  return { stdout, stderr, code }
}

/** A folder that is there until the test ends. */
export async function temporaryFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'paraph test '))
  onTestFinished(() => rm(folder, { recursive: true, force: true, maxRetries: 5 }))
  return folder
}
