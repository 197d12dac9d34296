/** @throws Error unless the text occurs exactly once. */
export function replaceOnce(content: string, text: string, replacement: string): string {
  const [before, after, ...more] = content.split(text)
  if (after === undefined || more.length > 0) throw new Error(`The text must occur exactly once: ${text}`)
  return before + replacement + after
}
