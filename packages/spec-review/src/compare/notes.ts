import { isDeepStrictEqual } from 'node:util'
import { isDocumentation } from '../normal/keywords.ts'
import type { Side } from '../normal/schema.ts'
import { asArray, asObject, isObject, type JsonObject } from '../openapi.ts'
import { valueChangeText } from './value-change-text.ts'
import { report, type Report } from './change.ts'

const maxLength = 80

/** Compares what two versions of a part say about it: its documentation, and whether it is deprecated. */
export function compareNotes(before: JsonObject, after: JsonObject, pointer: string, side?: Side): Report[] {
  const [was, is] = [before['deprecated'] === true, after['deprecated'] === true]
  const changed = Object.keys({ ...before, ...after }).filter(
    (key) => isDocumentation(key) && !isDeepStrictEqual(before[key], after[key]),
  )
  const deprecated = report('deprecated', 'minor', side, pointer, `It is ${is ? 'now' : 'no longer'} deprecated.`)
  return [
    ...(was === is ? [] : [deprecated]),
    ...changed.map((key) =>
      report('documentation', 'patch', side, `${pointer}/${key}`, textOf(key, before[key], after[key])),
    ),
  ]
}

function textOf(key: string, before: unknown, after: unknown): string {
  if (isObject(before) || isObject(after)) {
    const [was, is] = [asObject(before), asObject(after)]
    const names = Object.keys({ ...was, ...is }).filter((name) => !isDeepStrictEqual(was[name], is[name]))
    return `Changed in \`${key}\`: ${names.map((name) => `\`${name}\``).join(', ')}.`
  }
  if (key === 'example' || key === 'examples')
    return valueChangeText('The example', shorten(asArray(before)[0] ?? before), shorten(asArray(after)[0] ?? after))
  if (before === undefined) return `New \`${key}\`.`
  if (after === undefined) return `\`${key}\` was removed.`
  if (isLong(before) || isLong(after)) return `The ${key} was reworded.`
  return valueChangeText(`The ${key}`, before, after)
}

function shorten(value: unknown): string | undefined {
  const text = typeof value === 'string' ? value : JSON.stringify(value)
  return text?.length > maxLength ? `${text.slice(0, maxLength - 1)}…` : text
}

function isLong(value: unknown): boolean {
  return String(value).length > maxLength || String(value).includes('\n')
}
