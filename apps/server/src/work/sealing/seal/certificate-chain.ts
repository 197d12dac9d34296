import { X509Certificate } from 'node:crypto'
import { rootCertificates } from 'node:tls'
import type { GeneralName } from 'pkijs'
import { Certificate, type CRLDistributionPoints, type InfoAccess } from 'pkijs'
import { boundedRequest } from './bounded-request.ts'
import { isIssuedBy, isSelfSigned, nameOf } from './certificates.ts'
import { decode } from './cms.ts'
import { SealError } from './seal-error.ts'

const AUTHORITY_INFORMATION = '1.3.6.1.5.5.7.1.1'
const CRL_POINTS = '2.5.29.31'
const OCSP = '1.3.6.1.5.5.7.48.1'
const ISSUER = '1.3.6.1.5.5.7.48.2'
const URI = 6

const MAX_CHAIN = 6
const MAX_CERTIFICATE = 65_536

/** Returns the addresses of the issuer's services from a certificate. At most two of each kind are used. */
export function certificateAddresses(certificate: X509Certificate): {
  ocsp: string[]
  issuers: string[]
  crls: string[]
} {
  const { extensions = [] } = new Certificate({ schema: decode(certificate.raw) })
  const parsed = (id: string): unknown => extensions.find(({ extnID }) => extnID === id)?.parsedValue
  const information = parsed(AUTHORITY_INFORMATION) as InfoAccess | undefined
  const points = parsed(CRL_POINTS) as CRLDistributionPoints | undefined
  const byMethod = (method: string) =>
    (information?.accessDescriptions ?? []).flatMap(({ accessMethod, accessLocation }) =>
      accessMethod === method ? webAddresses([accessLocation]) : [],
    )
  const names = (points?.distributionPoints ?? []).flatMap(({ distributionPoint }) =>
    Array.isArray(distributionPoint) ? webAddresses(distributionPoint) : [],
  )
  return { ocsp: byMethod(OCSP).slice(0, 2), issuers: byMethod(ISSUER).slice(0, 2), crls: names.slice(0, 2) }
}

function webAddresses(names: GeneralName[]): string[] {
  return names.flatMap(({ type, value }) => (type === URI && /^https?:/i.test(String(value)) ? [String(value)] : []))
}

/** Returns the certificates from the signer to the root. Fetches unknown issuers. */
export async function buildChain(
  signer: X509Certificate,
  known: X509Certificate[],
  timeout: number,
): Promise<X509Certificate[]> {
  const chain = [signer]
  while (chain.length <= MAX_CHAIN) {
    const last = chain.at(-1)!
    if (isSelfSigned(last)) return chain
    const isIssuer = (candidate: X509Certificate) => isIssuedBy(last, candidate)
    const issuer = known.find(isIssuer) ?? publicRoots().find(isIssuer) ?? (await fetchIssuer(last, timeout))
    if (!issuer) break
    chain.push(issuer)
  }
  throw new SealError(
    'revocation_unavailable',
    `The issuer of the certificate "${nameOf(chain.at(-1)!)}" is not known. The operator of the server must add it to SEAL_CERTIFICATE.`,
  )
}

let roots: X509Certificate[] | undefined

/** Returns the root certificates of Node. A chain in a file or a timestamp usually lacks its root. */
function publicRoots(): X509Certificate[] {
  roots ??= rootCertificates.map((root) => new X509Certificate(root))
  return roots
}

async function fetchIssuer(certificate: X509Certificate, timeout: number): Promise<X509Certificate | undefined> {
  for (const url of certificateAddresses(certificate).issuers) {
    try {
      const issuer = new X509Certificate(await boundedRequest(url, { timeout, maxBytes: MAX_CERTIFICATE }))
      if (isIssuedBy(certificate, issuer)) return issuer
    } catch {
      // The next address may have the issuer. If none has it, the caller reports what is missing.
    }
  }
  return undefined
}
