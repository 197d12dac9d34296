import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'
import { date, dateTime } from 'express-openapi-validator/dist/framework/base.serdes.js'
import type { Ajv, Compilers, Precompiled, SpecParts } from './spec-parts.ts'

const require = createRequire(import.meta.url)
const folder = new URL('../../../../../dist/', import.meta.url)

/** The files of the build. `parts` has the key. */
export const files = { parts: new URL('spec-parts.json', folder), validators: new URL('validators.cjs', folder) }

/** A keyword of the library whose validator is a function, so that it can't be written as code. */
export interface KeywordCall {
  keyword: string
  /** The value of the keyword: a boolean, or one of the library's serializers. */
  schema: boolean | { format: string }
  path: string
}

/** The validators of one compiler, by the names that the library gives them. */
type Validators = Record<string, unknown>
type Load = (self: Ajv, keyword: (call: KeywordCall) => unknown) => Validators

export interface StoredParts {
  key: string
  parts: SpecParts
  /** By compiler, the schemas that the library looks up by their names. */
  schemas: Record<keyof Compilers, Record<string, object>>
}

/** Returns what the build has stored. Undefined if there was no build since the last change of the spec or of the validation. */
export function readPrecompiled(key = currentKey()): Precompiled | undefined {
  let stored: StoredParts
  try {
    stored = JSON.parse(readFileSync(files.parts, 'utf8')) as StoredParts
  } catch {
    return undefined
  }
  if (stored.key !== key) return undefined
  const loads = require(fileURLToPath(files.validators)) as Record<keyof Compilers, Load>
  return {
    parts: stored.parts,
    use(compilers) {
      for (const name of Object.keys(loads) as (keyof Compilers)[]) {
        const ajv = compilers[name]
        const validators = loads[name](ajv, (call) => compileKeyword(ajv, call))
        ajv.getSchema = (id) => validators[id] ?? (stored.schemas[name][id] && { schema: stored.schemas[name][id] })
        ajv.addSchema = (_schema, id) => {
          throw new Error(`The build has no validator for ${id}.`)
        }
      }
    },
  }
}

/** The library itself makes the validator. It reads only these parts of the schema. */
function compileKeyword(ajv: Ajv, { keyword, schema, path }: KeywordCall): unknown {
  const { compile } = ajv.getKeyword(keyword) as { compile: (schema: unknown, parent: object, it: object) => unknown }
  return compile(typeof schema === 'boolean' ? schema : serializerOf(schema.format), {}, { schemaPath: { str: path } })
}

/** The library has only these two serializers. */
function serializerOf(format: string): object {
  const serializer = [date.serializer, dateTime.serializer].find((one) => one.format === format)
  if (!serializer) throw new Error(`The library has no serializer for ${format}.`)
  return serializer
}

/** Returns a hash of everything that the stored validators are made of. */
export function currentKey(): string {
  const hash = createHash('sha256').update(readFileSync(require.resolve('@paraph/contract/openapi.json')))
  for (const name of ['ajv', 'express-openapi-validator'])
    hash.update((require(`${name}/package.json`) as { version: string }).version)
  const sources = readdirSync(new URL('.', import.meta.url)).filter((name) => name.endsWith('.ts'))
  for (const name of sources.toSorted()) hash.update(readFileSync(new URL(name, import.meta.url)))
  hash.update(readFileSync(new URL(import.meta.resolve('#platform/formats/formats.ts'))))
  hash.update(readFileSync(new URL('close-schemas.ts', import.meta.resolve('@paraph/contract'))))
  return hash.digest('hex')
}
