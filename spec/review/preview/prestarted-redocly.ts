import { existsSync, writeFileSync } from 'node:fs'
import { setTimeout } from 'node:timers/promises'
import { cli } from '../redocly.ts'

/**
 * A Redocly process that loads all its code in advance: it bundles an empty spec, then waits for a message with the arguments of the real run.
 * The query in the import makes the entry another module to Node, which evaluates it again.
 *
 * node prestarted-redocly.ts <temporary folder>
 */
const [temporary = ''] = process.argv.slice(2)
const output = `${temporary}/empty.${process.pid}.json`
const empty = `${temporary}/empty.json`
writeFileSync(empty, JSON.stringify({ openapi: '3.1.0', info: { title: '', version: '' }, paths: {} }))
const { write } = process.stderr
process.stderr.write = () => true
await run('bundle', empty, `--output=${output}`)
while (!existsSync(output)) await setTimeout(5)
process.stderr.write = write
// Otherwise the end of this run would set the exit code of the next.
process.removeAllListeners('beforeExit')
// End with the preview, even if it crashes.
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
