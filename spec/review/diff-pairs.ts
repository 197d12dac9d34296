import { existsSync } from 'node:fs'
import { setTimeout } from 'node:timers/promises'
import { cli, diffArguments } from './redocly.ts'

/**
 * Compares many pairs of files in one process, for the tests: to start Redocly takes five times as long as to compare. Its entry is evaluated anew for each
 * pair (the query makes it another module to Node) with arguments of its own, while all that it imports is loaded once.
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
    if (Date.now() > deadline) throw new Error(`Redocly did not compare: ${title}`)
    await setTimeout(5)
  }
}
