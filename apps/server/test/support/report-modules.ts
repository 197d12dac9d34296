import { writeFileSync } from 'node:fs'
import { registerHooks } from 'node:module'
import { isMainThread } from 'node:worker_threads'

/**
 * A program that gets this by `--import` writes what it has loaded into the file LOADED_MODULES when it ends: the addresses of its modules, and
 * the number of threads that it has started.
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
  process.on('exit', () => writeFileSync(process.env['LOADED_MODULES']!, JSON.stringify({ modules, threads })))
}
