import { Null, Sequence } from 'asn1js'
import { type AlgorithmIdentifier, type PublicKeyInfo, RSASSAPSSParams } from 'pkijs'
import type { Bytes } from '../bytes.ts'
import { requireDer } from './der.ts'

export type Hash = 'SHA-256' | 'SHA-384' | 'SHA-512'
/** `weak`: the algorithm or the key no longer protects. `unsupported`: WebCrypto can't verify it. */
export type Checked = 'valid' | 'invalid' | 'weak' | 'unsupported'

const hashes: Record<string, Hash> = {
  '2.16.840.1.101.3.4.2.1': 'SHA-256',
  '2.16.840.1.101.3.4.2.2': 'SHA-384',
  '2.16.840.1.101.3.4.2.3': 'SHA-512',
}
const weakHashes = new Set(['1.3.14.3.2.26', '1.2.840.113549.2.5', '1.2.840.113549.2.2', '2.16.840.1.101.3.4.2.4'])

const RSA_PSS = '1.2.840.113549.1.1.10'
const signatures: Record<string, { family: 'RSA' | 'EC'; hash?: Hash }> = {
  '1.2.840.113549.1.1.1': { family: 'RSA' },
  '1.2.840.113549.1.1.11': { family: 'RSA', hash: 'SHA-256' },
  '1.2.840.113549.1.1.12': { family: 'RSA', hash: 'SHA-384' },
  '1.2.840.113549.1.1.13': { family: 'RSA', hash: 'SHA-512' },
  '1.2.840.10045.4.3.2': { family: 'EC', hash: 'SHA-256' },
  '1.2.840.10045.4.3.3': { family: 'EC', hash: 'SHA-384' },
  '1.2.840.10045.4.3.4': { family: 'EC', hash: 'SHA-512' },
}
const weakSignatures = new Set([
  '1.2.840.113549.1.1.5',
  '1.2.840.113549.1.1.4',
  '1.2.840.113549.1.1.14',
  '1.2.840.10045.4.1',
])

const curves: Record<string, { name: string; size: number }> = {
  '1.2.840.10045.3.1.7': { name: 'P-256', size: 32 },
  '1.3.132.0.34': { name: 'P-384', size: 48 },
  '1.3.132.0.35': { name: 'P-521', size: 66 },
}
const RSA_KEY = '1.2.840.113549.1.1.1'
const EC_KEY = '1.2.840.10045.2.1'

export function hashOf({ algorithmId, algorithmParams }: AlgorithmIdentifier): Hash | 'weak' | undefined {
  if (weakHashes.has(algorithmId)) return 'weak'
  return algorithmParams === undefined || algorithmParams instanceof Null ? hashes[algorithmId] : undefined
}

interface Signed {
  key: PublicKeyInfo
  algorithm: AlgorithmIdentifier
  /** The hash that is named beside the algorithm, for algorithms that name none. */
  hash?: Hash | undefined
  data: Bytes
  signature: Bytes
}

/** Verifies one signature. Each algorithm is accepted in one form only, so that every change of the form is found. */
export async function checkSignature({ key, algorithm, hash, data, signature }: Signed): Promise<Checked> {
  const { algorithmId, algorithmParams } = algorithm
  if (weakSignatures.has(algorithmId)) return 'weak'
  if (algorithmId === RSA_PSS) return checkPss(key, algorithmParams, data, signature)
  const known = signatures[algorithmId]
  const usedHash = known?.hash ?? hash
  if (!known || !usedHash) return 'unsupported'
  if (algorithmParams !== undefined && !(algorithmParams instanceof Null)) return 'unsupported'
  if (known.hash && hash && known.hash !== hash) return 'invalid'
  if (known.family === 'EC') return checkEc(key, usedHash, data, signature)
  return checkRsa(key, { name: 'RSASSA-PKCS1-v1_5', hash: usedHash }, { name: 'RSASSA-PKCS1-v1_5' }, data, signature)
}

async function checkPss(key: PublicKeyInfo, parameters: unknown, data: Bytes, signature: Bytes): Promise<Checked> {
  if (!(parameters instanceof Sequence)) return 'weak'
  const { hashAlgorithm, saltLength } = new RSASSAPSSParams({ schema: parameters })
  const hash = hashOf(hashAlgorithm)
  if (hash === 'weak' || !hash) return hash ?? 'unsupported'
  if (!(saltLength >= 20 && saltLength <= 64)) return 'unsupported'
  return checkRsa(key, { name: 'RSA-PSS', hash }, { name: 'RSA-PSS', saltLength }, data, signature)
}

async function checkRsa(
  key: PublicKeyInfo,
  imported: { name: string; hash: Hash },
  verified: { name: string; saltLength?: number },
  data: Bytes,
  signature: Bytes,
): Promise<Checked> {
  if (key.algorithm.algorithmId !== RSA_KEY) return 'unsupported'
  const cryptoKey = await importKey(key, imported)
  if (!cryptoKey) return 'unsupported'
  const { modulusLength } = cryptoKey.algorithm as unknown as { modulusLength: number }
  if (modulusLength < 2048) return 'weak'
  if (modulusLength > 16_384) return 'unsupported'
  return (await crypto.subtle.verify(verified, cryptoKey, signature, data)) ? 'valid' : 'invalid'
}

async function checkEc(key: PublicKeyInfo, hash: Hash, data: Bytes, signature: Bytes): Promise<Checked> {
  const parameters = key.algorithm.algorithmParams as { valueBlock?: { toString(): string } } | undefined
  const curve = curves[parameters?.valueBlock?.toString() ?? '']
  if (key.algorithm.algorithmId !== EC_KEY || !curve) return 'unsupported'
  const numbers = toNumbers(signature, curve.size)
  if (!numbers) return 'invalid'
  const cryptoKey = await importKey(key, { name: 'ECDSA', namedCurve: curve.name })
  if (!cryptoKey) return 'unsupported'
  return (await crypto.subtle.verify({ name: 'ECDSA', hash }, cryptoKey, numbers, data)) ? 'valid' : 'invalid'
}

async function importKey(
  key: PublicKeyInfo,
  algorithm: { name: string; hash: Hash } | { name: string; namedCurve: string },
) {
  try {
    return await crypto.subtle.importKey('spki', key.toSchema().toBER(), algorithm, true, ['verify'])
  } catch {
    return undefined
  }
}

/** WebCrypto wants both numbers of an ECDSA signature side by side, in their full width. */
function toNumbers(signature: Bytes, size: number): Bytes | undefined {
  try {
    requireDer(signature)
  } catch {
    return undefined
  }
  let offset = signature[1]! < 0x80 ? 2 : 3
  if (signature[0] !== 0x30) return undefined
  const numbers = new Uint8Array(2 * size)
  for (const end of [size, 2 * size]) {
    const length = signature[offset + 1]!
    if (signature[offset] !== 2 || length === 0 || length > size + 1) return undefined
    const bytes = signature.subarray(offset + 2, offset + 2 + length)
    const isPadded = bytes[0] === 0 && length > 1
    // Another zero, or a missing one, would be another way of writing the same signature.
    if (isPadded ? bytes[1]! < 0x80 : bytes[0]! >= 0x80) return undefined
    const digits = isPadded ? bytes.subarray(1) : bytes
    if (digits.length > size) return undefined
    numbers.set(digits, end - digits.length)
    offset += 2 + length
  }
  return offset === signature.length ? numbers : undefined
}
