import {
  asArray,
  component,
  dereference,
  entries,
  isObject,
  type JsonObject,
  operations,
  referencedComponent,
} from './openapi.ts'

export type Kind = 'operations' | 'requests' | 'responses' | 'parameters' | 'properties'

/** For everything that can have an example: whether it has one. By kind, and by a name that is the same in both versions of the spec. */
export type Coverage = Record<Kind, Map<string, boolean>>

/**
 * Returns which parts of the spec have examples. A request or response is covered by its own example; an operation, if its request and all its responses
 * are. A property is covered by an example of its schema, by an example of a request or response that contains it, or if its schema is self-explanatory.
 */
export function coverageOf(spec: JsonObject): Coverage {
  const coverage: Coverage = {
    operations: new Map(),
    requests: new Map(),
    responses: new Map(),
    parameters: new Map(),
    properties: new Map(),
  }
  const shown = new Set<unknown>()
  for (const { name, definition, parameters } of operations(spec)) {
    const media = (body: unknown, title: string) =>
      entries(dereference(spec, body)['content']).map(([type, content]) => {
        const examples = examplesOf(spec, content)
        for (const example of examples) addShown(spec, isObject(content) ? content['schema'] : {}, example, shown)
        return [`${title} (${type})`, examples.length > 0] as const
      })
    const requests = media(definition['requestBody'], name)
    const responses = entries(definition['responses']).flatMap(([status, body]) => media(body, `${name} ${status}`))
    requests.forEach(([title, isCovered]) => coverage.requests.set(title, isCovered))
    responses.forEach(([title, isCovered]) => coverage.responses.set(title, isCovered))
    coverage.operations.set(
      name,
      [...requests, ...responses].every(([, isCovered]) => isCovered),
    )
    for (const parameter of parameters.map((one) => dereference(spec, one))) {
      const isCovered = examplesOf(spec, parameter).length > 0 || isSelfExplanatory(spec, parameter['schema'])
      coverage.parameters.set(`${name} ${parameter['name']}`, isCovered)
    }
  }
  const components = spec['components']
  for (const [name, schema] of entries(isObject(components) ? components['schemas'] : {})) {
    eachProperty(schema, name, (title, property) => {
      coverage.properties.set(title, shown.has(property) || isSelfExplanatory(spec, property))
    })
  }
  return coverage
}

function examplesOf(spec: JsonObject, holder: unknown): unknown[] {
  if (!isObject(holder)) return []
  const named = entries(holder['examples']).map(([, example]) => dereference(spec, example))
  const values = named.map((example) => example['value'] ?? example['externalValue'])
  return 'example' in holder ? [holder['example'], ...values] : values
}

/** True if the schema needs no further example: it has one, lists its values, or is a file. */
function isSelfExplanatory(spec: JsonObject, schema: unknown): boolean {
  if (!isObject(schema)) return false
  const name = referencedComponent(schema)
  if (['examples', 'example', 'enum', 'const'].some((key) => key in schema) || schema['format'] === 'binary')
    return true
  if (name) return isSelfExplanatory(spec, component(spec, name))
  const alternatives = [...asArray(schema['anyOf']), ...asArray(schema['oneOf'])]
  if (alternatives.length > 0) return alternatives.some((one) => isSelfExplanatory(spec, one))
  return schema['type'] === 'array' && isSelfExplanatory(spec, schema['items'])
}

/** Adds each property for which the example has a value, in whichever schema the property is described. */
function addShown(spec: JsonObject, schema: unknown, example: unknown, shown: Set<unknown>) {
  const resolved = dereference(spec, schema)
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
