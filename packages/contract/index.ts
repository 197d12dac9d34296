import document from './generated/openapi.json' with { type: 'json' }
import type { operations } from './generated/types.ts'

export * from './generated/types.ts'
export { type ProblemKind, problems } from './problems.ts'
export { document }
export type OperationId = keyof operations
