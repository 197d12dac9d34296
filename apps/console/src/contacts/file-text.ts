/** The letters of Western Europe. What other non-ASCII characters a file has is probably read in a wrong encoding. */
const LETTERS = /[À-ÖØ-öø-ÿ]/g

/** Excel saves CSV as UTF-8 with a mark, as Windows-1252, on a Mac also as Mac Roman, or as UTF-16. */
export function decodeFile(bytes: Uint8Array): string {
  const [first, second] = bytes
  if ((first === 0xff && second === 0xfe) || second === 0) return new TextDecoder('utf-16le').decode(bytes)
  if ((first === 0xfe && second === 0xff) || first === 0) return new TextDecoder('utf-16be').decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    const [windows, mac] = ['windows-1252', 'macintosh'].map((encoding) => new TextDecoder(encoding).decode(bytes))
    const countOf = (text: string) => text.match(LETTERS)?.length ?? 0
    return countOf(mac!) > countOf(windows!) ? mac! : windows!
  }
}
