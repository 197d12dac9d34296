import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { addRelease, releaseNotes } from './comment/changelog.ts'
import { compareSpecs } from './compare/compare.ts'
import { Redocly } from './redocly/redocly.ts'
import { readReleased, releasedFile, versionOf } from './released.ts'
import { checkVersion } from './version-check.ts'

/**
 * Keeps the spec as the released version, with which later changes are compared, and adds what the release changes to the changelog of the spec. This is part
 * of `npm run version`.
 */
const spec = resolve('spec')
const temporary = mkdtempSync(join(tmpdir(), 'paraph-release-'))
const redocly = new Redocly()
try {
  const current = await redocly.bundle(spec, join(spec, 'redocly.yaml'), join(temporary, 'openapi.json'))
  const released = readReleased(spec)
  const [before, now] = [released ? versionOf(released) : '', versionOf(current)]
  const changes = released ? compareSpecs(released, current) : []
  const check = released && checkVersion(before, now, before, changes)
  if (check && check.verdict !== 'fits') {
    process.stderr.write(`The version of the spec, ${now}, does not fit its changes. Required: ${check.required}.\n`)
    process.exitCode = 1
  } else {
    writeFileSync(releasedFile(spec), `${JSON.stringify(current, null, 2)}\n`)
    if (now !== before) {
      const changelog = join(spec, 'CHANGELOG.md')
      const date = new Date().toISOString().slice(0, 10)
      writeFileSync(changelog, addRelease(readFileSync(changelog, 'utf8'), releaseNotes(date, released, current)))
    }
  }
} finally {
  await redocly.end()
  rmSync(temporary, { recursive: true })
}
