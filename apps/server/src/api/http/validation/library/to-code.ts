import { _, type Ajv as AjvClass, stringify } from 'ajv'
import type { ValueScopeName } from 'ajv/dist/compile/codegen/index.js'
import standalone from 'ajv/dist/standalone/index.js'
import type { KeywordCall } from './precompiled.ts'
import { type Ajv, GLOBAL, type OperationParts, type SpecParts } from './spec-parts.ts'

/** For the validators that the build stores as code. Only the build loads this module. */
export const codeOptions = { source: true, formats: _`self.formats` }

/** Records what the library looks up in the compiler: its validators, and the schemas of parameters. */
export function recordCompiler(ajv: Ajv) {
  const validators = new Map<string, { source: object }>()
  const schemas: Record<string, object> = {}
  const calls = new Map<unknown, KeywordCall>()
  const getSchema = ajv.getSchema.bind(ajv)
  ajv.getSchema = (name) => {
    const found = getSchema(name) as { source: object; schema: object } | undefined
    // The library asks for a schema of the spec because of its keywords, and not to validate.
    if (found && name.startsWith(GLOBAL)) schemas[name] = found.schema
    else if (found) validators.set(name, found)
    return found
  }
  for (const keyword of ['x-eov-res-serdes', 'readOnly', 'writeOnly']) recordCalls(ajv, keyword, calls)
  return { schemas, code: () => toCode(ajv, validators, calls) }
}

/** Records how the library made the functions that validate a keyword, because only their calls can be written as code. */
function recordCalls(ajv: Ajv, keyword: string, calls: Map<unknown, KeywordCall>): void {
  const definition = ajv.getKeyword(keyword) as
    | { compile: (schema: KeywordCall['schema'], parent: object, it: { schemaPath: { str: string } }) => unknown }
    | boolean
  if (typeof definition === 'boolean') return
  const { compile } = definition
  definition.compile = (schema, parent, it) => {
    const validate = compile(schema, parent, it)
    calls.set(validate, { keyword, schema, path: it.schemaPath.str })
    return validate
  }
}

/** Returns the code of a function that returns the validators by name. Names with the same schema share one. `self` is how ajv names itself. */
function toCode(ajv: Ajv, validators: Map<string, object>, calls: Map<unknown, KeywordCall>): string {
  const { scope } = ajv as unknown as { scope: Record<'_values', Record<string, Map<unknown, ValueScopeName>>> }
  for (const { value } of scope['_values']['keyword']?.values() ?? [])
    value!.code = _`keyword(${stringify(callOf(calls, value!.ref))})`
  for (const { value } of scope['_values']['schema']?.values() ?? []) {
    const { paths: _paths, components: _components, ...used } = value!.ref as Record<string, unknown>
    value!.code = stringify(JSON.parse(JSON.stringify(used, withoutProse)))
  }
  const shared = Map.groupBy(validators.keys(), (name) => validators.get(name))
  const groups = Array.from(shared.values())
  const references = Object.fromEntries(groups.map(([first], index) => [`v${index}`, first!]))
  const body = standalone.default(ajv as unknown as AjvClass, references)
  const byName = groups.flatMap((group, index) => group.map((name) => `${JSON.stringify(name)}: exports.v${index}`))
  return `(self, keyword) => { const exports = {}; ${body}; return { ${byName.join(', ')} } }`
}

function callOf(calls: Map<unknown, KeywordCall>, validate: unknown): KeywordCall {
  const call = calls.get(validate)
  if (!call) throw new Error('The spec uses a keyword whose validator is a function that the build does not know.')
  return call
}

/** Returns the parts without what only the compiler reads. */
export function onlyUsed({ operations, requestDoc, responseDoc }: SpecParts): SpecParts {
  const { parameters, securitySchemes } = requestDoc.components
  const withComponents = (components: SpecParts['requestDoc']['components']) => ({ paths: {}, components })
  return {
    operations: operations.map(({ schema, responses, ...operation }) => ({
      ...operation,
      schema: { ...schema, responses: {} },
      responses: { responses: withoutSchemas(responses) } as OperationParts['responses'],
    })),
    requestDoc: { ...requestDoc, ...withComponents({ parameters: parameters!, securitySchemes: securitySchemes! }) },
    responseDoc: { ...responseDoc, ...withComponents({}) },
  }
}

/** The library looks only at the statuses and the media types. */
function withoutSchemas({ responses = {} }: OperationParts['responses']): object {
  return Object.fromEntries(
    Object.entries(responses).map(([status, response]) => {
      const { content = {} } = response as { content?: object }
      return [
        status,
        { description: '', content: Object.fromEntries(Object.keys(content).map((type) => [type, { schema: {} }])) },
      ]
    }),
  )
}

/** A replacer for `JSON.stringify` that leaves out texts for people. */
export function withoutProse(name: string, value: unknown): unknown {
  return ['description', 'summary', 'example', 'examples'].includes(name) && typeof value !== 'object'
    ? undefined
    : value
}
