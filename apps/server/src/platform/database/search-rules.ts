/** The maximum number of rows that one request searches. A larger account needs more requests, with the cursor. */
export const MAX_SEARCHED = 10_000

/** Returns a regular expression of PostgreSQL for the word in any case, and with letters that are composed (é) or not (e and its accent). */
export function patternOf(word: string): string {
  return Array.from(word.normalize('NFC'), patternOfCharacter).join('')
}

function patternOfCharacter(character: string): string {
  const cases = [character, character.toLowerCase(), character.toUpperCase()]
  const forms = new Set(cases.flatMap((text) => [text.normalize('NFC'), text.normalize('NFD')]))
  const [first, ...others] = Array.from(forms, (form) => form.replaceAll(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`))
  return others.length === 0 ? first! : `(?:${[first, ...others].join('|')})`
}

/** A row is found if it contains each of these words. */
export function wordsOf(search: string): string[] {
  return search.split(/\s+/).filter((word) => word !== '')
}

/**
 * Returns a pattern of `like` for the longest part of the word that has only ASCII characters. A text with the letters A to Z in lower case that does
 * not match does not contain the word. This is a tenth of the work of the regular expression.
 */
export function plainPatternOf(word: string): string {
  const parts = word.normalize('NFC').match(/[!-~]+/g) ?? ['']
  const longest = parts.reduce((found, part) => (part.length > found.length ? part : found))
  return `%${longest.toLowerCase().replaceAll(/[\\%_]/g, String.raw`\$&`)}%`
}
