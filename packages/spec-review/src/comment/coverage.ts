import { allOperationsOf } from '../normal/operation.ts'
import type { Spec } from '../normal/spec.ts'
import { asArray, asObject, entries, isObject, type JsonObject } from '../openapi.ts'

export type Kind = 'operations' | 'requests' | 'responses' | 'parameters' | 'properties'

/** Whether each part that can have an example has one, by its kind, and by a name that is the same in both versions of the spec. */
export type Coverage = Record<Kind, Map<string, boolean>>

/**
 * Returns which parts of the spec have examples. A request or response is covered by its own example; an operation, if its request and all its responses
 * are. A property is covered by an example of its schema, by an example of a request or response that contains it, or if its schema is self-explanatory.
 */
export function coverageOf(spec: Spec): Coverage {
  const coverage: Coverage = {
    operations: new Map(),
    requests: new Map(),
    responses: new Map(),
    parameters: new Map(),
    properties: new Map(),
  }
  const shown = new Set<unknown>()
  const addMedia = (kind: 'requests' | 'responses', title: string, body: JsonObject | undefined) =>
    entries(body?.['content']).map(([type, media]) => {
      const examples = examplesOf(spec, asObject(media))
      for (const example of examples) addShown(spec, asObject(media)['schema'], example, shown)
      coverage[kind].set(`${title} (${type})`, examples.length > 0)
      return examples.length > 0
    })
  for (const { name, body, responses, parameters } of allOperationsOf(spec)) {
    const bodies = [
      ...addMedia('requests', name, body),
      ...[...responses].flatMap(([status, response]) => addMedia('responses', `${name} ${status}`, response)),
    ]
    coverage.operations.set(name, bodies.every(Boolean))
    for (const parameter of parameters.values()) {
      const isCovered = examplesOf(spec, parameter).length > 0 || isSelfExplanatory(spec, parameter['schema'])
      coverage.parameters.set(`${name} ${parameter['name']}`, isCovered)
    }
  }
  for (const [name, schema] of entries(asObject(spec.document['components'])['schemas'])) {
    eachProperty(schema, name, (title, property) => {
      coverage.properties.set(title, shown.has(property) || isSelfExplanatory(spec, property))
    })
  }
  return coverage
}

function examplesOf(spec: Spec, holder: JsonObject): unknown[] {
  const named = entries(holder['examples']).map(([, example]) => spec.resolve(example))
  const values = named.map((example) => example['value'] ?? example['externalValue'])
  return 'example' in holder ? [holder['example'], ...values] : values
}

/** True if the schema needs no further example: it has one, lists its values, or is a file. */
function isSelfExplanatory(spec: Spec, schema: unknown): boolean {
  if (!isObject(schema)) return false
  if (['examples', 'example', 'enum', 'const'].some((key) => key in schema) || schema['format'] === 'binary')
    return true
  const target = spec.target(schema)
  if (target) return isSelfExplanatory(spec, target)
  const alternatives = [...asArray(schema['anyOf']), ...asArray(schema['oneOf'])]
  if (alternatives.length > 0) return alternatives.some((one) => isSelfExplanatory(spec, one))
  return schema['type'] === 'array' && isSelfExplanatory(spec, schema['items'])
}

/** Adds each property for which the example has a value, in whichever schema the property is described. */
function addShown(spec: Spec, schema: unknown, example: unknown, shown: Set<unknown>) {
  const resolved = spec.resolve(schema)
  for (const part of partsOf(resolved)) addShown(spec, part, example, shown)
  if (Array.isArray(example)) example.forEach((item) => addShown(spec, resolved['items'], item, shown))
  for (const [key, property] of entries(resolved['properties'])) {
    if (!isObject(example) || !(key in example)) continue
    shown.add(property)
    addShown(spec, property, example[key], shown)
  }
}

function eachProperty(schema: unknown, title: string, visit: (title: string, property: unknown) => void) {
  if (!isObject(schema)) return
  for (const [key, property] of entries(schema['properties'])) {
    visit(`${title}.${key}`, property)
    eachProperty(property, `${title}.${key}`, visit)
  }
  eachProperty(schema['items'], `${title}[]`, visit)
  for (const part of partsOf(schema)) eachProperty(part, title, visit)
}

function partsOf(schema: JsonObject): unknown[] {
  return ['allOf', 'anyOf', 'oneOf'].flatMap((key) => asArray(schema[key]))
}
