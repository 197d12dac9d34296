/** The limit of the contract for a PDF. */
export const MAX_PDF = { bytes: 25 * 1024 * 1024, megabytes: 25 }

/** Why a file is refused before it is uploaded. Whether its bytes are a PDF, the server says. */
export function fileFault({ name, type, size }: Pick<File, 'name' | 'type' | 'size'>) {
  if (type !== 'application/pdf' && !/\.pdf$/i.test(name)) return 'notPdf'
  if (size === 0) return 'empty'
  if (size > MAX_PDF.bytes) return 'tooLarge'
  return undefined
}
