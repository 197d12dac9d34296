import type { ChildProcess } from 'node:child_process'
import { subscribe } from 'node:diagnostics_channel'
import { writeFileSync } from 'node:fs'
import { registerHooks } from 'node:module'
import { isMainThread } from 'node:worker_threads'

/**
 * A program that gets this by `--import` writes what it has loaded into the file LOADED_MODULES when it ends: the addresses of its modules, and
 * the numbers of threads and of helper processes that it has started.
 */
if (isMainThread) {
  const modules: string[] = []
  let threads = 0
  registerHooks({
    load(url, context, next) {
      modules.push(url)
      return next(url, context)
    },
  })
  process.on('worker', () => threads++)
  const children: ChildProcess[] = []
  subscribe('child_process', (message) => children.push((message as { process: ChildProcess }).process))
  process.on('exit', () => {
    const helpers = children.filter(({ spawnargs }) => spawnargs.some((part) => part.endsWith('/helper.ts'))).length
    writeFileSync(process.env['LOADED_MODULES']!, JSON.stringify({ modules, threads, helpers }))
  })
}
