import { existsSync, writeFileSync } from 'node:fs'
import { setTimeout } from 'node:timers/promises'
import { cli } from '../redocly.ts'

/**
 * A Redocly that has started already: it bundles next to nothing, so that all its code is loaded, and waits for a message with the arguments to run with.
 * The query makes the entry another module to Node, which evaluates it once more.
 *
 * node prestarted-redocly.ts <temporary folder>
 */
const [temporary = ''] = process.argv.slice(2)
const output = `${temporary}/nothing.${process.pid}.json`
const nothing = `${temporary}/nothing.json`
writeFileSync(nothing, JSON.stringify({ openapi: '3.1.0', info: { title: '', version: '' }, paths: {} }))
const { write } = process.stderr
process.stderr.write = () => true
await run('bundle', nothing, `--output=${output}`)
while (!existsSync(output)) await setTimeout(5)
process.stderr.write = write
// Else the end of this run would decide on the exit code of the next.
process.removeAllListeners('beforeExit')
// Not to outlive the preview, however that ends.
const exit = () => process.exit()
process.once('disconnect', exit)
process.once('message', async (args: string[]) => {
  process.off('disconnect', exit)
  process.disconnect()
  await run(...args)
})
process.send?.('ready')

function run(...args: string[]): Promise<unknown> {
  process.argv.splice(2, Infinity, ...args)
  return import(`${cli}?${args[0]}-${args.length}`)
}
