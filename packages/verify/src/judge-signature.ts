import { type Bytes, sha256 } from './bytes.ts'
import { buildChain, type Certificate, type Chain, isSelfIssued, readCertificate, readName } from './cms/certificate.ts'
import { measureDer } from './cms/der.ts'
import { checkRevocation, type Revocation } from './cms/revocation.ts'
import { type CmsSignature, verifyCms } from './cms/signed-data.ts'
import { type Timestamp, verifyTimestamp } from './cms/timestamp.ts'
import { judgeCertificates } from './judge-parts.ts'
import type { Additions } from './pdf/change.ts'
import type { Signature } from './pdf/signatures.ts'
import { type Coverage, coverageOf, type CoveredBytes, readContents } from './pdf/signed-bytes.ts'
import { nameOf, textOf } from './pdf/values.ts'
import type { Level, Reason, Sealer, SealReport, TimestampReport } from './report.ts'

const ID_DATA = '1.2.840.113549.1.7.1'
const MAX_STORED_CERTIFICATES = 100

export interface JudgedSignature {
  reasons: Reason[]
  intact: SealReport['intact']
  sealer: Sealer | null
  when: SealReport['when']
  /** When it was sealed, if a timestamp says so. */
  sealedAt: Date | undefined
}

interface Input {
  pdf: Bytes
  covered: CoveredBytes
  signature: Signature
  coverage: Coverage
  additions: Additions
  anchors: Certificate[]
  now: Date
}

/** Judges the signature of the seal: what it covers, who made it, and when. */
export async function judgeSignature(input: Input): Promise<JudgedSignature> {
  const { pdf, covered, signature, coverage, additions, anchors, now } = input
  const stop = (code: Reason['code'], intact: SealReport['intact'] = 'no'): JudgedSignature => ({
    reasons: [{ code }],
    intact,
    sealer: null,
    when: null,
    sealedAt: undefined,
  })
  if (nameOf(signature.dictionary.get('SubFilter')) !== 'ETSI.CAdES.detached') return stop('format_wrong', 'unknown')
  const der = readSignatureValue(pdf, coverage)
  if (!der) return stop('contents_unclear')
  let cms: CmsSignature
  try {
    const verified = await verifyCms(der, {
      contentType: ID_DATA,
      hashContent: (hash) => covered.hash(coverage, hash),
    })
    if (verified === 'unsupported') return stop('unsupported', 'unknown')
    if (verified === 'wrong') return stop('signature_wrong')
    if (verified === 'unbound') return stop('certificate_unbound')
    if (typeof verified === 'string') return stop(verified)
    cms = verified
  } catch {
    return stop('signature_wrong')
  }

  const reasons: Reason[] = []
  const known = [...cms.certificates, ...readStored(additions.certificates)]
  const signed = await readSignatureTimestamps(cms, known, anchors)
  const archival = await readArchivalTimestamps(input, known)
  if (!signed || !archival) reasons.push({ code: 'timestamp_wrong' })
  const timestamps = [...(signed ?? []), ...(archival ?? []).map(({ timestamp }) => timestamp)]
  const claimedAt = cms.signingTime ?? readDate(textOf(signature.dictionary.get('M')))
  const first = timestamps.toSorted((a, b) => a.at.getTime() - b.at.getTime())[0]
  const time = first?.at ?? claimedAt ?? now

  const { signer } = cms
  const chain = await buildChain(signer, known, anchors, time)
  for (const code of await judgeCertificates(cms, time)) reasons.push({ code })
  const revocation = await revocationOf(chain, additions, time)
  if (revocation === 'revoked') reasons.push({ code: 'revoked' })
  if (chain.end !== 'trusted') reasons.push({ code: 'sealer_unconfirmed' })
  const hasProvenTime = timestamps.some(({ chain }) => chain.end === 'trusted')
  if (now > signer.x509.notAfter.value && !hasProvenTime) reasons.push({ code: 'expired_since' })

  const isLongTerm = additions.hasStore && (await isComplete(revocation, signed ?? [], additions))
  const isArchived = archival?.some(({ followsStore }) => followsStore) ?? false
  const level: Level = timestamps.length === 0 ? 'B-B' : !isLongTerm ? 'B-T' : isArchived ? 'B-LTA' : 'B-LT'
  return {
    reasons,
    intact: signed && archival ? 'yes' : 'no',
    sealer: await describe(signer, chain, revocation),
    when: {
      claimedAt: claimedAt?.toISOString() ?? null,
      timestamps: [
        ...(signed ?? []).map((timestamp) => report(timestamp, false)),
        ...(archival ?? []).map(({ timestamp }) => report(timestamp, true)),
      ],
      level,
    },
    sealedAt: first?.at,
  }
}

/** Returns the signature without the zeros after it, or undefined if anything else follows it. */
function readSignatureValue(pdf: Bytes, { gap }: Coverage): Bytes | undefined {
  const contents = readContents(pdf, gap)
  if (!contents) return undefined
  try {
    const length = measureDer(contents)
    return contents.subarray(length).every((byte) => byte === 0) ? contents.slice(0, length) : undefined
  } catch {
    return undefined
  }
}

/** Returns undefined if one of the timestamps is wrong. */
async function readSignatureTimestamps(cms: CmsSignature, known: Certificate[], anchors: Certificate[]) {
  const timestamps: Timestamp[] = []
  for (const token of cms.timestampTokens) {
    const hash = async (algorithm: string) => new Uint8Array(await crypto.subtle.digest(algorithm, cms.signature))
    const timestamp = await verifyTimestamp(token, hash, known, anchors).catch(() => undefined)
    if (typeof timestamp !== 'object') return undefined
    timestamps.push(timestamp)
  }
  return timestamps
}

async function readArchivalTimestamps({ pdf, covered, additions, anchors }: Input, known: Certificate[]) {
  const timestamps: { timestamp: Timestamp; followsStore: boolean }[] = []
  for (const signature of additions.timestamps) {
    const coverage = coverageOf(pdf, signature)!
    const token = readSignatureValue(pdf, coverage)
    const hash = (algorithm: string) => covered.hash(coverage, algorithm)
    const timestamp = token && (await verifyTimestamp(token, hash, known, anchors).catch(() => undefined))
    if (typeof timestamp !== 'object') return undefined
    timestamps.push({ timestamp, followsStore: signature.followsStore })
  }
  return timestamps
}

function readStored(all: Bytes[]): Certificate[] {
  return all.slice(0, MAX_STORED_CERTIFICATES).flatMap((der) => {
    try {
      return [readCertificate(der)]
    } catch {
      return []
    }
  })
}

async function revocationOf({ certificates, end }: Chain, data: Additions, time: Date): Promise<Sealer['revocation']> {
  if (end === 'self') return 'not_needed'
  const results: Revocation[] = []
  for (const [index, certificate] of certificates.entries()) {
    const issuer = certificates[index + 1]
    if (issuer) results.push(await checkRevocation(certificate, issuer, data, time))
    // The last one is an anchor, or its issuer is missing.
    else if (end === 'incomplete') results.push('missing')
  }
  if (results.includes('revoked')) return 'revoked'
  const unknown = (['missing', 'too_large'] as const).find((result) => results.includes(result))
  return unknown ?? (results.length === 0 ? 'not_needed' : 'good')
}

/** A chain that needs no data is complete: a certificate that is trusted itself, or that vouches for itself. */
async function isComplete(own: Sealer['revocation'], timestamps: Timestamp[], data: Additions): Promise<boolean> {
  const all = [own]
  for (const { chain, at } of timestamps) all.push(await revocationOf(chain, data, at))
  return all.every((revocation) => revocation === 'good' || revocation === 'not_needed')
}

const report = ({ at, authority, chain }: Timestamp, archival: boolean): TimestampReport => ({
  at: at.toISOString(),
  authority,
  trusted: chain.end === 'trusted',
  archival,
})

async function describe(signer: Certificate, chain: Chain, revocation: Sealer['revocation']): Promise<Sealer> {
  const { subject, issuer, notBefore, notAfter } = signer.x509
  const { name, organization, full } = readName(subject)
  return {
    name,
    organization: organization ?? null,
    subject: full,
    issuer: readName(issuer).full,
    selfSigned: isSelfIssued(signer),
    confirmedBy: chain.end === 'trusted' ? 'certificate' : null,
    validFrom: notBefore.value.toISOString(),
    validTo: notAfter.value.toISOString(),
    fingerprint: await sha256(signer.der),
    revocation,
  }
}

/** Reads a date of a PDF: `D:20261121191517+01'00'`. */
function readDate(text: string | undefined): Date | undefined {
  const [, year, month, day, hour, minute, second, sign, hours, minutes] =
    /^D:(\d{4})(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)(?:Z|([+-])(\d\d)'?(\d\d)?'?)?/.exec(text ?? '') ?? []
  if (!year) return undefined
  const zone = sign ? `${sign}${hours}:${minutes ?? '00'}` : 'Z'
  const date = new Date(`${year}-${month}-${day}T${hour}:${minute}:${second}${zone}`)
  return Number.isNaN(date.getTime()) ? undefined : date
}
