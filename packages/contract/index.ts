import document from './generated/openapi.json' with { type: 'json' }

export type * from './generated/types.ts'
export { defaults } from './generated/defaults.ts'
export { security } from './generated/security.ts'
export { idTypeOf, idTypes, type MethodName, methodOf, typeNameOf } from './naming.ts'
export { type MediaType, type Operation, type OperationId, operations, type Parameter } from './operations.ts'
export { type ProblemKind, problems } from './problems.ts'
export { document }
