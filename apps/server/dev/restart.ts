import { type ChildProcessByStdio, spawn } from 'node:child_process'
import { once } from 'node:events'
import type { Readable } from 'node:stream'
import { watch } from 'chokidar'

export interface Running {
  /** Ends the program, and starts it no more. */
  stop: () => Promise<void>
}

/**
 * Runs the program, and anew once anything in the folders changes. Node's own `--watch` hears no more of a file that an editor replaced as it saved it,
 * and nothing of what is not imported, as migrations.
 */
export function runAnew(
  program: string,
  options: { env: NodeJS.ProcessEnv; folders: string[]; onOutput: (chunk: Buffer) => void },
): Running {
  let settled: NodeJS.Timeout
  let restarting: Promise<void> | undefined
  let stopped = false
  let child = start()

  function start(): ChildProcessByStdio<null, Readable, null> {
    const started = spawn(process.execPath, [program], { env: options.env, stdio: ['ignore', 'pipe', 'inherit'] })
    started.stdout.on('data', options.onOutput)
    started.once('exit', () => {
      if (!stopped && !restarting)
        process.stderr.write('The server has ended. It starts anew once its source changes.\n')
    })
    return started
  }

  async function end() {
    if (child.exitCode !== null || child.signalCode !== null) return
    child.kill('SIGTERM')
    await once(child, 'exit')
  }

  async function restart() {
    await end()
    restarting = undefined
    if (!stopped) child = start()
  }

  const watcher = watch(options.folders, { ignoreInitial: true }).on('all', () => {
    clearTimeout(settled)
    // Editors write a file in several steps, and git many files.
    settled = setTimeout(() => void (restarting ??= restart()), 100)
  })
  return {
    async stop() {
      stopped = true
      clearTimeout(settled)
      await watcher.close()
      await restarting
      await end()
    },
  }
}
