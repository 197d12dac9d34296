/** Replaces typographic characters with characters of the phone's own alphabet. A double quotation mark would end the quotation of the title. */
const replacements: [RegExp, string][] = [
  [/[“”„‟«»"‘’‚‛‹›`´]/g, "'"],
  [/[‐‑‒–—―−]/g, '-'],
  [/…/g, '...'],
]

function replaceTypography(text: string): string {
  return replacements.reduce((line, [pattern, replacement]) => line.replace(pattern, replacement), text)
}

/** The dots in text that a phone turns into a link: host names and IP addresses, but not 2.1. */
const linkDot = /[.。](?=[\p{L}\p{M}])|\.(?=\d+\.\d)|(?<=\d\.\d+)\.(?=\d)/gu

/**
 * Makes a text harmless within an SMS: one line, without invisible characters, without characters that change the reading direction, and
 * without links. The only link of an SMS is ours.
 */
export function sanitizeText(text: string): string {
  // NFKC would turn the accent ´ into a space and a mark, and turns some full-width characters into quotation marks. So the replacement runs before
  // and after it.
  return replaceTypography(replaceTypography(text).normalize('NFKC'))
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .replace(/\p{C}/gu, '')
    .replace(linkDot, '$& ')
    .replace(/:(?=\/)/g, ': ')
    .replace(/ +/g, ' ')
    .trim()
}
