import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'

const program = join(import.meta.dirname, '../../../node_modules/.bin/depcruise')
const config = join(import.meta.dirname, '../rooms.js')

const right: Record<string, string> = {
  'main.tsx': "import { View } from './fields/view.tsx'\nexport const main = <View />",
  'fields/view.tsx':
    "import { one } from './model/one.ts'\nimport { text } from '../texts/text.ts'\nexport const View = () => <p>{one + text}</p>",
  'fields/model/one.ts': "import '../../routes.ts'\nexport const one = 1",
  'layout/part.tsx': 'export const Part = () => <p>A part</p>',
  'texts/text.ts': 'export const text = 1',
  'routes.ts': 'export const routes = 1',
  'cellar/cellar.ts': 'export const cellar = 1',
}

const wrong: [rule: string, file: string, text: string][] = [
  ['room-layout', 'layout/type.tsx', "import type { one } from '../fields/model/one.ts'\nexport type One = typeof one"],
  [
    'room-layout',
    'layout/program.tsx',
    "import { main } from '../main.tsx'\nexport const Twice = () => <>{main}{main}</>",
  ],
  ['room-texts', 'texts/deep/late.ts', "export const late = () => import('../../layout/part.tsx')"],
  ['room-fields-model', 'fields/model/up.ts', "export { View } from '../view.tsx'"],
  ['room-session', 'session/file.ts', "import '../routes.ts'"],
  ['room-listed', 'fields/lost.ts', "import '../cellar/cellar.ts'"],
]

test('lint reports an import that the rooms of a page forbid', () => {
  const folder = mkdtempSync(join(tmpdir(), 'rooms-'))
  const files = { ...right, ...Object.fromEntries(wrong.map(([, file, text]) => [file, text])) }
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, 'src', path)), { recursive: true })
    writeFileSync(join(folder, 'src', path), text)
  }
  const args = [program, '--config', config, '--output-type', 'err-long', 'src']
  const { stdout, status } = spawnSync(process.execPath, args, { cwd: folder, encoding: 'utf8' })
  expect(status).toBeGreaterThan(0)
  const found = Array.from(stdout.matchAll(/^ *error ([\w-]+): (\S+)/gm), ([, rule, from]) => `${rule} ${from}`)
  expect(found.toSorted()).toEqual(wrong.map(([rule, file]) => `${rule} src/${file}`).toSorted())
  expect(stdout.replaceAll(/\s+/g, ' ')).toContain('layout (parts of all views) stands below what this file imports.')
})
