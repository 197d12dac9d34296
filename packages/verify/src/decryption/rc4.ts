/** Encrypts or decrypts bytes with RC4, which old PDFs use. WebCrypto does not have it. */
export function rc4(key: Uint8Array, bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  const state = Uint8Array.from({ length: 256 }, (_, index) => index)
  const swap = (a: number, b: number) => ([state[a], state[b]] = [state[b]!, state[a]!])
  for (let at = 0, other = 0; at < 256; at++) {
    other = (other + state[at]! + key[at % key.length]!) & 255
    swap(at, other)
  }
  let [at, other] = [0, 0]
  return Uint8Array.from(bytes, (byte) => {
    at = (at + 1) & 255
    other = (other + state[at]!) & 255
    swap(at, other)
    return byte ^ state[(state[at]! + state[other]!) & 255]!
  })
}
