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

const kinds = ['operations', 'requests', 'responses', 'parameters', 'properties'] as const
export type Kind = (typeof kinds)[number]

/** For everything that can have an example, whether it has: by kind, and by a name that is the same in both versions. */
export type Coverage = Record<Kind, Map<string, boolean>>

/**
 * What the examples show of the description. A request or response is covered by an example of its own, an operation if its request and all of its
 * responses are. A property is covered by an example of its schema, by an example of a request or response that has it, or by values that speak for
 * themselves: an enumeration or a constant.
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
        for (const example of examples) show(spec, isObject(content) ? content['schema'] : {}, example, shown)
        return [`${title} (${type})`, examples.length > 0] as const
      })
    const requests = media(definition['requestBody'], name)
    const responses = entries(definition['responses']).flatMap(([status, body]) => media(body, `${name} ${status}`))
    requests.forEach(([title, has]) => coverage.requests.set(title, has))
    responses.forEach(([title, has]) => coverage.responses.set(title, has))
    coverage.operations.set(
      name,
      [...requests, ...responses].every(([, has]) => has),
    )
    for (const parameter of parameters.map((one) => dereference(spec, one))) {
      const has = examplesOf(spec, parameter).length > 0 || speaks(spec, parameter['schema'])
      coverage.parameters.set(`${name} ${parameter['name']}`, has)
    }
  }
  const components = spec['components']
  for (const [name, schema] of entries(isObject(components) ? components['schemas'] : {})) {
    eachProperty(schema, name, (title, property) => {
      coverage.properties.set(title, shown.has(property) || speaks(spec, property))
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

function speaks(spec: JsonObject, schema: unknown): boolean {
  if (!isObject(schema)) return false
  const name = referencedComponent(schema)
  if (['examples', 'example', 'enum', 'const'].some((key) => key in schema) || schema['format'] === 'binary')
    return true
  if (name) return speaks(spec, component(spec, name))
  const alternatives = [...asArray(schema['anyOf']), ...asArray(schema['oneOf'])]
  if (alternatives.length > 0) return alternatives.some((one) => speaks(spec, one))
  return schema['type'] === 'array' && speaks(spec, schema['items'])
}

/** Notes each property of a schema, wherever it is described, for which the value has one. */
function show(spec: JsonObject, schema: unknown, value: unknown, shown: Set<unknown>) {
  const resolved = dereference(spec, schema)
  const parts = ['allOf', 'anyOf', 'oneOf'].flatMap((key) => asArray(resolved[key]))
  for (const part of parts) show(spec, part, value, shown)
  if (Array.isArray(value)) value.forEach((item) => show(spec, resolved['items'], item, shown))
  for (const [key, property] of entries(resolved['properties'])) {
    if (!isObject(value) || !(key in value)) continue
    shown.add(property)
    show(spec, property, value[key], shown)
  }
}

function eachProperty(schema: unknown, title: string, tell: (title: string, property: unknown) => void) {
  if (!isObject(schema)) return
  for (const [key, property] of entries(schema['properties'])) {
    tell(`${title}.${key}`, property)
    eachProperty(property, `${title}.${key}`, tell)
  }
  eachProperty(schema['items'], `${title}[]`, tell)
  for (const part of ['allOf', 'anyOf', 'oneOf'].flatMap((key) => asArray(schema[key]))) eachProperty(part, title, tell)
}
