/** The texts that people read and search for. Identifiers of clients stay as they were sent. */
const NAMES = new Set(['title', 'name', 'firstName', 'lastName', 'companyName', 'companyRole', 'label'])

/**
 * Composes the letters of names: a Mac sends the letter å as two characters, and other systems as one. Both look the same, so both must be found, and be
 * one letter in mails and on paper.
 */
export function composeNames(value: unknown): void {
  if (typeof value !== 'object' || value === null) return
  for (const [key, inner] of Object.entries(value)) {
    if (typeof inner !== 'string') composeNames(inner)
    else if (NAMES.has(key)) (value as Record<string, unknown>)[key] = inner.normalize('NFC')
  }
}
