import { type ChildProcessByStdio, spawn } from 'node:child_process'
import { once } from 'node:events'
import type { Readable } from 'node:stream'
import { watch } from 'chokidar'

interface RestartingProgram {
  /** Stops the program for good. */
  stop: () => Promise<void>
}

/**
 * Runs the program, and restarts it when a file in the folders changes. Node's own `--watch` misses further changes of a file that an editor
 * replaced when it saved it, and all changes of files that are not imported, such as migrations.
 */
export function runWithRestarts(
  program: string,
  options: { env: NodeJS.ProcessEnv; folders: string[]; onOutput: (chunk: Buffer) => void },
): RestartingProgram {
  let debounce: NodeJS.Timeout
  let restarting: Promise<void> | undefined
  let stopped = false
  let child = start()

  function start(): ChildProcessByStdio<null, Readable, null> {
    const started = spawn(process.execPath, [program], { env: options.env, stdio: ['ignore', 'pipe', 'inherit'] })
    started.stdout.on('data', options.onOutput)
    started.once('exit', () => {
      if (!stopped && !restarting)
        process.stderr.write('The server has stopped. It restarts when its source changes.\n')
    })
    return started
  }

  async function stopChild() {
    if (child.exitCode !== null || child.signalCode !== null) return
    child.kill('SIGTERM')
    await once(child, 'exit')
  }

  async function restart() {
    await stopChild()
    restarting = undefined
    if (!stopped) child = start()
  }

  const watcher = watch(options.folders, { ignoreInitial: true }).on('all', () => {
    clearTimeout(debounce)
    // Editors write a file in several steps, and git many files.
    debounce = setTimeout(() => void (restarting ??= restart()), 100)
  })
  return {
    async stop() {
      stopped = true
      clearTimeout(debounce)
      await watcher.close()
      await restarting
      await stopChild()
    },
  }
}
