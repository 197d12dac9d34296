import document from '../generated/openapi.json' with { type: 'json' }
import type { Scope } from '../generated/types.ts'

export type * from '../generated/types.ts'
export { closeSchemas } from './close-schemas.ts'
export { defaults } from '../generated/defaults.ts'
export { security } from '../generated/security.ts'
export { idTypeOf, idTypes, type MethodName, methodOf, typeNameOf } from './naming.ts'
export {
  isScim,
  type MediaType,
  type Operation,
  type OperationId,
  operations,
  type Parameter,
  type SecurityRequirement,
} from './operations.ts'
export { type Call, credentialOf, printCurl, printTypeScript } from './print-call.ts'
export { type ProblemKind, problems } from './problems.ts'
export { eventSchemaPointer, webhookEventTypes } from './webhooks.ts'
export { document }

/** All scopes that an API key can have. */
export const scopes = document.components.schemas.Scope.enum as readonly Scope[]
