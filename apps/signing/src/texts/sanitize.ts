/** Characters that change the direction of the text after them. One in a title could turn round the digits of an amount, or the sentence around it. */
const DIRECTIONS = /[\u202a-\u202e\u2066-\u2069]/g

/** No language writes more marks above and below a letter. More would be drawn over the lines around it. */
const TOWERS = /([\p{Mn}\p{Me}]{6})[\p{Mn}\p{Me}]+/gu

/** Returns a text that other people wrote, without characters that could disturb the texts around it. */
export function sanitizeText(text: string): string {
  return text.replaceAll(DIRECTIONS, '').replaceAll(TOWERS, '$1')
}

/** Returns a copy of an answer of the server in which all texts are sanitized. */
export function sanitize<T>(answer: T): T {
  return JSON.parse(JSON.stringify(answer), (_, value: unknown) =>
    typeof value === 'string' ? sanitizeText(value) : value,
  ) as T
}
