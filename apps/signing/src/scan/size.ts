/** The limit of the contract for the uploaded file. */
export const MAX_SIZE = { bytes: 25 * 1024 * 1024, text: '25 MB' }

/** Returns the size with the unit that people know, for example `1.4 MB`. */
export function formatSize(bytes: number, language: string): string {
  const megabytes = bytes / (1024 * 1024)
  const digits = { maximumFractionDigits: megabytes < 10 ? 1 : 0, minimumFractionDigits: 0 }
  return `${new Intl.NumberFormat(language, digits).format(Math.max(0.1, megabytes))} MB`
}
