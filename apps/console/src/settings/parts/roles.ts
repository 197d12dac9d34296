import type { Role } from '@paraph/client'

/** From the one who may do least to the one who may do most. */
export const roles = ['READER', 'SENDER', 'ADMIN'] as const satisfies readonly Role[]
