import { join } from 'node:path'
import type { Language, PartyRole, RequiredSignature } from '@paraph/contract'
import { readTexts } from '@paraph/contract/texts/read-texts.ts'
import { expect, test } from 'vitest'
import { consentOf } from '#domain/signatures/consent.ts'
import { describeCapacity } from '../../../../signing/src/session/capacity.ts'
import type { Texts } from '../../../../signing/generated/texts.ts'

const languages: Language[] = ['EN', 'SV']
const roles: PartyRole[] = ['SIGNER', 'ACCEPTOR', 'REVIEWER', 'ORGANIZER']
const ways: RequiredSignature[] = ['CLICK_TO_SIGN', 'DRAWING', 'MANUAL']
const facts = { name: 'Anna Lindqvist', title: 'Tenancy agreement' }
const itself = { companyName: null, companyRole: null, companyOrgNumber: null }

const all = languages.flatMap((language) =>
  roles.flatMap((role) => ways.map((requiredSignature) => ({ language, role, requiredSignature }))),
)
const consent = ({ language, role, requiredSignature }: (typeof all)[number], { name, title } = facts) =>
  consentOf({ language, title, fileExtras: null }, { name, role, requiredSignature, ...itself })

/** The buttons of the signing page. */
const buttons = {
  EN: { SIGNER: 'Sign', ACCEPTOR: 'Accept', REVIEWER: 'Confirm the review', ORGANIZER: 'Sign', reject: 'Reject' },
  SV: {
    SIGNER: 'Skriv under',
    ACCEPTOR: 'Godkänn',
    REVIEWER: 'Bekräfta granskningen',
    ORGANIZER: 'Skriv under',
    reject: 'Avböj',
  },
}

test.each(all)('%j names the party, the document and the button; only after reading, that it was read', (kind) => {
  const { sign, reject, afterReading } = consent(kind)
  const { [kind.role]: button, reject: rejectButton } = buttons[kind.language]
  for (const [statement, label] of [
    [sign, button],
    [reject, rejectButton],
  ]) {
    expect(statement).toContain(facts.name)
    expect(statement).toContain(facts.title)
    expect(statement).toMatch(new RegExp(`[“”]${label}”`))
  }
  const read = /I have read|har läst/
  expect([sign, afterReading.sign].map((text) => read.test(text))).toEqual([false, kind.role !== 'REVIEWER'])
  for (const text of [sign, afterReading.sign]) expect(text.split(facts.title)).toHaveLength(2)
})

test('each role and way to sign has its own version', () => {
  expect(new Set(all.filter(({ role }) => role !== 'ORGANIZER').map((kind) => consent(kind).version)).size).toBe(18)
})

test('the statements name the capacity of the party in one line, without its empty parts', () => {
  const who = (language: Language, capacity: Partial<typeof itself> | object) => {
    const party = { name: 'Anna Ek', role: 'SIGNER', requiredSignature: 'NONE', ...itself, ...capacity } as const
    const { sign, reject } = consentOf({ language, title: 'Lease', fileExtras: null }, party)
    const [first, second] = [sign, reject].map((text) => /^(?:I am|Jag är) (.*?)(?:, and| och har|\. )/.exec(text)![1])
    expect(second).toBe(first)
    return first
  }
  const all = { companyName: 'Nordhem\u202e\nAB', companyRole: 'Director', companyOrgNumber: '556000-1234' }
  expect(who('EN', all)).toBe('Anna Ek (Director, Nordhem AB, organization number 556000-1234)')
  expect(who('SV', all)).toBe('Anna Ek (Director, Nordhem AB, organisationsnummer 556000-1234)')
  // The top of the page has the same words.
  const harmless = { ...all, companyName: 'Nordhem AB' }
  const texts = readTexts<Texts>(join(import.meta.dirname, '../../../../signing/src/texts'))
  for (const language of languages)
    expect(`Anna Ek (${describeCapacity(harmless, texts[language])})`).toBe(who(language, all))
  expect(who('EN', { companyRole: 'Director', companyName: ' ' })).toBe('Anna Ek (Director)')
  expect(who('EN', { companyName: ' ' })).toBe('Anna Ek')
})

test('invisible characters and line breaks in a name or title can not disguise the statement', () => {
  const { afterReading } = consent(all[0]!, { name: 'Anna\u202e Ek\n\n', title: 'Lease\u2066\nNot binding' })
  expect(afterReading.sign).toContain('I am Anna Ek, and I have read “Lease Not binding”.')
})
