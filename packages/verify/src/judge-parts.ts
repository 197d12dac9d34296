import { areEqual, type Bytes } from './bytes.ts'
import { buildChain, type Certificate, isValidAt, maySign, readCertificate } from './cms/certificate.ts'
import { checkRevocation, type Revocation } from './cms/revocation.ts'
import { type TimestampFault, verifyTimestamp } from './cms/timestamp.ts'
import type { Reason } from './report.ts'

/** Judges the certificates in a seal: whether they may stand there, and could seal at that time. */
export async function judgeCertificates(
  { signer, certificates }: { signer: Certificate; certificates: Certificate[] },
  time: Date,
): Promise<Reason['code'][]> {
  const chain = await buildChain(signer, certificates, [], time)
  const isNeeded = ({ der }: Certificate) => chain.certificates.some((needed) => areEqual(needed.der, der))
  return [
    ...(isValidAt(signer, time) ? [] : ['not_valid_then' as const]),
    ...(maySign(signer) ? [] : ['key_usage_wrong' as const]),
    // Nothing signs the list of certificates in the seal. One that no chain needs could have been put in, or changed.
    ...(certificates.every(isNeeded) ? [] : ['certificates_wrong' as const]),
  ]
}

/** What is wrong with a seal by these certificates, before anything is sealed. The signer comes first, then its issuers. */
export function judgeSigner(certificates: Uint8Array[], time: Date): Promise<Reason['code'][]> {
  const read = certificates.map(readCertificate)
  return judgeCertificates({ signer: read[0]!, certificates: read }, time)
}

/** Judges a new timestamp of data with this SHA-256. Returns its certificates, the signer first, or what is wrong with it. */
export async function judgeTimestamp(
  token: Uint8Array,
  digest: Uint8Array,
): Promise<Uint8Array[] | TimestampFault | 'damaged'> {
  const stamped = (hash: string) => Promise.resolve(hash === 'SHA-256' ? digest : new Uint8Array())
  const timestamp = await verifyTimestamp(new Uint8Array(token), stamped, [], []).catch(() => 'damaged' as const)
  if (typeof timestamp === 'string') return timestamp
  const [signer] = timestamp.chain.certificates
  return [signer!, ...timestamp.certificates.filter((each) => each !== signer)].map(({ der }) => der)
}

/** Says what answers about the revocation of a certificate prove at that time, before they are put into a sealed file. */
export function judgeRevocation(
  [certificate, issuer]: [Uint8Array, Uint8Array],
  { ocspResponses = [], crls = [] }: { ocspResponses?: Uint8Array[]; crls?: Uint8Array[] },
  time: Date,
): Promise<Revocation> {
  const own = (list: Uint8Array[]) => list.map((bytes): Bytes => new Uint8Array(bytes))
  const data = { ocspResponses: own(ocspResponses), crls: own(crls) }
  return checkRevocation(readCertificate(certificate), readCertificate(issuer), data, time)
}
