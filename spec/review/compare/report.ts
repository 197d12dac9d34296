import { isDeepStrictEqual } from 'node:util'
import { isDocumentation } from '../normal/keywords.ts'
import type { Side } from '../normal/schema.ts'
import type { Spec } from '../normal/spec.ts'
import { entries, isObject, type JsonObject } from '../openapi.ts'
import type { Kind, Report } from './change.ts'
import { compareNotes } from './notes.ts'
import type { Comparison } from './comparison.ts'

/** The two specs, and how to compare their schemas. */
export interface Specs {
  before: Spec
  after: Spec
  schemas: Record<Side, Comparison>
}

/** Returns the pointer of a part of the revision. */
export function placeOf({ after }: Specs, part: unknown): string {
  return after.pointerOf(part) ?? ''
}

export function compareDocumentation(
  specs: Specs,
  before: JsonObject,
  after: JsonObject,
  at: string,
  side?: Side,
): Report[] {
  const withExamples = (spec: Spec, one: JsonObject): JsonObject => {
    const examples = entries(one['examples']).map(([name, example]) => [name, spec.resolve(example)] as const)
    return isObject(one['examples']) ? { ...one, examples: Object.fromEntries(examples) } : one
  }
  return compareNotes(withExamples(specs.before, before), withExamples(specs.after, after), at, side)
}

/** Parts whose meaning the review does not know: each change of one counts as a break. */
export function compareOthers(
  before: JsonObject,
  after: JsonObject,
  known: string[],
  side: Side | undefined,
  at: string,
): Report[] {
  const isOther = (key: string) => !known.includes(key) && !isDocumentation(key) && key !== 'deprecated'
  const keys = [...new Set([...Object.keys(before), ...Object.keys(after)])].filter(isOther)
  return keys
    .filter((key) => !isDeepStrictEqual(before[key], after[key]))
    .map((key) => {
      const verb = before[key] === undefined ? 'added' : after[key] === undefined ? 'removed' : 'changed'
      return report(
        'unknown',
        verb === 'added' && key === 'links' ? 'minor' : 'major',
        side,
        at,
        `\`${key}\` was ${verb}.`,
      )
    })
}

export function report(
  kind: Kind,
  impact: Report['impact'],
  side: Side | undefined,
  pointer: string | undefined,
  message: string,
): Report {
  return { kind, impact, pointer: pointer ?? '', message, ...(side && { side }) }
}
