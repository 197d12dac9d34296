/** The limit of the contract for the uploaded file. */
export const MAX_SIZE = { bytes: 25 * 1024 * 1024, text: '25 MB' }
