import { createHash } from 'node:crypto'
import { fromBER, type OctetString } from 'asn1js'
import { PDF } from '@libpdf/core'
import type { Certificate } from 'pkijs'
import { ContentInfo, SignedData } from 'pkijs'

export interface SealInFile {
  signed: SignedData
  certificate: Certificate
  range: number[]
  /** DER, without the padding. */
  contents: Buffer
}

/** Reads all signatures and timestamps that follow the first `skip` bytes, in their order, without the library that wrote them. */
export function readSeals(bytes: Uint8Array, skip = 0): SealInFile[] {
  const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).toString('latin1')
  const ranges = text.slice(skip).matchAll(/\/ByteRange\s*\[\s*(\d+)\s+(\d+)\s+(\d+)\s+(\d+)\s*\]/g)
  return [...ranges].map((match) => {
    const range = match.slice(1).map(Number)
    const padded = Buffer.from(text.slice(range[1]! + 1, range[2]! - 1), 'hex')
    const { result } = fromBER(Uint8Array.from(padded).buffer)
    const signed = new SignedData({ schema: new ContentInfo({ schema: result }).content })
    const certificate = signed.certificates![0] as Certificate
    return { signed, certificate, range, contents: padded.subarray(0, result.blockLength) }
  })
}

/** The bytes that a seal protects. */
export function protectedBytes(bytes: Uint8Array, [start, length, next, rest]: number[]): Buffer {
  return Buffer.concat([bytes.subarray(start, start! + length!), bytes.subarray(next, next! + rest!)])
}

/** Throws unless the newest signature covers the whole file, is right, and everything of the original is still there. */
export async function checkSealedFile(sealed: Uint8Array, original: Uint8Array): Promise<{ pages: number }> {
  if (Buffer.compare(original, sealed.subarray(0, original.length)) !== 0)
    throw new Error('The original bytes were changed.')
  const [seal, ...others] = readSeals(sealed, original.length)
  if (!seal || others.length) throw new Error('The update must contain exactly one seal.')
  const [start, length, next, rest] = seal.range
  if (start !== 0 || next! + rest! !== sealed.length || length! < original.length)
    throw new Error('The seal does not cover the file.')
  const data = protectedBytes(sealed, seal.range)
  if (!(await isRight(seal, data))) throw new Error('The signature is wrong.')
  const [before, after] = [await PDF.load(original), await PDF.load(sealed)]
  if (after.recoveredViaBruteForce) throw new Error('The sealed file is damaged.')
  const kept = before.context.pages
    .getPages()
    .every((ref, index) => `${ref}` === `${after.context.pages.getPages()[index]}`)
  if (!kept) throw new Error('The pages are in another order.')
  if (!after.getAttachments().has('evidence.json')) throw new Error('The evidence is missing.')
  return { pages: after.getPageCount() }
}

export async function isRight({ signed }: SealInFile, data: Buffer): Promise<boolean> {
  const stated = signed.signerInfos[0]!.signedAttrs!.attributes.find(({ type }) => type === '1.2.840.113549.1.9.4')
  const hash = signed.signerInfos[0]!.digestAlgorithm.algorithmId === '2.16.840.1.101.3.4.2.2' ? 'sha384' : 'sha256'
  const digest = Buffer.from((stated!.values[0] as OctetString).getValue())
  if (!createHash(hash).update(data).digest().equals(digest)) return false
  return signed.verify({ signer: 0, data: Uint8Array.from(data).buffer, checkChain: false })
}
