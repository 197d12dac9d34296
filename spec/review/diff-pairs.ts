import { existsSync } from 'node:fs'
import { setTimeout } from 'node:timers/promises'
import { cli, diffArguments } from './redocly.ts'

/**
 * Compares many pairs of files in one process, for the tests: starting Redocly takes five times as long as comparing. Each pair evaluates the entry of
 * Redocly again, because the query in the URL makes it another module to Node. Everything that the entry imports is loaded once.
 *
 * node diff-pairs.ts folder title…    compares folder/title.base.json with folder/title.revision.json, and writes folder/title.diff.json
 */
const [folder = '', ...titles] = process.argv.slice(2)
process.setMaxListeners(0)
for (const title of titles) {
  const output = `${folder}/${title}.diff.json`
  const files = [`${folder}/${title}.base.json`, `${folder}/${title}.revision.json`] as const
  process.argv.splice(2, Infinity, ...diffArguments(...files), `--output=${output}`)
  await import(`${cli}?${title}`)
  const deadline = Date.now() + 30_000
  while (!existsSync(output)) {
    if (Date.now() > deadline) throw new Error(`Redocly wrote no comparison: ${title}`)
    await setTimeout(5)
  }
}
