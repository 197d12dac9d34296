import { ParaphError } from '@paraph/client'

/** The code of the answer to everything that a preview does not do. The preview has told the sender so. */
export const PREVIEWED = 'previewed'

export const isPreviewed = (error: unknown): boolean => error instanceof ParaphError && error.code === PREVIEWED
