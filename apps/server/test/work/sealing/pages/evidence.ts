import { createHash } from 'node:crypto'
import type { Event } from '@paraph/contract'
import type { Evidence, EvidenceParty, EvidenceSignature } from '@paraph/verify'
import { papers } from '@paraph/typesetter/layout/papers.ts'
import type { SignaturePages } from '#work/sealing/pages/signature-pages.ts'

export const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')

const FILE = sha256('the original file')
const AGENT =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 19_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.1 Mobile/15E148 Safari/604.1'

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

export function signatureOf(name: string, changes: Partial<EvidenceSignature> = {}): EvidenceSignature {
  return {
    type: 'DRAWING',
    strokes,
    typedName: null,
    picture: null,
    scan: null,
    reading: null,
    fields: null,
    initials: null,
    capacity: null,
    bankId: null,
    hashVersion: 1,
    consentVersion: '2026-11-21-1f6a6a6fe3f2c1d8',
    language: 'EN',
    statement: `I am ${name}, and I have read “Tenancy agreement”. By drawing my signature or typing my name, and selecting “Sign”, I sign the document, and I agree to do so electronically instead of on paper. I intend my electronic signature to be as binding as a signature by hand.`,
    fileSha256: FILE,
    link: 'MESSAGE',
    verification: 'SMS_BEFORE_SIGNING',
    ipAddress: '2001:db8:85a3::8a2e:370:7334',
    userAgent: AGENT,
    signedAt: '2026-11-21T14:03:11.482Z',
    sha256: sha256(name),
    ...changes,
  }
}

let parties = 0

export function partyOf(name: string, changes: Partial<EvidenceParty> = {}): EvidenceParty {
  return {
    id: `pty_01kakxv4gaec2r4a79xz${String(++parties).padStart(6, '0')}`,
    name,
    role: 'SIGNER',
    email: 'anna.lindqvist@example.com',
    phone: '+46701234567',
    companyName: null,
    companyRole: null,
    companyOrgNumber: null,
    country: null,
    deliveryMethod: 'EMAIL',
    requiredSignature: 'DRAWING',
    twoStepVerification: 'SMS_BEFORE_SIGNING',
    signature: signatureOf(name),
    ...changes,
  }
}

export function eventsOf(parties: EvidenceParty[]): Event[] {
  const key = { type: 'API_KEY', id: 'key_01kakxv35be0nttz8znbxcy6s8' } as const
  const service = { type: 'SYSTEM', id: null } as const
  const steps = parties.flatMap((party) => {
    const self = { actor: { type: 'PARTY', id: party.id } as const, ipAddress: '192.0.2.17', userAgent: AGENT }
    const about = { partyId: party.id }
    return [
      { ...about, type: 'party.added', actor: key },
      { ...about, type: 'party.released', actor: service },
      {
        ...about,
        type: 'party.sent',
        actor: service,
        data: { kind: 'INVITATION', channel: 'EMAIL', address: party.email },
      },
      {
        ...about,
        type: 'party.delivered',
        actor: { type: 'SYSTEM', id: 'mail-report' },
        data: { kind: 'INVITATION', channel: 'EMAIL', address: party.email, reportedBy: 'mx.example.net' },
      },
      { ...about, ...self, type: 'party.opened', data: { act: 'TOUCH', link: 'MESSAGE' } },
      { ...about, ...self, type: 'party.verified', data: { link: 'MESSAGE', verification: 'SMS_BEFORE_SIGNING' } },
      { ...about, ...self, type: 'party.read', data: { link: 'MESSAGE' } },
      { ...about, ...self, type: 'party.signed', data: { link: 'MESSAGE', signature: 'DRAWING' } },
    ]
  })
  return chain([
    { type: 'document.created', actor: key, data: { sha256: FILE } },
    { type: 'document.updated', actor: key, data: { changed: ['title', 'expiresAt'] } },
    { type: 'document.sent', actor: key },
    ...steps,
  ] as Partial<Event>[])
}

export function chain(events: Partial<Event>[]): Event[] {
  let previousHash: string | null = null
  return events.map((event, index) => {
    const hash = sha256(`${index} ${previousHash}`)
    const made = {
      id: `evt_${index}`,
      documentId: 'doc_01kakxv3xqf0ftbbyqcqzv0zqs',
      partyId: null,
      type: 'document.created',
      at: new Date(Date.UTC(2026, 10, 21, 13, 0, index)).toISOString(),
      actor: { type: 'SYSTEM', id: null },
      ipAddress: null,
      userAgent: null,
      data: {},
      previousHash,
      hash,
      ...event,
    } as Event
    previousHash = hash
    return made
  })
}

export function inputOf(
  parties: EvidenceParty[] = [partyOf('Anna Lindqvist')],
  document: Partial<Evidence['document']> = {},
  changes: Partial<SignaturePages> = {},
): SignaturePages {
  const events = eventsOf(parties)
  return {
    evidence: {
      format: 'paraph-evidence',
      version: 1,
      document: {
        id: 'doc_01kakxv3xqf0ftbbyqcqzv0zqs',
        title: 'Tenancy agreement',
        language: 'EN',
        file: { name: 'tenancy-agreement.pdf', size: 48_213, pages: 3, sha256: FILE },
        createdAt: '2026-11-21T12:58:00.000Z',
        sentAt: '2026-11-21T13:00:02.000Z',
        sender: 'Nordhem Bostäder AB',
        test: false,
        ...document,
      },
      parties,
      events,
      accountChain: { number: 4711, hash: sha256('account') },
      service: { name: 'Paraph', url: 'https://sign.example.com' },
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
