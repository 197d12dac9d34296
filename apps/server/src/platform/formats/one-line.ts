/**
 * Returns the text on one line, without invisible characters, such as the ones that change the direction of the text after them. Keeps the joiners,
 * because emoji and names in some scripts need them.
 */
export function toOneLine(text: string): string {
  return text
    .replaceAll(/(?![\u200c\u200d])[\p{C}\p{Zl}\p{Zp}]/gu, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
}
