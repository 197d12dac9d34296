import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { breaks } from './cases/breaks.ts'
import { type Case } from './cases/case.ts'
import { refactorings } from './cases/refactorings.ts'

/** Prints the table of the README. `redocly diff` rates each case, and its rating is compared with the rating of a person. This takes about ten minutes. */
const run = promisify(execFile)
const cli = fileURLToPath(new URL('bin/cli.js', import.meta.resolve('@redocly/cli/package.json')))
const folder = await mkdtemp(join(tmpdir(), 'paraph-redocly-'))
const env = { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' }

async function isBreakForRedocly({ base, revision }: Case): Promise<boolean> {
  const files = ['base.json', 'revision.json'].map((name) => join(folder, name))
  await writeFile(files[0]!, JSON.stringify(base))
  await writeFile(files[1]!, JSON.stringify(revision))
  const { stdout, stderr } = await run(process.execPath, [cli, 'diff', ...files, '--fail-on=none'], { env })
  const counted = /(\d+) major, \d+ minor, \d+ patch/.exec(stdout + stderr)
  if (!counted) throw new Error(`redocly diff says no number of changes:\n${stdout}${stderr}`)
  return counted[1] !== '0'
}

const sum = { breaks: 0, seen: 0, harmless: 0, refused: 0 }
process.stdout.write('| Change | Breaks seen | Harmless changes called a break |\n| --- | --: | --: |\n')
for (const [name, cases] of Object.entries({ ...breaks, ...refactorings })) {
  const counts = { breaks: 0, seen: 0, harmless: 0, refused: 0 }
  for (const each of cases) {
    const isFound = await isBreakForRedocly(each)
    if (each.rating === 'major') {
      counts.breaks++
      if (isFound) counts.seen++
    } else {
      counts.harmless++
      if (isFound) counts.refused++
    }
  }
  process.stdout.write(rowOf(name, counts))
  for (const key of Object.keys(sum) as (keyof typeof sum)[]) sum[key] += counts[key]
}
process.stdout.write(rowOf('**all**', sum))
await rm(folder, { recursive: true })

function rowOf(name: string, { breaks, seen, harmless, refused }: typeof sum): string {
  return `| ${name} | ${seen} of ${breaks} | ${refused} of ${harmless} |\n`
}
