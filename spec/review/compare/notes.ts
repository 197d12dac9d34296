import { isDeepStrictEqual } from 'node:util'
import { isDocumentation } from '../normal/keywords.ts'
import type { Side } from '../normal/schema.ts'
import { asArray, isObject, type JsonObject } from '../openapi.ts'
import { valueChangeText } from '../value-change-text.ts'
import type { Report } from './change.ts'

const maxLength = 80

/** Compares what two versions of a part say about it: its documentation, and whether it is deprecated. */
export function compareNotes(before: JsonObject, after: JsonObject, pointer: string, side?: Side): Report[] {
  const of = side ? { side, pointer } : { pointer }
  const [was, is] = [before['deprecated'] === true, after['deprecated'] === true]
  const keys = [...new Set([...Object.keys(before), ...Object.keys(after)])].filter(isDocumentation)
  const changed = keys.filter((key) => !isDeepStrictEqual(before[key], after[key]))
  return [
    ...(was === is
      ? []
      : [
          {
            ...of,
            kind: 'deprecated',
            impact: 'minor',
            message: `It is ${is ? 'now' : 'no longer'} deprecated.`,
          } as const,
        ]),
    ...changed.map((key) => {
      return {
        ...of,
        pointer: `${pointer}/${key}`,
        kind: 'documentation',
        impact: 'patch',
        message: textOf(key, before[key], after[key]),
      } as const
    }),
  ]
}

function textOf(key: string, before: unknown, after: unknown): string {
  if (isObject(before) || isObject(after)) {
    const names = Object.keys({ ...asObject(before), ...asObject(after) }).filter(
      (name) => !isDeepStrictEqual(asObject(before)[name], asObject(after)[name]),
    )
    return `Changed in \`${key}\`: ${names.map((name) => `\`${name}\``).join(', ')}.`
  }
  if (key === 'example' || key === 'examples')
    return valueChangeText('The example', shorten(asArray(before)[0] ?? before), shorten(asArray(after)[0] ?? after))
  if (before === undefined) return `New \`${key}\`.`
  if (after === undefined) return `\`${key}\` was removed.`
  if (isLong(before) || isLong(after)) return `The ${key} was reworded.`
  return valueChangeText(`The ${key}`, shorten(before), shorten(after))
}

const asObject = (value: unknown) => (isObject(value) ? value : {})

function shorten(value: unknown): string | undefined {
  const text = typeof value === 'string' ? value : JSON.stringify(value)
  return text?.length > maxLength ? `${text.slice(0, maxLength - 1)}…` : text
}

function isLong(value: unknown): boolean {
  return String(value).length > maxLength || String(value).includes('\n')
}
