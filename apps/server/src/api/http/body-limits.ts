/** The maximum size of a JSON body, in bytes. */
export const maxJsonBytes = 256 * 1024
/** The maximum size of an uploaded PDF, in bytes. */
export const maxFileBytes = 25 * 1024 * 1024
