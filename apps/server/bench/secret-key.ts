import { createHash } from 'node:crypto'

/** The same keys in all processes of a measurement. */
export const secretKey = { derive: (label: string) => [createHash('sha256').update(label).digest()] }
