import { isDocumentation } from '../normal/keywords.ts'
import type { Side } from '../normal/schema.ts'
import { Spec } from '../normal/spec.ts'
import { Unchanged } from '../normal/unchanged.ts'
import { entries, isObject, type JsonObject } from '../openapi.ts'
import { type Kind, type Part, report, type Report } from './change.ts'
import { compareNotes } from './notes.ts'
import { SchemaComparison } from './schemas.ts'

/** The two specs, and how to compare their schemas. */
export class Specs {
  readonly before: Spec
  readonly after: Spec
  readonly unchanged: Unchanged
  readonly schemas: Record<Side, SchemaComparison>

  constructor(before: JsonObject, after: JsonObject) {
    this.before = new Spec(before)
    this.after = new Spec(after)
    this.unchanged = new Unchanged(this.before, this.after)
    this.schemas = {
      request: new SchemaComparison(this.before, this.after, this.unchanged, 'request'),
      response: new SchemaComparison(this.before, this.after, this.unchanged, 'response'),
    }
  }

  /** Returns the pointer of a part of the revision. */
  placeOf(part: unknown): string {
    return this.after.pointerOf(part) ?? ''
  }

  /**
   * Compares the documentation of a part, and everything in it but the known keys. The review does not know the meaning of the rest, so each change of
   * it counts as a break.
   */
  compareRest(before: JsonObject, after: JsonObject, known: string[], side: Side | undefined, at: string): Report[] {
    const withExamples = (spec: Spec, one: JsonObject): JsonObject => {
      const examples = entries(one['examples']).map(([name, example]) => [name, spec.resolve(example)] as const)
      return isObject(one['examples']) ? { ...one, examples: Object.fromEntries(examples) } : one
    }
    const others = Object.keys({ ...before, ...after }).filter(
      (key) => !known.includes(key) && !isDocumentation(key) && key !== 'deprecated',
    )
    return [
      ...compareNotes(withExamples(this.before, before), withExamples(this.after, after), at, side),
      ...others
        .filter((key) => !this.unchanged.isSame(before[key], after[key]))
        .map((key) => report('unknown', 'major', side, at, `\`${key}\` was ${verb(before[key], after[key])}.`)),
    ]
  }
}

function verb(before: unknown, after: unknown): string {
  return before === undefined ? 'added' : after === undefined ? 'removed' : 'changed'
}

/** Compares whether a part exists, and whether the side that sends it always sends it. */
export function comparePresence(
  part: Exclude<Part, 'property'>,
  before: JsonObject | undefined,
  after: JsonObject | undefined,
  side: Side,
  at: string | undefined,
  name = '',
): Report[] {
  const [was, is] = [before?.['required'] === true, after?.['required'] === true]
  const subject = { body: 'The body', header: `The header ${name}`, parameter: 'It' }[part]
  const isBreak = is === (side === 'request')
  const change = (kind: Kind, breaks: boolean, text: string) => [
    report(kind, breaks ? 'major' : 'minor', side, at, text),
  ]
  if (!after) return change(`${part}-removed`, true, `${subject} was removed.`)
  if (!before) {
    const text = part === 'header' ? `New header ${name}.` : `New ${is ? 'required' : 'optional'} ${part}.`
    return is && isBreak ? change(`${part}-required`, true, text) : change(`${part}-added`, false, text)
  }
  const state = `${is ? 'now' : 'no longer'} ${part === 'header' ? 'always sent' : 'required'}`
  return was === is ? [] : change(`${part}-${is ? 'required' : 'optional'}`, isBreak, `${subject} is ${state}.`)
}
