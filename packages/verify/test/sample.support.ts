import { createHash } from 'node:crypto'
import { PDF, type RevocationProvider, type TimestampAuthority } from '@libpdf/core'
import type { Event } from '@paraph/contract'
import canonicalize from 'canonicalize'
import type { Evidence, EvidenceParty, EvidenceSignature } from '../src/index.ts'
import { type Identity, signerOf } from './authority.support.ts'

type Bytes = Uint8Array<ArrayBuffer>

export const sha256 = (bytes: Uint8Array | string) => createHash('sha256').update(bytes).digest('hex')

export interface OriginalOptions {
  pages?: number
  /** Writes cross-references as a stream, and objects into compressed containers of it. */
  compressed?: boolean
  /** Bytes of an attachment, to make the file large. */
  padding?: number
}

export async function newOriginal({
  pages = 2,
  compressed = false,
  padding = 0,
}: OriginalOptions = {}): Promise<Bytes> {
  const pdf = PDF.create()
  for (let page = 1; page <= pages; page++) pdf.addPage().drawText(`Page ${page} of the agreement`, { x: 60, y: 700 })
  if (padding > 0) {
    const bytes = new Uint8Array(padding)
    for (let at = 0; at < padding; at += 65_536) crypto.getRandomValues(bytes.subarray(at, at + 65_536))
    pdf.addAttachment('padding', bytes)
  }
  return new Uint8Array(await pdf.save({ useXRefStream: compressed }))
}

/** Links the events and gives them their hashes. */
export function link(events: Partial<Event>[], documentId: string): Event[] {
  let previousHash: string | null = null
  return events.map(({ hash: _hash, ...event }, index) => {
    const whole = {
      id: `evt_${index}`,
      documentId,
      partyId: null,
      type: 'document.sent',
      at: '2026-11-21T10:00:00.000Z',
      actor: { type: 'SYSTEM' },
      ipAddress: null,
      userAgent: null,
      data: {},
      ...event,
      previousHash,
    } as Omit<Event, 'hash'>
    const hash = sha256(canonicalize(whole)!)
    previousHash = hash
    return { ...whole, hash }
  })
}

const people = ['Anna Lindqvist', 'Björn Åkesson', 'Ci Nordström', 'Davíð Jónsson']

export function newEvidence(original: Uint8Array, { parties = 2, pages = 2, test = false } = {}): Evidence {
  const document: Evidence['document'] = {
    // With a ligature: "ff".
    id: 'doc_01kakxv3xqf0ffbbyqcqzv0zqs',
    title: 'Tenancy agreement',
    language: 'EN',
    file: { name: 'agreement.pdf', size: original.length, pages, sha256: sha256(original) },
    createdAt: '2026-11-21T09:00:00.000Z',
    sentAt: '2026-11-21T10:00:00.000Z',
    sender: 'Storgatan Fastigheter AB',
    test,
  }
  const all = Array.from({ length: parties }, (_, index): EvidenceParty => {
    const name = people[index] ?? `Party ${index}`
    const signature = {
      type: index % 2 === 0 ? ('CLICK_TO_SIGN' as const) : ('DRAWING' as const),
      strokes: index % 2 === 0 ? null : [[[10, 20] as [number, number], [30, 40] as [number, number]]],
      typedName: null,
      scan: null,
      consentVersion: '2026-11-21-1f6a6a6fe3f2c1d8',
      language: 'EN' as const,
      statement: `I am ${name}, and I have read “Tenancy agreement”. I sign the document.`,
      fileSha256: document.file.sha256,
      link: index % 2 === 0 ? ('MESSAGE' as const) : ('API' as const),
      verification: index % 2 === 0 ? ('SMS_BEFORE_SIGNING' as const) : ('NONE' as const),
      ipAddress: '192.0.2.7',
      userAgent: 'Mozilla/5.0',
      signedAt: '2026-11-21T11:00:00.000Z',
      hashVersion: 1,
      picture: null,
      reading: null,
      fields: null,
      initials: null,
      capacity: null,
      bankId: null,
    }
    const id = `pty_${index}`
    return {
      id,
      name,
      role: 'SIGNER',
      email: `party${index}@example.com`,
      phone: '+46701740605',
      companyName: null,
      companyRole: null,
      companyOrgNumber: null,
      country: null,
      deliveryMethod: 'EMAIL',
      requiredSignature: signature.type,
      twoStepVerification: signature.verification,
      signature: {
        ...signature,
        sha256: hashSignature(document.id, id, signature),
      },
    }
  })
  const events = link(
    [
      { type: 'document.created', data: { sha256: document.file.sha256 } },
      { type: 'document.sent' },
      ...all.map(({ id, signature }) => ({
        type: 'party.signed' as const,
        partyId: id,
        at: signature!.signedAt,
        data: { signatureSha256: signature!.sha256 },
      })),
    ],
    document.id,
  )
  const accountChain = { number: 17, hash: sha256('account') }
  return {
    format: 'paraph-evidence',
    version: 1,
    document,
    parties: all,
    events,
    accountChain,
    service: { name: 'Paraph', url: 'https://sign.example.com' },
  }
}

/** Adds a form as the server does: without fonts, which the library would add. */
function addForm(pdf: PDF): void {
  if (pdf.getForm()) return
  pdf.getOrCreateForm()
  const form = pdf.getCatalog().getDict('AcroForm', (ref) => pdf.getObject(ref))!
  form.delete('DR')
  form.delete('DA')
}

/** The hash of a signature without a scan, as the service stores it. */
export function hashSignature(
  documentId: string,
  partyId: string,
  signature: Omit<EvidenceSignature, 'sha256'>,
): string {
  const { scan: _scan, ...stored } = signature
  return sha256(canonicalize({ documentId, partyId, ...stored, scanType: null, scanSha256: null })!)
}

export interface SealOptions {
  original?: Uint8Array
  /** Null for a file without evidence. */
  evidence?: unknown
  /** More attachments, by their names. */
  files?: Record<string, Uint8Array>
  chain?: Identity[]
  level?: 'B-B' | 'B-T' | 'B-LT' | 'B-LTA'
  timestampAuthority?: TimestampAuthority
  revocationProvider?: RevocationProvider
  subFilter?: 'ETSI.CAdES.detached' | 'adbe.pkcs7.detached'
  signingTime?: Date
}

/** Seals as the server does: signature pages, evidence and signature in one incremental update after the unchanged original. */
export async function seal(identity: Identity, options: SealOptions = {}): Promise<Bytes> {
  const {
    original = await newOriginal(),
    level = 'B-B',
    chain = [],
    evidence = newEvidence(original),
    files = {},
    ...rest
  } = options
  const pdf = await PDF.load(original)
  const pages = PDF.create()
  pages.addPage().drawText('Signatures', { x: 60, y: 700 })
  await pdf.copyPagesFrom(await PDF.load(await pages.save()), [0])
  if (evidence !== null) {
    const bytes = new TextEncoder().encode(typeof evidence === 'string' ? evidence : JSON.stringify(evidence))
    pdf.attachments.add('evidence.json', bytes, { mimeType: 'application/json', overwrite: true })
  }
  for (const [name, bytes] of Object.entries(files)) pdf.attachments.add(name, bytes, { overwrite: true })
  const { timestampAuthority, revocationProvider, ...others } = rest
  addForm(pdf)
  const { bytes } = await pdf.sign({
    signer: signerOf(identity, chain),
    reason: 'Sealed',
    ...(others.subFilter ? {} : { level }),
    ...(level !== 'B-B' && timestampAuthority && { timestampAuthority }),
    ...(revocationProvider && { revocationProvider }),
    ...others,
  })
  return new Uint8Array(bytes)
}
