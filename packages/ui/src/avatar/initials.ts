/** The first letters of the first and the last word of a name. Of a name without such a word, its first letter or digit. */
export function initialsOf(name: string): string {
  const words = name.split(/[\s,.]+/).filter((word) => /^\p{Letter}/u.test(word))
  if (words.length === 0) return /[\p{Letter}\p{Number}]/u.exec(name)?.[0].toUpperCase() ?? ''
  const [first, last] = [words[0], words.length > 1 ? words.at(-1) : undefined]
  return [first, last].map((word) => (word ? Array.from(word)[0]!.toUpperCase() : '')).join('')
}

/** How many colours the style sheet has for avatars. */
export const TONES = 6

/** The number of the colour of a name: always the same one for the same name. */
export function toneOf(name: string): number {
  const sum = Array.from(name).reduce((hash, letter) => (hash * 31 + letter.codePointAt(0)!) % 65_536, 7)
  return sum % TONES
}
