/** The maximum size of a JSON body, in bytes. */
export const maxJsonBytes = 256 * 1024
