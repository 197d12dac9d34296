/** Letters that are not made of another letter and an accent, and what a person without that letter writes. */
const OTHERS: Record<string, string> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  þ: 'th',
  ł: 'l',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  ħ: 'h',
  ŧ: 't',
  ŋ: 'n',
  ı: 'i',
}

/** Returns the text as a search reads it: without case and accents. The server reads texts in the same way. */
export function fold(text: string): string {
  const plain = text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase()
  return plain.replaceAll(/[ßæœþłøđðħŧŋı]/g, (letter) => OTHERS[letter]!)
}

/** A text is found if it contains each of these words. */
export function wordsOf(search: string): string[] {
  return fold(search).split(/\s+/).filter(Boolean)
}
