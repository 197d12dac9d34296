import type { Event } from '@paraph/contract'
import { expect, test } from 'vitest'
import { confirmOrigin, type Evidence, type EvidenceField, verifySeal } from '../src/index.ts'
import { newIdentity } from './authority.support.ts'
import { rehash } from './bankid/sample.support.ts'
import { hashSignature, link, newEvidence, newOriginal, seal } from './sample.support.ts'

const self = await newIdentity()
const original = await newOriginal()

/** Seals evidence that was changed before, as a server with a defect would, or an operator who lies. */
async function judge(change: (evidence: Evidence) => void) {
  const evidence = newEvidence(original)
  change(evidence)
  return verifySeal(await seal(self, { original, evidence }), { trusted: [self.der] })
}

const relink = (evidence: Evidence, change: (events: Event[]) => Partial<Event>[]) => {
  evidence.events = link(change(evidence.events), evidence.document.id)
}

const withHash = (of: string, signatureSha256: string) => (event: Event) =>
  event.type === 'party.signed' && event.partyId === of ? { ...event, data: { signatureSha256 } } : event

/** Says that the first bytes of the original stood before its header. */
function beginLater(file: Evidence['document']['file']) {
  file.prefix = Buffer.from(original.subarray(0, 9)).toString('base64')
}

const signAs = (evidence: Evidence, companyRole: string | null) => {
  const [party] = evidence.parties
  const capacity = companyRole === null ? null : { companyName: 'Nordhem AB', companyRole, companyOrgNumber: null }
  Object.assign(party!.signature!, { capacity })
  Object.assign(party!, { companyName: 'Nordhem AB', companyRole: 'Director' })
  rehash(evidence)
}

test('a signature agrees with the evidence if the party signed in the capacity that the evidence names', async () => {
  const { parties } = await judge((evidence) => signAs(evidence, 'Director'))
  expect(parties.map(({ agrees }) => agrees)).toEqual([true, true])
})

const text = { id: 'fld_1', name: 'rent', type: 'TEXT', label: null, page: 1, value: '1', shown: '1', multiline: false }
const textWithoutBox = text as EvidenceField

const changes: [string, string, (evidence: Evidence) => void][] = [
  ['another capacity than the one signed', 'signature_mismatch', (evidence) => signAs(evidence, 'Tenant')],
  ['a capacity that the party did not sign', 'signature_mismatch', (evidence) => signAs(evidence, null)],
  ['an event that was changed', 'trail_broken', ({ events }) => void (events[1]!.at = '2026-11-20T10:00:00.000Z')],
  ['an event that is missing', 'trail_broken', ({ events }) => void events.splice(1, 1)],
  ['the event of another document', 'trail_broken', (evidence) => (evidence.document.id = 'doc_other')],
  [
    'a party that rejected',
    'trail_broken',
    (evidence) => relink(evidence, (events) => [...events, { type: 'party.rejected', partyId: 'pty_0' }]),
  ],
  [
    'another statement',
    'signature_mismatch',
    ({ parties }) => void (parties[0]!.signature!.statement = 'I sign nothing.'),
  ],
  [
    'another way of verifying',
    'signature_mismatch',
    ({ parties }) => void (parties[1]!.signature!.verification = 'SMS_BEFORE_SIGNING'),
  ],
  [
    'another scan',
    'signature_mismatch',
    ({ parties }) => void (parties[0]!.signature!.scan = { type: 'image/png', sha256: 'a'.repeat(64) }),
  ],
  ['a party that is missing', 'signature_mismatch', ({ parties }) => void parties.pop()],
  [
    'a signature without an event',
    'signature_mismatch',
    (evidence) => relink(evidence, (events) => events.filter(({ partyId }) => partyId !== 'pty_0')),
  ],
  [
    'an event with the hash of another signature',
    'signature_mismatch',
    (evidence) => relink(evidence, (events) => events.map(withHash('pty_0', 'a'.repeat(64)))),
  ],
  [
    'a party that signed another file',
    'signature_mismatch',
    (evidence) => {
      const { signature, id } = evidence.parties[0]!
      signature!.fileSha256 = 'a'.repeat(64)
      const { sha256: _, ...facts } = signature!
      signature!.sha256 = hashSignature(evidence.document.id, id, facts)
      relink(evidence, (events) => events.map(withHash(id, signature!.sha256)))
    },
  ],
  [
    'an organizer that had to sign, and did not',
    'signature_mismatch',
    (evidence) => {
      Object.assign(evidence.parties[0]!, { role: 'ORGANIZER', signature: null })
      relink(evidence, (events) => events.filter(({ partyId }) => partyId !== 'pty_0'))
    },
  ],
  [
    'an organizer from whom nothing was required, and who signed all the same',
    'signature_mismatch',
    ({ parties }) => void Object.assign(parties[0]!, { role: 'ORGANIZER', requiredSignature: 'NONE', signature: null }),
  ],
  ['another original', 'original_changed', ({ document }) => void (document.file.sha256 = 'a'.repeat(64))],
  ['an original that is longer than the file', 'original_changed', ({ document }) => void (document.file.size = 1e9)],
  ['bytes before the original', 'original_changed', ({ document }) => void (document.file.prefix = 'Cg==')],
  ['a part of the original as bytes before it', 'original_changed', ({ document }) => beginLater(document.file)],
  [
    'bytes before the original that are no base64',
    'evidence_damaged',
    ({ document }) => void (document.file.prefix = '*'),
  ],
  [
    'more bytes before the original than readers skip',
    'evidence_damaged',
    ({ document }) => void (document.file.prefix = Buffer.alloc(1024).toString('base64')),
  ],
  [
    'an upload of another file',
    'original_changed',
    (evidence) => relink(evidence, ([created, ...rest]) => [{ ...created, data: { sha256: 'a'.repeat(64) } }, ...rest]),
  ],
  ['events that are not a list', 'evidence_damaged', (evidence) => void (evidence.events = {} as never)],
  ['a party without a name', 'evidence_damaged', ({ parties }) => void (parties[0]!.name = undefined as never)],
  [
    'fields that are not a list',
    'evidence_damaged',
    ({ parties }) => void (parties[0]!.signature!.fields = {} as never),
  ],
  [
    'a field without a box',
    'evidence_damaged',
    ({ parties }) => void (parties[0]!.signature!.fields = [textWithoutBox]),
  ],
]

test.each(changes)('%s: %s', async (_, code, change) => {
  const report = await judge(change)
  expect(report.verdict).toBe('does_not_hold')
  expect(report.reasons.map((reason) => reason.code)).toContain(code)
  // The signature itself is right. The sealer is responsible for the evidence.
  expect(report.intact).toBe('yes')
})

test('the report names the party with the wrong signature', async () => {
  const report = await judge(({ parties }) => void (parties[1]!.signature!.statement = 'I sign nothing.'))
  expect(report.reasons).toEqual([{ code: 'signature_mismatch', detail: 'pty_1' }])
  expect(report.parties.map(({ agrees }) => agrees)).toEqual([true, false])
})

/** With a certificate that was valid at the times of the sample. */
const earlier = await newIdentity({ from: new Date('2026-11-01T00:00:00Z') })

/** Changes the times of the events. They are in the order: created, sent, signed by the first party, signed by the second. */
const withTimes = (...times: string[]) => {
  const evidence = newEvidence(original)
  relink(evidence, (events) => events.map((event, index) => ({ ...event, at: `2026-11-21T${times[index]}Z` })))
  return evidence
}

test.each<[string, Evidence, string, string, object[]]>([
  ['times in order', newEvidence(original), '11:00:59', '11:01', []],
  [
    'an event that is earlier than the one before it, as after a correction of the clock',
    withTimes('09:00', '12:30', '11:00', '11:00'),
    '13:00',
    '13:00',
    [{ code: 'events_disordered', detail: 'evt_2' }],
  ],
  [
    'a signature with another time than its event',
    withTimes('09:00', '10:00', '11:00', '11:00:05'),
    '11:01',
    '11:01',
    [{ code: 'signature_time_differs', detail: 'pty_1' }],
  ],
  [
    'an event and signatures after the seal',
    newEvidence(original),
    '10:30',
    '12:00',
    [{ code: 'later_than_seal', detail: 'evt_2' }],
  ],
  [
    'a seal that is later than the present',
    newEvidence(original),
    '12:30',
    '12:00',
    [{ code: 'seal_in_future', detail: 'seal' }],
  ],
])(
  '%s: the seal holds, and the report remarks on the times that do not fit',
  async (_, evidence, sealed, now, remarks) => {
    const pdf = await seal(earlier, { original, evidence, signingTime: new Date(`2026-11-21T${sealed}Z`) })
    const report = await verifySeal(pdf, { trusted: [earlier.der], now: new Date(`2026-11-21T${now}Z`) })
    expect(report).toMatchObject({ verdict: 'holds', remarks })
  },
)

test('an organizer from whom nothing was required need not have signed', async () => {
  const report = await judge((evidence) => {
    const { parties } = evidence
    parties.push({ ...parties[0]!, id: 'pty_9', role: 'ORGANIZER', requiredSignature: 'NONE', signature: null })
  })
  expect(report.verdict).toBe('holds')
  expect(report.parties.at(-1)!.agrees).toBeNull()
})

test('bytes before the header of the upload stand in the evidence, and the hash of the upload covers them', async () => {
  const prefix = Buffer.from('\ufeffMIME-Version: 1.0\r\n\r\n')
  const evidence = newEvidence(Buffer.concat([prefix, original]))
  evidence.document.file.prefix = prefix.toString('base64')
  expect(await verifySeal(await seal(self, { original, evidence }), { trusted: [self.der] })).toMatchObject({
    verdict: 'holds',
    evidence: { document: { file: { size: prefix.length + original.length } } },
  })
})

test('text that is not JSON, or JSON that is nested too deeply, is damaged evidence', async () => {
  for (const evidence of [
    '{',
    '['.repeat(200_000) + ']'.repeat(200_000),
    `{"format":"paraph-evidence","version":1,"events":${'['.repeat(50_000)}${']'.repeat(50_000)}}`,
  ]) {
    const { reasons } = await verifySeal(await seal(self, { original, evidence }), { trusted: [self.der] })
    expect(reasons).toEqual([{ code: 'evidence_damaged' }])
  }
})

test('the service that knows the file confirms who sealed it, and nothing else', async () => {
  const unknown = await verifySeal(await seal(self, { original }))
  const known = confirmOrigin(unknown)
  expect(known).toMatchObject({ verdict: 'holds', reasons: [], sealer: { confirmedBy: 'service' } })
  expect(known.notChecked).not.toContain('sealer')
  expect(unknown).toMatchObject({ verdict: 'cannot_be_said', sealer: { confirmedBy: null } })

  const faulty = await verifySeal(
    await seal(self, { original, evidence: newEvidence(await newOriginal({ pages: 3 })) }),
  )
  expect(confirmOrigin(faulty)).toBe(faulty)
  const unsealed = await verifySeal(original)
  expect(confirmOrigin(unsealed).verdict).toBe('cannot_be_said')
  const other = await verifySeal(await seal(self, { original, evidence: null }))
  expect(confirmOrigin(other)).toMatchObject({ verdict: 'cannot_be_said', reasons: [{ code: 'not_paraph' }] })
})
