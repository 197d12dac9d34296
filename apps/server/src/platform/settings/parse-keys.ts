/** The command that makes a key of 256 random bits. */
export const keyCommand = "openssl rand -base64 32 | tr '+/' '-_' | tr -d ="

/** Completes the sentence "SECRET_KEY must hold …". */
export const keyForm = `one key, or several separated by commas, each with at least 43 characters of A-Z, a-z, 0-9, - and _`

/** Parses one key or several, newest first. Returns undefined if one of them is malformed. */
export function parseKeys(text: string): string[] | undefined {
  const keys = text.split(',').map((key) => key.trim())
  // 43 characters of base64url hold 256 bits.
  return keys.every((key) => /^[\w-]{43,}$/.test(key)) ? keys : undefined
}
