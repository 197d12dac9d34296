/**
 * True if the typed name can be the name of the party: each of its words is a word of the name, or begins one, as initials do. Case, accents and hyphens do not
 * matter.
 */
export function isAlike(typed: string, name: string): boolean {
  const known = wordsOf(name)
  return wordsOf(typed).every((word) => known.some((one) => one.startsWith(word)))
}

function wordsOf(name: string): string[] {
  return name
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
}
