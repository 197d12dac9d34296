import { execFileSync } from 'node:child_process'
import { globSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** Compiles what is published. It includes the types of the contract, because that package is not published. */
const here = import.meta.dirname
const dist = join(here, 'dist')
/** The compiler that also checks the types. TypeScript 5, which this package has for its tests, takes seven times as long and writes the same. */
const tsc = join(here, '../../node_modules/.bin/tsc')
rmSync(dist, { recursive: true, force: true })
execFileSync(tsc, ['-p', 'tsconfig.build.json'], { cwd: here, stdio: 'inherit' })
for (const file of globSync('contract/generated/*.js', { cwd: dist })) rmSync(join(dist, file))
for (const file of globSync('client/**/*.d.ts', { cwd: dist })) {
  const path = join(dist, file)
  const contract = `${'../'.repeat(file.split('/').length - 1)}contract/generated/`
  const declarations = readFileSync(path, 'utf8')
    .replaceAll(/ from '@paraph\/contract'/g, ` from '${contract}types.js'`)
    .replaceAll(/ from '@paraph\/contract\/named'/g, ` from '${contract}named.js'`)
    // The compiler rewrites the file endings in programs, but not in declarations.
    .replaceAll(/( from '\.[^']*)\.ts'/g, "$1.js'")
  writeFileSync(path, declarations)
}
// The generator indents by four spaces, a seventh of the package. The client exports the types of the events from another file. The headers of a response
// are read by their names from `Headers`, so nothing uses their types. The methods of the client have the descriptions of the operations, and no editor
// shows those of the paths. They also describe the parameters in paths and queries, and the idempotency key of each operation. What a path or an operation
// lacks need not be declared. The named types of the schemas have the examples, and a type itself says which values it has.
for (const file of globSync('contract/generated/*.d.ts', { cwd: dist })) {
  const path = join(dist, file)
  const declarations = readFileSync(path, 'utf8')
  writeFileSync(
    path,
    declarations
      .replace(/^export interface webhooks \{$[^]*?^\}\n/m, '')
      .replace(/^\/\*\*.*\*\/\nexport type WebhookEvents = \{$[^]*?^\};?\n/m, '')
      .replaceAll(/^(?: {4})+/gm, (spaces) => '\t'.repeat(spaces.length / 4))
      .replace(/^export interface paths \{$[^]*?^\}\n/m, withoutRepetition)
      .replace(/^export interface components \{$[^]*?^\}\n/m, withoutExamples)
      .replaceAll(/^(\t+(?:\/\*\*| \*)) @description /gm, '$1 ')
      .replaceAll(/^\t+cookie\?: never;\n/gm, '')
      .replaceAll(/^\t+(?:parameters|query\??|path): \{\n[^]*?^\t+\};\n/gm, withoutComments)
      .replaceAll(/^\t+\/\*\*\n(?:\t+ \*.*\n)+\t+"idempotency-key"\?: .*\n/gm, withoutComments)
      .replaceAll(/^(\t+headers: \{)\n(?:\t+["a-z].*\n)*\t+(\[name: string\]: unknown;)\n\t+\};\n/gm, '$1 $2 };\n'),
  )
}

/** Leaves the summaries, and the methods that the paths have. */
function withoutRepetition(declarations: string): string {
  return declarations
    .replaceAll(/^\t+ \* @description [^]*?(?=^\t+ \*\/$)/gm, '')
    .replaceAll(/^\t\t(?:get|put|post|delete|options|head|patch|trace)\?: never;\n/gm, '')
}

/** A comment of one sentence becomes one line. */
function withoutExamples(declarations: string): string {
  return declarations
    .replaceAll(/^\t+ \* @(?:example|enum) [^]*?(?=^\t+ \*(?:\/$| @))/gm, '')
    .replaceAll(/^(\t+\/\*\*)\n\t+ \* (.*)\n\t+ \*\/$/gm, '$1 $2 */')
    .replaceAll(/^\t+\/\*\*\n\t+ \*\/\n/gm, '')
}

function withoutComments(declarations: string): string {
  return declarations.replaceAll(/^\t+\/\*\*\n(?:\t+ \*.*\n)+/gm, '')
}
