/** Encrypts or decrypts bytes with RC4, which old PDFs use. WebCrypto does not have it. */
export function rc4(key: Uint8Array, bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  const state = Uint8Array.from({ length: 256 }, (_, index) => index)
  let other = 0
  const swap = (at: number) => {
    const value = state[at]!
    state[at] = state[other]!
    state[other] = value
  }
  for (let at = 0; at < 256; at++) {
    other = (other + state[at]! + key[at % key.length]!) & 255
    swap(at)
  }
  other = 0
  const out = new Uint8Array(bytes.length)
  for (let index = 0; index < bytes.length; index++) {
    const at = (index + 1) & 255
    other = (other + state[at]!) & 255
    swap(at)
    out[index] = bytes[index]! ^ state[(state[at]! + state[other]!) & 255]!
  }
  return out
}
