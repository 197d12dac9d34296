import type { Event } from '@paraph/contract'
import { expect, test } from 'vitest'
import { confirmOrigin, type Evidence, verifySeal } from '../src/index.ts'
import { newIdentity } from './authority.support.ts'
import { rehash } from './bankid/sample.support.ts'
import { link, newEvidence, newOriginal, seal } from './sample.support.ts'

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

const texts = { value: '1', shown: '1', multiline: false }
const textWithoutBox = { id: 'fld_1', name: 'rent', type: 'TEXT', label: null, page: 1, ...texts }

type Change = (evidence: Evidence) => void
const signed =
  (change: object, index = 0): Change =>
  ({ parties }) =>
    void Object.assign(parties[index]!.signature!, change)
const filed =
  (change: object): Change =>
  ({ document }) =>
    void Object.assign(document.file, change)
/** Changes the first party. Without `false`, its events stay. */
const party =
  (change: object, keepsEvents = true): Change =>
  (evidence) => {
    Object.assign(evidence.parties[0]!, change)
    if (!keepsEvents) relink(evidence, (events) => events.filter(({ partyId }) => partyId !== 'pty_0'))
  }
const events =
  (change: (events: Event[]) => Partial<Event>[]): Change =>
  (evidence) =>
    relink(evidence, change)
const unasked = { role: 'ORGANIZER', requiredSignature: 'NONE', signature: null }
const other = 'a'.repeat(64)
const firstBytes = Buffer.from(original.subarray(0, 9)).toString('base64')

const changes: [string, string, Change][] = [
  ['another capacity than the one signed', 'signature_mismatch', (evidence) => signAs(evidence, 'Tenant')],
  ['a capacity that the party did not sign', 'signature_mismatch', (evidence) => signAs(evidence, null)],
  ['an event that was changed', 'trail_broken', ({ events }) => void (events[1]!.at = '2026-11-20T10:00:00.000Z')],
  ['an event that is missing', 'trail_broken', ({ events }) => void events.splice(1, 1)],
  ['the event of another document', 'trail_broken', ({ document }) => void (document.id = 'doc_other')],
  [
    'a party that rejected',
    'trail_broken',
    events((before) => [...before, { type: 'party.rejected', partyId: 'pty_0' }]),
  ],
  ['another statement', 'signature_mismatch', signed({ statement: 'I sign nothing.' })],
  ['another way of verifying', 'signature_mismatch', signed({ verification: 'SMS_BEFORE_SIGNING' }, 1)],
  ['another scan', 'signature_mismatch', signed({ scan: { type: 'image/png', sha256: other } })],
  ['a party that is missing', 'signature_mismatch', ({ parties }) => void parties.pop()],
  ['a signature without an event', 'signature_mismatch', party({}, false)],
  [
    'an event with the hash of another signature',
    'signature_mismatch',
    events((before) => before.map(withHash('pty_0', other))),
  ],
  [
    'a party that signed another file',
    'signature_mismatch',
    (evidence) => {
      signed({ fileSha256: other })(evidence)
      rehash(evidence)
    },
  ],
  ['an organizer that had to sign', 'signature_mismatch', party({ role: 'ORGANIZER', signature: null }, false)],
  ['an organizer that need not sign, and did', 'signature_mismatch', party(unasked)],
  ['another original', 'original_changed', filed({ sha256: other })],
  ['an original that is longer than the file', 'original_changed', filed({ size: 1e9 })],
  ['bytes before the original', 'original_changed', filed({ prefix: 'Cg==' })],
  ['a part of the original as bytes before it', 'original_changed', filed({ prefix: firstBytes })],
  ['bytes before the original that are no base64', 'evidence_damaged', filed({ prefix: '*' })],
  [
    'more bytes before the original than readers skip',
    'evidence_damaged',
    filed({ prefix: Buffer.alloc(1024).toString('base64') }),
  ],
  [
    'an upload of another file',
    'original_changed',
    events(([created, ...rest]) => [{ ...created, data: { sha256: other } }, ...rest]),
  ],
  ['events that are not a list', 'evidence_damaged', (evidence) => void (evidence.events = {} as never)],
  ['a party without a name', 'evidence_damaged', party({ name: undefined })],
  ['fields that are not a list', 'evidence_damaged', signed({ fields: {} })],
  ['a field without a box', 'evidence_damaged', signed({ fields: [textWithoutBox] })],
  ...[
    { shownPages: 1, visits: [{ userAgent: null, pages: {} }] },
    { shownPages: '1' },
    { shownPages: 1, pages: {} },
    { shownPages: 1, pages: [{ page: 1 }] },
    'much',
  ].map((reading): [string, string, Change] => [
    `the reading ${JSON.stringify(reading)}`,
    'evidence_damaged',
    signed({ reading }),
  ]),
]

test.each(changes)('%s: %s', async (_, code, change) => {
  const report = await judge(change)
  expect(report.verdict).toBe('does_not_hold')
  expect(report.reasons.map((reason) => reason.code)).toContain(code)
  // The signature itself is right. The sealer is responsible for the evidence.
  expect(report.intact).toBe('yes')
})

test('the report names the party with the wrong signature', async () => {
  const report = await judge(signed({ statement: 'I sign nothing.' }, 1))
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

const sample = newEvidence(original)
const lateEvent = withTimes('09:00', '12:30', '11:00', '11:00')
const otherTime = withTimes('09:00', '10:00', '11:00', '11:00:05')

test.each<[string, Evidence, string, string, ...[code: string, detail: string][]]>([
  ['times in order', sample, '11:00:59', '11:01'],
  ['an event that is earlier than the one before it', lateEvent, '13:00', '13:00', ['events_disordered', 'evt_2']],
  ['a signature at another time', otherTime, '11:01', '11:01', ['signature_time_differs', 'pty_1']],
  ['an event and signatures after the seal', sample, '10:30', '12:00', ['later_than_seal', 'evt_2']],
  ['a seal that is later than the present', sample, '12:30', '12:00', ['seal_in_future', 'seal']],
])(
  '%s: the seal holds, and the report remarks on the times that do not fit',
  async (_, evidence, sealed, now, ...found) => {
    const pdf = await seal(earlier, { original, evidence, signingTime: new Date(`2026-11-21T${sealed}Z`) })
    const report = await verifySeal(pdf, { trusted: [earlier.der], now: new Date(`2026-11-21T${now}Z`) })
    const remarks = found.map(([code, detail]) => ({ code, detail }))
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
