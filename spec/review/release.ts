import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { compareSpecs } from './compare/compare.ts'
import { Redocly } from './redocly/redocly.ts'
import { readReleased, releasedFile, versionOf } from './released.ts'
import { checkVersion } from './version-check.ts'

/** Keeps the spec as the released version, with which later changes are compared. This is part of `npm run version`. */
const spec = resolve('spec')
const temporary = mkdtempSync(join(tmpdir(), 'paraph-release-'))
const redocly = new Redocly()
try {
  const current = await redocly.bundle(spec, join(spec, 'redocly.yaml'), join(temporary, 'openapi.json'))
  const released = readReleased(spec)
  const [before, now] = [released ? versionOf(released) : '', versionOf(current)]
  const check = released && checkVersion(before, now, before, compareSpecs(released, current))
  if (check && check.verdict !== 'fits') {
    process.stderr.write(`The version of the spec, ${now}, does not fit its changes. Required: ${check.required}.\n`)
    process.exitCode = 1
  } else writeFileSync(releasedFile(spec), `${JSON.stringify(current, null, 2)}\n`)
} finally {
  await redocly.end()
  rmSync(temporary, { recursive: true })
}
