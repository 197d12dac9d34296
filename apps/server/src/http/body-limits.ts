/** Bytes of a JSON body. */
export const maxJsonBytes = 256 * 1024
/** Bytes of an uploaded PDF. */
export const maxFileBytes = 25 * 1024 * 1024
