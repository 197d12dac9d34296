/**
 * Also removes invisible characters, such as those that change the direction of the text after them. Keeps the joiners, which emoji and names in
 * some scripts need.
 */
export function toOneLine(text: string): string {
  return text
    .replaceAll(/(?![\u200c\u200d])[\p{C}\p{Zl}\p{Zp}]/gu, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
}
