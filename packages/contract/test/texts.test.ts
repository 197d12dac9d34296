import { globSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { argumentsOf, compileTexts, listMessages, type Messages } from '../src/texts/compile.ts'
import { languageCodes, textsFileOf } from '../src/texts/languages.ts'

const root = join(import.meta.dirname, '../../..')
const folders = globSync('{apps,packages}/*/{src/**/,}texts/en.json', { cwd: root }).map((path) =>
  join(root, path, '..'),
)

const readMessages = (folder: string, file: string) => JSON.parse(readFileSync(join(folder, file), 'utf8')) as Messages

/** The types of the arguments by the paths of the texts. */
const argumentsByPath = (messages: Messages) =>
  Object.fromEntries(listMessages(messages).map(([path, message]) => [path.join('.'), argumentsOf(message)]))

const translations = folders.flatMap((folder) => {
  const english = readMessages(folder, 'en.json')
  return languageCodes.map((language) => {
    const file = textsFileOf(language)
    return { name: `${folder.slice(root.length + 1)}/${file}`, folder, file, english }
  })
})

test('each folder of texts has a file of each language, and of no other', () => {
  expect(folders.length).toBeGreaterThan(2)
  const files = languageCodes.map(textsFileOf).toSorted()
  for (const folder of folders) {
    const found = readdirSync(folder).filter((name) => name.endsWith('.json'))
    expect([folder, found.toSorted()]).toEqual([folder, files])
  }
})

test.each(translations)('$name has the English texts with the same arguments, each a valid ICU message', (each) => {
  const messages = readMessages(each.folder, each.file)
  compileTexts(messages)
  expect(listMessages(messages).filter(([, message]) => !message.trim())).toEqual([])
  const [english, translated] = [argumentsByPath(each.english), argumentsByPath(messages)]
  expect(Object.keys(translated)).toEqual(Object.keys(english))
  for (const [path, wanted] of Object.entries(english)) {
    const found = translated[path]!
    // Not every language has other words for each choice.
    const needed = Array.from(wanted).filter(([name, { chooses }]) => !chooses || found.has(name))
    const types = (entries: Iterable<[string, { type: string }]>) =>
      Object.fromEntries(Array.from(entries, ([name, { type }]) => [name, type]))
    expect([path, types(found)]).toEqual([path, types(needed)])
  }
})

test.each(translations)('$name has no text that is far longer than the English one', ({ folder, file, english }) => {
  const lengths = Object.fromEntries(listMessages(english).map(([path, message]) => [path.join('.'), message.length]))
  const long = listMessages(readMessages(folder, file)).filter(
    ([path, message]) => message.length > 2 * lengths[path.join('.')]! + 12,
  )
  expect(long).toEqual([])
})
