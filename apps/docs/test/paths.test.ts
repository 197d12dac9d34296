import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join, sep } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '../../..')
const texts = [
  '*.md',
  'packages/*/*.md',
  'apps/server/README.md',
  'apps/server/test/README.md',
  'apps/docs/guides/*.md',
  'spec/DECISIONS.md',
  '.changeset/README.md',
  '.github/**/*.{md,yml}',
]
const files = texts.flatMap((pattern) => globSync(pattern, { cwd: root }))
const scriptsOf = (workspace: string) => {
  const manifest = JSON.parse(readFileSync(join(root, workspace, 'package.json'), 'utf8')) as { scripts: object }
  return Object.keys(manifest.scripts)
}
const tree = globSync('{*,.ci/*,.changeset/*,.github/**,{apps,packages,spec}/**}', {
  cwd: root,
  exclude: (name) => ['node_modules', 'dist', '.git', '.turbo', 'test-results'].includes(String(name)),
})
// A text may shorten a path to its end: `parties/addParty.ts`.
const ends = new Set(tree.flatMap((path) => path.split(sep).map((_, index, parts) => parts.slice(index).join('/'))))
// A workflow also has a folder for files of its run.
const made =
  /RUNNER_TEMP|^(dist|data|node_modules|coverage|test-results)(\/|$)|\/(dist|test-results)(\/|$)|^reference\.html$/
// The guide to a new operation uses an operation that does not exist. Other guides name files of the reader.
const invented = /archive|^(start\.ts|paraph\.d\.ts|app\/webhooks\/paraph\/route\.ts)$/

test.each(files)('%s names only files and folders that exist', (file) => {
  const text = readFileSync(join(root, file), 'utf8').replaceAll(/https?:\S+/g, '')
  const paths = Array.from(
    text.matchAll(/(?<![\w/.~@:$-])(?:[\w{}.-]+\/)+[\w{}.-]+\.(?:ts|js|yaml|yml|json|md|sql|html|css)\b/g),
    ([path]) => path,
  )
  const places = Array.from(
    text.matchAll(/`((?:apps|packages|spec|\.ci|\.github|\.changeset)(?:\/[\w{}.-]+)*)\/?`/g),
    ([, path]) => path!,
  )
  const names = Array.from(text.matchAll(/`([\w-]+\.(?:ts|yaml|yml))`/g), ([, path]) => path!)
  const folders = Array.from(text.matchAll(/`((?:[\w-]+\/)+)`/g), ([, path]) => path!.slice(0, -1))
  const named = [...paths, ...places, ...names, ...folders].map((path) => path.replace(/^(\.\.?\/)+/, ''))
  const missing = [...new Set(named)].filter((path) => !ends.has(path) && !made.test(path) && !invented.test(path))
  expect(missing).toEqual([])
})

test.each(files)('%s links only to files that exist', (file) => {
  const text = readFileSync(join(root, file), 'utf8')
  const links = Array.from(text.matchAll(/\]\((?!https?:|mailto:|#)([^)#\s]+)/g), ([, path]) => path!)
  // Four guides are generated, and guides link to the pages that are built from them.
  const target = (path: string) => join(root, dirname(file), path.replace(/\.html$/, '.md'))
  const missing = links.filter(
    (path) =>
      !existsSync(target(path)) &&
      !/^(errors|changelog|operations|settings|\.\.\/reference)\.html$|^\.\.?\/?$|^\//.test(path),
  )
  expect(missing).toEqual([])
})

test.each(files)('%s names only npm scripts that exist', (file) => {
  const text = readFileSync(join(root, file), 'utf8')
  const calls = text.matchAll(/\bnpm run (?:--silent )?([a-z][\w:-]*)(?: -w ([\w/-]+))?/g)
  const missing = Array.from(calls).filter(([, name, workspace = '.']) => !scriptsOf(workspace).includes(name!))
  expect(missing.map(([call]) => call)).toEqual([])
})

test.each(files)('%s names only commands of the server that exist', (file) => {
  const text = readFileSync(join(root, file), 'utf8')
  const named = Array.from(text.matchAll(/\bnpm run (?:--silent )?paraph -- ([a-z][\w:-]*)/g), ([, name]) => name!)
  const program = (name: string) => join(root, 'apps/server/src/server/cli', `${name.replace(':', '-')}.ts`)
  expect(named.filter((name) => !existsSync(program(name)))).toEqual([])
})

test.each(files)('%s runs only tests that exist', (file) => {
  const text = readFileSync(join(root, file), 'utf8')
  const calls = Array.from(text.matchAll(/\bnpm (?:test|run test:campaigns) -- ([\w/. -]+)/g), ([, paths]) => paths!)
  const named = calls.flatMap((paths) => paths.trim().split(/ +/))
  // Vitest takes every file whose path contains the argument.
  const tests = tree.filter((path) => path.endsWith('.test.ts'))
  expect(named.filter((part) => !tests.some((path) => path.includes(part)))).toEqual([])
})
