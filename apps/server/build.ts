import { mkdirSync, renameSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { document } from '@paraph/contract'
import { loadLibrary } from '#api/http/validation/library/express-openapi-validator.ts'
import { currentKey, files, type StoredParts } from '#api/http/validation/library/precompiled.ts'
import type { Compilers } from '#api/http/validation/library/spec-parts.ts'
import { codeOptions, onlyUsed, recordCompiler, withoutProse } from '#api/http/validation/library/to-code.ts'
import { warmUp } from '#api/http/validation/warm-up.ts'

/**
 * Stores the validators of all requests and responses as code, so that the server does not compile them at each start. That would take a
 * second, and most of the memory of the start. The server uses them only while `currentKey` is the same.
 */
const { compilers, parts, operations, validateRequest, validateResponse } = await loadLibrary(
  document,
  undefined,
  codeOptions,
)
const names = Object.keys(compilers) as (keyof Compilers)[]
const written = Object.fromEntries(names.map((name) => [name, recordCompiler(compilers[name])]))
warmUp(operations, validateRequest, validateResponse)

mkdirSync(new URL('.', files.parts), { recursive: true })
write(files.validators, names.map((name) => `exports.${name} = ${written[name]!.code()}\n`).join(''))
const stored: StoredParts = {
  key: currentKey(),
  parts: onlyUsed(parts),
  schemas: Object.fromEntries(names.map((name) => [name, written[name]!.schemas])) as StoredParts['schemas'],
}
write(files.parts, JSON.stringify(stored, withoutProse))

/** A server that starts meanwhile reads the old file or the new one. */
function write(file: URL, text: string): void {
  const draft = `${fileURLToPath(file)}.new-${process.pid}`
  writeFileSync(draft, text)
  renameSync(draft, file)
}
