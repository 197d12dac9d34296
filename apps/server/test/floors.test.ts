import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'

const server = join(import.meta.dirname, '..')

/** Runs the import check of `npm run lint` on a folder with a `src`, instead of on the server. */
function lint(folder: string) {
  const program = join(server, '../../node_modules/.bin/depcruise')
  const config = join(server, 'floors.js')
  const args = [program, '--config', config, '--output-type', 'err-long', 'src']
  return spawnSync(process.execPath, args, { cwd: folder, encoding: 'utf8' })
}

/** Makes a small server with these files, by their paths in `src`. */
function makeServer(files: Record<string, string>): string {
  const folder = mkdtempSync(join(tmpdir(), 'floors-'))
  cpSync(join(server, 'package.json'), join(folder, 'package.json'))
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, 'src', path)), { recursive: true })
    writeFileSync(join(folder, 'src', path), text)
  }
  return folder
}

const targets = {
  'server/app.ts': 'export const app = 1',
  'api/http/path.ts': 'export const path = 1',
  'work/delivery/deliver.ts': 'export type Deliver = 1',
  'domain/parties/store.ts': 'export const party = 1',
  'domain/documents/as-locked.ts': 'export const asLocked = 1',
  'domain/lifecycle/lock.ts': 'export const lock = 1',
  'platform/jobs/jobs.ts': 'export const jobs = 1',
  'platform/database/tables.ts': 'export const tables = 1',
  'platform/pdf/read/page-box.ts': 'export const box = 1',
}

const wrong: [rule: string, file: string, text: string][] = [
  ['floor-api', 'api/parties/wrong.ts', "import { app } from '#server/app.ts'\napp"],
  ['floor-work', 'work/delivery/wrong.ts', "import { path } from '#api/http/path.ts'\npath"],
  ['floor-domain', 'domain/parties/wrong.ts', "export type { Deliver } from '#work/delivery/deliver.ts'"],
  ['floor-platform', 'platform/jobs/wrong.ts', "export const load = () => import('#domain/parties/store.ts')"],
  ['floor-domain', 'domain/events/wrong.ts', "import { main } from '../../main.ts'\nmain"],
  ['room-domain-parties', 'domain/parties/upwards.ts', "import { lock } from '#domain/lifecycle/lock.ts'\nlock"],
  [
    'room-platform-database',
    'platform/database/wrong.ts',
    "import type { jobs } from '#platform/jobs/jobs.ts'\nexport type A = typeof jobs",
  ],
  ['room-platform-pdf-facts', 'platform/pdf/facts/wrong.ts', "import { box } from '../read/page-box.ts'\nbox"],
  ['room-by-its-floor', 'domain/lifecycle/wrong.ts', "import { party } from '../parties/store.ts'\nparty"],
  ['lock-maker', 'domain/parties/lock.ts', "import { asLocked } from '#domain/documents/as-locked.ts'\nasLocked"],
  [
    'no-library-insides',
    'api/http/validation/wrong.ts',
    "export { RequestValidator } from 'express-openapi-validator/dist/middlewares/openapi.request.validator.js'",
  ],
  ['room-listed', 'domain/lifecycle/lost.ts', "import { cellar } from '#domain/cellar/cellar.ts'\ncellar"],
]

test('lint reports an import that the floors, the rooms or the lock maker forbid', () => {
  const folder = makeServer({
    ...targets,
    'main.ts': "import { app } from '#server/app.ts'\nexport const main = app",
    'domain/cellar/cellar.ts': 'export const cellar = 1',
    'api/http/validation/right.ts':
      "import type { OpenAPIV3 } from 'express-openapi-validator/dist/framework/types.js'\nexport { middleware } from 'express-openapi-validator'\nexport type A = OpenAPIV3.Document",
    'api/http/one.ts': "import { two } from './two.ts'\nexport const one = () => two",
    'api/http/two.ts': "import type { one } from './one.ts'\nexport const two = (): typeof one => two()",
    ...Object.fromEntries(wrong.map(([, file, text]) => [file, text])),
  })
  const { stdout, status } = lint(folder)
  expect(status).toBeGreaterThan(0)
  const found = Array.from(stdout.matchAll(/^ *error ([\w-]+): (\S+)/gm), ([, rule, from]) => `${rule} ${from}`)
  const expected = wrong.map(([rule, file]) => `${rule} src/${file}`)
  expect(found.filter((name) => !name.startsWith('no-circle')).toSorted()).toEqual(expected.toSorted())
  expect(found.some((name) => /^no-circle src\/api\/http\/(one|two)\.ts$/.test(name))).toBe(true)
  // The message says where the file belongs.
  expect(stdout).toContain('floor-work: src/work/delivery/wrong.ts → src/api/http/path.ts')
  expect(stdout.replaceAll(/\s+/g, ' ')).toContain(
    'It imports nothing from the floors above it: server, api. Move this file up to them, move down what it imports, or take that as a parameter.',
  )
})
