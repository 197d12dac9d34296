import { TSTInfo } from 'pkijs'
import { areEqual, type Bytes } from '../bytes.ts'
import { type Hash, hashOf } from './algorithms.ts'
import { buildChain, type Certificate, type Chain, hasPurpose, isValidAt, readName } from './certificate.ts'
import { verifyCms } from './signed-data.ts'

const TST_INFO = '1.2.840.113549.1.9.16.1.4'
const TIME_STAMPING = '1.3.6.1.5.5.7.3.8'

export interface Timestamp {
  at: Date
  authority: string
  chain: Chain
  certificates: Certificate[]
}

/** Verifies a timestamp (RFC 3161). Returns undefined if it is not one, or is about something else. Throws if it is damaged. */
export async function verifyTimestamp(
  token: Bytes,
  hashStamped: (hash: Hash) => Promise<Uint8Array>,
  known: Certificate[],
  trusted: Certificate[],
): Promise<Timestamp | undefined> {
  const cms = await verifyCms(token, { contentType: TST_INFO, allowsOldBinding: true })
  if (typeof cms === 'string') return undefined
  const info = TSTInfo.fromBER(cms.content!)
  const hash = hashOf(info.messageImprint.hashAlgorithm)
  if (!hash || hash === 'weak') return undefined
  if (!areEqual(info.messageImprint.hashedMessage.valueBlock.valueHexView, await hashStamped(hash))) return undefined
  const at = info.genTime
  if (!hasPurpose(cms.signer, TIME_STAMPING) || !isValidAt(cms.signer, at)) return undefined
  const certificates = [...cms.certificates, ...known]
  const chain = await buildChain(cms.signer, certificates, trusted, at)
  return { at, authority: readName(cms.signer.x509.subject).name, chain, certificates }
}
