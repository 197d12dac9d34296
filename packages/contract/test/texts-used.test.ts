import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { listMessages, type Messages } from '../src/texts/compile.ts'

const root = join(import.meta.dirname, '../../..')
const folders = globSync('{apps,packages}/*/{src/**/,}texts/en.json', { cwd: root }).map(dirname)

/** What a file reads of texts. It is found without the types, so a text that only looks used can pass, but no used one fails. */
interface Reading {
  /** What stands on both sides of a dot: `draft.send` of `t.draft.send`. */
  pairs: Set<string>
  /** The pairs whose group it selects from by a value, `t.states[state]`, or hands on, `rowsOf(t.states)`. */
  selecting: Set<string>
  /** The names that it selects from, or hands on. */
  handedOn: Set<string>
  /** Each key that is read from something: `words.send`, `{ send } = words`. */
  keys: Set<string>
  /** The groups with another name in the file, `words = t.draft`, `{ draft: words } = t`, `Texts['draft']`. True if it selects from that name. */
  named: Map<string, boolean>
  /** The values by which it may select from all texts, if some file does: `t[stage]`. */
  values: string[]
  selectsFromAll: boolean
}

/** What the sources call all texts of a folder. */
const ALL = ['t', 's', 'texts', 'words', 'en', 'report', ']']

function readingOf(path: string): Reading {
  const code = readFileSync(path, 'utf8')
  const found = (pattern: RegExp) => Array.from(code.matchAll(pattern), ([, key]) => key!)
  const pairs = Array.from(code.matchAll(/(?<=(\w+|\])\s*[?!]?\.\s*)(\w+)([[),}\]]| as )?/g))
  const namesIn = (patterns: string[]) => patterns.flatMap((names) => names.match(/\w+/g) ?? [])
  const parameters = namesIn(found(/\{([^{}]*)\}: \w*Texts\b/g))
  const bases = [...ALL, ...parameters].join('|').replace(']', String.raw`\w+Texts\[\w+\]`)
  const parts = [...parameters, ...namesIn(found(new RegExp(String.raw`\{([^{}]*)\} = (?:${bases})\b`, 'g')))]
  const handedOn = new Set(found(/\b(\w+)[[),}\]]/g))
  const renamed = Array.from(
    code.matchAll(new RegExp(String.raw`(\w+|\})(?:: [^=\n]+)? = (?:${bases}|use\w+\(\))[\w.[\]]*\.(\w+)\n`, 'g')),
  )
  // Only the last key of `Texts['trail']['events']` may be selected from.
  const typed = found(/Texts((?:\['\w+'\])+)/g).map((keys) => keys.match(/\w+/g) ?? [])
  return {
    pairs: new Set(pairs.map(([, from, key]) => `${from}.${key}`)),
    selecting: new Set(pairs.flatMap(([, from, key, after]) => (after ? `${from}.${key}` : []))),
    handedOn,
    keys: new Set([...found(/\.\s*(\w+)/g), ...parts]),
    named: new Map([
      ...parts.map((key) => [key, handedOn.has(key)] as const),
      ...renamed.map(([, name, group]) => [group!, handedOn.has(name!)] as const),
      ...typed.flatMap((keys) => keys.map((key, index) => [key, index === keys.length - 1] as const)),
    ]),
    values: found(/'(\w+)'/g),
    selectsFromAll: /\b(?:s|t|texts\[language\])\[/.test(code),
  }
}

function uses({ pairs, selecting, handedOn, keys, named }: Reading, path: string[]): boolean {
  for (const [index, key] of path.entries()) {
    const before = index === 0 ? ALL : [path[index - 1]!]
    const isRead = before.some((from) => pairs.has(`${from}.${key}`) || (named.has(from) && keys.has(key)))
    if (!isRead && !(index === 0 && named.has(key))) return false
    const isHandedOn = (from: string) => selecting.has(`${from}.${key}`) || (named.has(from) && handedOn.has(key))
    if (named.get(key) || before.some(isHandedOn)) return true
  }
  return true
}

/** The sources of the room that has the texts. Texts of a package are for other programs too. */
function sourcesFor(folder: string): string[] {
  const room = dirname(folder)
  if (folder.startsWith('packages/')) return [room, 'apps/signing/src', 'apps/server/src'].flatMap(sourcesIn)
  const sources = sourcesIn(room)
  return sources.length > 0 ? sources : sourcesFor(room)
}

const sourcesIn = (folder: string) =>
  globSync('**/*.{ts,tsx}', { cwd: join(root, folder), exclude: ['**/{generated,node_modules,dist,test}/**'] }).map(
    (name) => join(root, folder, name),
  )

test.each(folders)('each text of %s is used', (folder) => {
  const readings = sourcesFor(folder).map(readingOf)
  const selectsFromAll = readings.some((each) => each.selectsFromAll)
  const values = new Set(readings.flatMap((each) => each.values))
  // A key in capitals is a value of the spec, which the room need not write.
  const isSelected = ([key]: string[]) => selectsFromAll && (values.has(key!) || /^[A-Z_]+$/.test(key!))
  const english = JSON.parse(readFileSync(join(root, folder, 'en.json'), 'utf8')) as Messages
  const unused = listMessages(english).filter(
    ([path]) => !isSelected(path) && !readings.some((reading) => uses(reading, path)),
  )
  expect(unused.map(([path]) => path.join('.'))).toEqual([])
})
