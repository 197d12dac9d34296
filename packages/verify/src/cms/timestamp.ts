import { TSTInfo } from 'pkijs'
import { areEqual, type Bytes } from '../bytes.ts'
import { type Hash, hashOf } from './algorithms.ts'
import { buildChain, type Certificate, type Chain, hasPurpose, isValidAt, readName } from './certificate.ts'
import { type CmsFault, verifyCms } from './signed-data.ts'

const TST_INFO = '1.2.840.113549.1.9.16.1.4'
const TIME_STAMPING = '1.3.6.1.5.5.7.3.8'

export interface Timestamp {
  at: Date
  authority: string
  chain: Chain
  certificates: Certificate[]
}

/** A fault of the signature, or: it is about other data, the certificate is not made for timestamps, or was not valid at that time. */
export type TimestampFault = CmsFault | 'other_data' | 'purpose_wrong' | 'not_valid_then'

/** Verifies a timestamp (RFC 3161). Throws if it is damaged. */
export async function verifyTimestamp(
  token: Bytes,
  hashStamped: (hash: Hash) => Promise<Uint8Array>,
  known: Certificate[],
  trusted: Certificate[],
): Promise<Timestamp | TimestampFault> {
  const cms = await verifyCms(token, { contentType: TST_INFO, allowsOldBinding: true })
  if (typeof cms === 'string') return cms
  const info = TSTInfo.fromBER(cms.content!)
  const hash = hashOf(info.messageImprint.hashAlgorithm)
  if (!hash) return 'unsupported'
  if (hash === 'weak') return 'weak'
  if (!areEqual(info.messageImprint.hashedMessage.valueBlock.valueHexView, await hashStamped(hash))) return 'other_data'
  const at = info.genTime
  if (!hasPurpose(cms.signer, TIME_STAMPING)) return 'purpose_wrong'
  if (!isValidAt(cms.signer, at)) return 'not_valid_then'
  const certificates = [...cms.certificates, ...known]
  const chain = await buildChain(cms.signer, certificates, trusted, at)
  return { at, authority: readName(cms.signer.x509.subject).name, chain, certificates }
}
