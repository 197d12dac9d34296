/** Also removes invisible characters, such as those that change the direction of the text after them. */
export function toOneLine(text: string): string {
  return text
    .replaceAll(/[\p{C}\p{Zl}\p{Zp}]/gu, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
}
