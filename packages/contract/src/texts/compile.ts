import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser'
import compileMessage from 'icu-minify/compile'
import type { CompiledMessage } from 'icu-minify/format'

/** The texts of a language in groups, as a translator edits them. Each is an ICU message. */
export interface Messages {
  [key: string]: string | Messages
}

/** The messages by their paths, such as `['draft', 'send']`. */
export const listMessages = (messages: Messages, groups: string[] = []): [path: string[], message: string][] =>
  Object.entries(messages).flatMap(([key, value]) => {
    const path = [...groups, key]
    return typeof value === 'string' ? [[path, value]] : listMessages(value, path)
  })

export interface CompiledTexts {
  [key: string]: CompiledMessage | CompiledTexts
}

/** What a browser gets: a text without arguments stays a string, any other becomes a list, so that the browser parses no ICU message. */
export function compileTexts(messages: Messages, groups = ''): CompiledTexts {
  const compiled = Object.entries(messages).map(([key, value]) => {
    const path = `${groups}${key}`
    return [key, typeof value === 'string' ? compileText(value, path) : compileTexts(value, `${path}.`)]
  })
  return Object.fromEntries(compiled)
}

function compileText(message: string, path: string): CompiledMessage {
  try {
    return compileMessage(message)
  } catch (cause) {
    throw new Error(`The text ${path} is not a valid ICU message: ${message}`, { cause })
  }
}

/** The TypeScript type of the texts: strings, and functions that take exactly the arguments of their message. */
export function typeOfTexts(value: string | Messages): string {
  if (typeof value === 'object') {
    const members = Object.entries(value).map(([key, member]) => `${JSON.stringify(key)}: ${typeOfTexts(member)}`)
    return `{\n${members.join('\n')}\n}`
  }
  const types = Array.from(argumentsOf(value), ([name, { type }]) => `${name}: ${type}`)
  return types.length === 0 ? 'string' : `(values: { ${types.join('; ')} }) => string`
}

/** The type of an argument that a message shows as it is. A number without groups of digits, such as the number of a page, is one. */
const SHOWN = 'string | number'

/** An argument of a message. `chooses` is true if the message never shows it, and only chooses words by it. */
interface MessageArgument {
  type: string
  chooses: boolean
}

/** The arguments of a message by their names, sorted, with their TypeScript types. */
export function argumentsOf(message: string): Map<string, MessageArgument> {
  const found = new Map<string, MessageArgument>()
  collect(parse(message), found)
  return new Map(Array.from(found).toSorted(([one], [other]) => one.localeCompare(other, 'en')))
}

function collect(elements: MessageFormatElement[], found: Map<string, MessageArgument>) {
  for (const element of elements) {
    if (element.type === TYPE.literal || element.type === TYPE.pound) continue
    const type = typeOfArgument(element)
    const known = found.get(element.value)
    // A text can show what it also chooses or counts by.
    found.set(element.value, {
      type: !known || known.type === SHOWN ? type : known.type,
      chooses: element.type === TYPE.select && (known?.chooses ?? true),
    })
    if (element.type === TYPE.select || element.type === TYPE.plural)
      for (const { value } of Object.values(element.options)) collect(value, found)
  }
}

function typeOfArgument(element: MessageFormatElement): string {
  if (element.type === TYPE.argument) return SHOWN
  if (element.type === TYPE.number || element.type === TYPE.plural) return 'number'
  if (element.type === TYPE.select)
    return Object.keys(element.options).every((option) => option === 'true' || option === 'other')
      ? 'boolean'
      : 'string'
  throw new Error('Texts have no tags, and the caller formats dates.')
}
