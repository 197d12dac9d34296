/** @throws {Error} with a message for the operator */
export function parseEmail(text: string): string {
  if (/^[^\s@<>]+@[^\s@<>]+$/.test(text)) return text
  throw new Error('--email must be an e-mail address, for example it@example.com.')
}
