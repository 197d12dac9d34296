import { Ajv2020 } from 'ajv/dist/2020.js'
import { closeSchemas, document, type Scope, scopes } from '@paraph/contract'
import { ajvFormats } from '#platform/formats/formats.ts'

interface Described {
  operationId: string
  requestBody?: { content?: Content }
  responses: Record<string, { content?: Content }>
  security: Record<string, Scope[]>[]
}

type Content = Record<string, { examples?: object }>

interface Contract {
  paths: Record<string, Record<string, Described>>
  webhooks?: object
  components: { examples?: object; responses?: object; securitySchemes: object }
}

/**
 * Returns the contract as the validator enforces it: no answer may have a field that the contract does not describe. The answers with problems are left out,
 * because the library compiles each answer of each operation with a copy of the whole document: more than ten times the time and the memory. `asProblem`
 * holds each problem to their one schema, and to the statuses that the operation documents. Webhooks and examples are left out too: the library would search
 * them for each operation.
 *
 * @throws Error if an operation for API keys does not name the scopes that it needs.
 */
export function enforcedContract(original: object = document) {
  const contract = closeSchemas(original) as Contract
  delete contract.webhooks
  delete contract.components.examples
  delete contract.components.responses
  // For an operation that needs no credential, the library calls no handler, which also reads the body. It does not look for a credential of this kind.
  Object.assign(contract.components.securitySchemes, { none: { type: 'oauth2', flows: {} } })
  for (const operation of Object.values(contract.paths).flatMap((path) => Object.values(path))) {
    if (!('responses' in operation)) continue
    requireScope(operation)
    if (operation.security.length === 0) operation.security = [{ none: [] }]
    const [status, success] = Object.entries(operation.responses).find(([status]) => status.startsWith('2'))!
    for (const { content = {} } of [success, operation.requestBody ?? {}])
      for (const media of Object.values(content)) delete media.examples
    operation.responses = { [status]: success }
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

const formats = { ...ajvFormats, 'uri-reference': (text: string) => URL.canParse(text, 'https://sign.example.com') }
const ajv = new Ajv2020({ strict: false, formats }).addSchema(closeSchemas(document), 'contract')

/**
 * Returns false for a body with problem details that breaks the contract. All problems have one schema, which is compiled here once: the validator
 * would compile it for each problem of each operation.
 */
export const isDescribedProblem = ajv.compile({ $ref: 'contract#/components/schemas/Problem' })

/** The same for the errors of SCIM. */
export const isDescribedScimError = ajv.compile({ $ref: 'contract#/components/schemas/ScimError' })
