import { closeSchemas, document, type Scope, scopes } from '@paraph/contract'

interface Described {
  operationId: string
  responses: Record<string, unknown>
  security: Record<string, Scope[]>[]
}

/**
 * Returns the contract as the validator enforces it: no answer may have a field that the contract does not describe. The answers with problems are left out,
 * because the library compiles each answer of each operation with a copy of the whole document: more than ten times the time and the memory. `asProblem`
 * holds each problem to their one schema, and to the statuses that the operation documents.
 *
 * @throws Error if an operation for API keys does not name the scopes that it needs.
 */
export function enforcedContract(original: object = document) {
  const contract = closeSchemas(original) as { paths: Record<string, Record<string, Described>> }
  for (const operation of Object.values(contract.paths).flatMap((path) => Object.values(path))) {
    if (!('responses' in operation)) continue
    requireScope(operation)
    operation.responses = { 200: operation.responses['200'] }
  }
  return contract as never
}

/** With a forgotten scope, each key could call the operation. Without one on purpose, it says `x-needs-no-scope`. */
function requireScope(operation: Described): void {
  const required = operation.security.find((requirement) => 'apiKey' in requirement)?.['apiKey']
  if (!required) return
  const unknown = required.filter((scope) => !scopes.includes(scope))
  if (unknown.length > 0) throw new Error(`${operation.operationId} needs the unknown scope ${unknown.join(', ')}.`)
  if (required.length === 0 && !('x-needs-no-scope' in operation))
    throw new Error(`${operation.operationId} must name the scope that it needs.`)
}
