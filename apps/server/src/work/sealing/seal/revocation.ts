import { createHash, X509Certificate } from 'node:crypto'
import { boundedRequest } from './bounded-request.ts'
import { certificateAddresses, buildChain } from './certificate-chain.ts'
import { nameOf } from './certificates.ts'
import { makeOcspRequest, readCrl, readOcspResponse, type RevocationStatus } from './revocation-answers.ts'
import { SealError } from './seal-error.ts'

/** The data with which a verifier checks certificates later without a network. All DER. */
export interface ValidationData {
  certificates: Uint8Array[]
  ocspResponses: Uint8Array[]
  crls: Uint8Array[]
}

/** Milliseconds for each request. */
const TIMEOUT = 10_000

/**
 * Fetches proof that the certificates and their issuers up to the root are not revoked.
 *
 * @param certificates Each list begins with the certificate of a signer; its issuers may follow.
 * @throws SealError `revocation_unavailable` if proof is missing for any, `certificate_revoked` if any is revoked.
 */
export async function gatherValidationData(certificates: Uint8Array[][], now: Date): Promise<ValidationData> {
  const found: ValidationData = { certificates: [], ocspResponses: [], crls: [] }
  const done = new Set<string>()
  const lists = certificates.map((list) => list.map((bytes) => new X509Certificate(bytes)))
  const known = lists.flat()
  for (const [signer] of lists) {
    if (!signer) throw new SealError('revocation_unavailable', 'A signature contains no certificate.')
    const chain = await buildChain(signer, known, TIMEOUT)
    known.push(...chain)
    if (chain.length === 1) {
      throw new SealError(
        'revocation_unavailable',
        `The certificate "${nameOf(chain[0]!)}" is self-signed, so its revocation can not be checked.`,
      )
    }
    found.certificates.push(...chain.map(({ raw }) => raw))
    for (const [index, certificate] of chain.entries()) {
      const issuer = chain[index + 1]
      // The last one is a root. A root is trusted by itself and has no revocation.
      if (!issuer || done.has(certificate.fingerprint256)) continue
      done.add(certificate.fingerprint256)
      await gatherFor(certificate, issuer, now, found)
    }
  }
  return { ...found, certificates: unique(found.certificates), crls: unique(found.crls) }
}

async function gatherFor(certificate: X509Certificate, issuer: X509Certificate, now: Date, found: ValidationData) {
  const causes: unknown[] = []
  const { ocsp, crls } = certificateAddresses(certificate)
  for (const url of ocsp) {
    try {
      const headers = { 'content-type': 'application/ocsp-request', accept: 'application/ocsp-response' }
      const body = await makeOcspRequest(certificate, issuer)
      const answer = await boundedRequest(url, { timeout: TIMEOUT, maxBytes: 65_536, body, headers })
      requireGood(await readOcspResponse(answer, certificate, issuer, now), certificate)
      found.ocspResponses.push(answer)
      return
    } catch (error) {
      if (error instanceof SealError) throw error
      causes.push(error)
    }
  }
  for (const url of crls) {
    try {
      const list = await boundedRequest(url, { timeout: TIMEOUT })
      requireGood(await readCrl(list, certificate, issuer, now), certificate)
      found.crls.push(list)
      return
    } catch (error) {
      if (error instanceof SealError) throw error
      causes.push(error)
    }
  }
  throw new SealError(
    'revocation_unavailable',
    `It could not be checked that the certificate "${nameOf(certificate)}" is not revoked. The server tries again later.`,
    new AggregateError(causes, `${ocsp.length} OCSP addresses and ${crls.length} CRL addresses were tried.`),
  )
}

function requireGood(status: RevocationStatus, certificate: X509Certificate): void {
  if (status === 'good') return
  throw new SealError(
    'certificate_revoked',
    `The certificate "${nameOf(certificate)}" is revoked. The operator of the server must replace it.`,
  )
}

function unique(list: Uint8Array[]): Uint8Array[] {
  return [...new Map(list.map((bytes) => [createHash('sha256').update(bytes).digest('hex'), bytes])).values()]
}
