import { createHash, type KeyObject, sign, verify, X509Certificate } from 'node:crypto'
import { promisify } from 'node:util'
import { SealError } from '../seal/seal-error.ts'
import { runCommand } from './run-command.ts'
import type { SealKey } from './seal-key.ts'

const signAsync = promisify(sign)

/** Signs the digest of the data. The result has the format of CMS: PKCS#1 v1.5 for RSA, DER for EC. */
export async function signWithKey(key: SealKey, data: Uint8Array): Promise<Uint8Array> {
  if ('privateKey' in key.source) return signAsync(key.digest, data, key.source.privateKey)
  const digest = createHash(key.digest).update(data).digest()
  const output = await runCommand(key.source.command, digest)
  const { publicKey } = new X509Certificate(key.certificate)
  for (const candidate of [output, fromBase64(output)]) {
    const signature = candidate && toCmsForm(key, publicKey, data, candidate)
    if (signature) return signature
  }
  throw new SealError(
    'key_unavailable',
    'The server could not sign: its key command answered with something that is not a signature by the certificate.',
  )
}

/** Decodes base64, because cloud services print signatures in it. */
function fromBase64(output: Buffer): Buffer | undefined {
  const text = output.toString('latin1').replaceAll(/\s/g, '')
  return /^[\w+/]+=*$/.test(text) ? Buffer.from(text, 'base64') : undefined
}

function toCmsForm(key: SealKey, publicKey: KeyObject, data: Uint8Array, signature: Buffer): Buffer | undefined {
  if (verify(key.digest, data, publicKey, signature)) return signature
  if (key.keyType === 'RSA') return undefined
  // An HSM returns the two numbers of the signature one after the other.
  const isPair = verify(key.digest, data, { key: publicKey, dsaEncoding: 'ieee-p1363' }, signature)
  return isPair ? pairToDer(signature) : undefined
}

function pairToDer(pair: Buffer): Buffer {
  const half = pair.length / 2
  const body = Buffer.concat([derInteger(pair.subarray(0, half)), derInteger(pair.subarray(half))])
  // The two numbers of P-384 take at most 102 bytes, so the short form of the length is enough.
  return Buffer.concat([Buffer.from([0x30, body.length]), body])
}

function derInteger(bytes: Buffer): Buffer {
  const from = bytes.findIndex((byte, index) => byte !== 0 || index === bytes.length - 1)
  const digits = bytes.subarray(from)
  const value = digits[0]! >= 0x80 ? Buffer.concat([Buffer.from([0]), digits]) : digits
  return Buffer.concat([Buffer.from([2, value.length]), value])
}
