import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'

const source = join(import.meta.dirname, '../src')

/** Runs one of the server's programs with only these settings. */
export function startProgram(program: 'main.ts' | 'worker.ts', env: Record<string, string>) {
  const child = spawn(process.execPath, [join(source, program)], {
    env: { RATE_LIMIT: '1000000', LINK_RATE_LIMIT: '1000000', ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  return {
    pid: child.pid!,
    /** Waits until the server listens. */
    address: () => addressOf(child),
    stop: async () => {
      child.kill('SIGTERM')
      await once(child, 'exit')
    },
  }
}

async function addressOf(child: ChildProcess): Promise<string> {
  let output = ''
  // The stream must stay open, because the server goes on writing its log.
  for await (const chunk of child.stdout!.iterator({ destroyOnReturn: false })) {
    output += String(chunk)
    const url = /API +(http:\S+)\/api\/v1/.exec(output)?.[1]
    if (url) {
      child.stdout!.resume()
      return url
    }
  }
  throw new Error(`The server ended: ${output}`)
}
