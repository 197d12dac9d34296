/** The levels of PAdES (ETSI EN 319 142-1): a seal, then also a timestamp, then also proof of validity, then also a timestamp of that proof. */
export const sealLevels = ['B-B', 'B-T', 'B-LT', 'B-LTA'] as const
export type SealLevel = (typeof sealLevels)[number]

/** The settings of the seal. Paths are absolute. */
export interface SealSettings {
  /** A PKCS#12 file, or certificates in PEM. */
  certificate: string | undefined
  /** A private key in PEM. */
  key: string | undefined
  passphrase: string | undefined
  /** A program and its arguments, which signs instead of a key in a file. */
  keyCommand: string[] | undefined
  level: SealLevel
  tsaUrl: string | undefined
}

/** Splits a command at spaces. Quotes keep an argument with spaces together. No shell reads it. Returns undefined if a quote is open. */
export function readCommand(text: string): string[] | undefined {
  const words: string[] = []
  const rest = text.replaceAll(/\s*((?:[^\s"']|"[^"]*"|'[^']*')+)/g, (_, word: string) => {
    words.push(word.replaceAll(/"([^"]*)"|'([^']*)'/g, (quoted) => quoted.slice(1, -1)))
    return ''
  })
  return rest.trim() || !words[0] ? undefined : words
}
