import type { Event } from '@paraph/contract'
import type { Evidence, EvidenceParty, EvidenceSignature } from '@paraph/verify'
import { newEvidence } from '@paraph/verify/testing'
import { sha256 } from '@paraph/testing/server/verify.ts'
import { papers } from '@paraph/typesetter/layout/papers.ts'
import type { SignaturePages } from '#work/sealing/pages/signature-pages.ts'

const AGENT =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 19_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.1 Mobile/15E148 Safari/604.1'
const sample = newEvidence(Buffer.from('the original file'), { parties: 1, pages: 3 })

/** The name Anna, drawn. */
export const strokes = [
  wave(120, 300, 60, -190, 24),
  wave(180, 110, 70, 195, 24),
  wave(140, 230, 110, -6, 10),
  wave(290, 215, 90, 70, 30, 30),
  wave(430, 250, 260, 20, 60, 45),
  [[860, 320]],
]

function wave(x: number, y: number, width: number, height: number, points: number, swing = 8): [number, number][] {
  return Array.from({ length: points }, (_, index) => {
    const part = index / (points - 1)
    return [Math.round(x + width * part), Math.round(y + height * part + Math.sin(part * 12) * swing)]
  })
}

export const signatureOf = (name: string, changes: Partial<EvidenceSignature> = {}): EvidenceSignature => ({
  ...sample.parties[0]!.signature!,
  type: 'DRAWING',
  strokes,
  statement: `I am ${name}, and I have read “Tenancy agreement”. By adding my signature and selecting “Sign”, I sign the document, and I agree to do so electronically instead of on paper. I intend my electronic signature to be as binding as a signature by hand.`,
  ipAddress: '2001:db8:85a3::8a2e:370:7334',
  userAgent: AGENT,
  signedAt: '2026-11-21T14:03:11.482Z',
  sha256: sha256(Buffer.from(name)),
  ...changes,
})

let parties = 0

export const partyOf = (name: string, changes: Partial<EvidenceParty> = {}): EvidenceParty => ({
  ...sample.parties[0]!,
  id: `pty_01kakxv4gaec2r4a79xz${String(++parties).padStart(6, '0')}`,
  name,
  requiredSignature: 'DRAWING',
  signature: signatureOf(name),
  ...changes,
})

function eventsOf(parties: EvidenceParty[]): Event[] {
  const key = { type: 'API_KEY', id: 'key_01kakxv35be0nttz8znbxcy6s8' } as const
  const steps = parties.flatMap(({ id: partyId, email }) => {
    const self = { partyId, actor: { type: 'PARTY', id: partyId } as const, ipAddress: '192.0.2.17', userAgent: AGENT }
    const data = { kind: 'INVITATION', channel: 'EMAIL', address: email }
    const link = { link: 'MESSAGE' }
    return [
      { partyId, type: 'party.added', actor: key },
      { partyId, type: 'party.released' },
      { partyId, type: 'party.sent', data },
      { partyId, type: 'party.delivered', data: { ...data, reportedBy: 'mx.example.net' } },
      { ...self, type: 'party.opened', data: { ...link, act: 'TOUCH' } },
      { ...self, type: 'party.verified', data: { ...link, verification: 'SMS_BEFORE_SIGNING' } },
      { ...self, type: 'party.read', data: link },
      { ...self, type: 'party.signed', data: { ...link, signature: 'DRAWING' } },
    ]
  })
  return chain([
    { type: 'document.created', actor: key },
    {
      type: 'document.updated',
      actor: key,
      data: {
        changed: ['title', 'expiresAt'],
        before: { title: 'Lease', expiresAt: '2026-12-31T22:59:59.000Z' },
        after: { title: 'Tenancy agreement' },
      },
    },
    { type: 'document.sent', actor: key },
    ...steps,
  ] as Partial<Event>[])
}

export function chain(events: Partial<Event>[]): Event[] {
  let previousHash: string | null = null
  return events.map((event, index) => {
    const hash = sha256(Buffer.from(`${index} ${previousHash}`))
    const at = new Date(Date.UTC(2026, 10, 21, 13, 0, index)).toISOString()
    const made = { ...sample.events[0]!, data: {}, id: `evt_${index}`, at, previousHash, hash, ...event } as Event
    previousHash = hash
    return made
  })
}

export function inputOf(
  parties: EvidenceParty[] = [partyOf('Anna Lindqvist')],
  document: Partial<Evidence['document']> = {},
  changes: Partial<SignaturePages> = {},
): SignaturePages {
  const file = { ...sample.document.file, name: 'tenancy-agreement.pdf', size: 48_213 }
  return {
    evidence: {
      ...sample,
      document: { ...sample.document, file, ...document },
      parties,
      events: eventsOf(parties),
    },
    paper: papers.A4,
    verifyUrl: 'https://sign.example.com/verify/',
    seal: {
      subject: 'CN=sign.example.com, O=Nordhem Bostäder AB, C=SE',
      issuer: 'CN=Example Qualified CA 3, O=Example Trust AB, C=SE',
      selfSigned: false,
      level: 'B-LT',
      sealedAt: '2026-11-21T14:05:00.000Z',
    },
    ...changes,
  }
}
