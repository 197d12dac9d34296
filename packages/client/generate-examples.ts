import { writeFileSync } from 'node:fs'
import { isScim, type Operation, operations, problems, typeNameOf } from '@paraph/contract'

/** Writes what `@paraph/client/testing` answers: for each operation the first example of the spec, and for each code its problem. */
export function writeExamples(file: URL) {
  const all = Object.values(operations).filter((operation) => !isScim(operation))
  const types = all.flatMap(({ success }) => success.content[0].schemaName ?? []).map(typeNameOf)
  const codes = Object.entries(problems).map(([code, { status, title, cause, cure }]) => [
    code,
    { status, title, detail: `${cause} ${cure}`.trim() },
  ])
  writeFileSync(
    file,
    `// Generated from spec/ by \`npm run generate\`.
import type { ${[...new Set(types), 'ProblemCode'].toSorted().join(', ')} } from '@paraph/contract/named'
import type { Example } from '../src/testing/example.ts'

/** By operationId, the data of a successful response. */
export interface Replies {
${all.map((operation) => `  ${operation.operationId}: ${replyOf(operation)}`).join('\n')}
}

export const examples: { readonly [Id in keyof Replies]: Example<Replies[Id]> } = {
${all.map((operation) => `  ${operation.operationId}: ${exampleOf(operation)},`).join('\n')}
}

export const problems: Readonly<Record<ProblemCode, { status: number; title: string; detail: string }>> = ${JSON.stringify(Object.fromEntries(codes), null, 2)}
`,
  )
}

function replyOf({ success }: Operation): string {
  const { schemaName } = success.content[0]
  return schemaName ? typeNameOf(schemaName) : 'Blob'
}

function exampleOf({ method, path, success }: Operation): string {
  const [{ type, examples }] = success.content
  const [example] = Object.values(examples)
  const route = `method: '${method}', path: '${path.replaceAll(/\{(\w+)\}/g, ':$1')}'`
  const value = JSON.stringify(example!.value)
  return type === 'application/json'
    ? `{ ${route}, reply: () => (${value}) }`
    : `{ ${route}, reply: () => new Blob([${value}], { type: '${type}' }) }`
}
