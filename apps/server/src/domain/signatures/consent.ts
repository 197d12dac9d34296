import { createHash } from 'node:crypto'
import type { Capacity, Language, PartyRole, RequiredSignature, SigningConsent } from '@paraph/contract'
import { toOneLine } from '#platform/formats/one-line.ts'
import type { FileExtras } from '#platform/pdf/facts/file-extras.ts'
import { Problem } from '#platform/problems/problem.ts'
import { confirmBesidePages } from './beside-pages.ts'
import { capacityOf, describeCapacity } from './capacity.ts'
import { signaturesTexts } from './signatures-texts.ts'

/** Change it with every change of the statements in `texts/`. */
const TEXTS_VERSION = '2026-11-30'

/** The way to sign that the statement describes. NONE and CLICK_TO_SIGN need only the button. */
type Way = 'CLICK' | 'DRAWING' | 'MANUAL' | 'BANKID'

/*
 * Each statement says who acts (attribution), that the party agrees to act electronically (consent), and the effect that it wants (intent). The names
 * in quotation marks are the names of the buttons on the signing page. The app of BankID also shows the statement for BankID, because the person
 * signs there. A statement that says how much the party has read is accepted only with the report of the page about it. The statement of a reviewer
 * always says what was read.
 */
const acts = { SIGNER: 'sign', ORGANIZER: 'sign', ACCEPTOR: 'accept', REVIEWER: 'review' } as const

interface ConsentingParty extends Capacity {
  name: string
  role: PartyRole
  requiredSignature: RequiredSignature
}

/** Returns the statements for one party. The version also depends on its name and capacity, because the sender can change them at any time. */
export function consentOf(
  { language, title, fileExtras }: { language: Language; title: string; fileExtras: FileExtras | null },
  party: ConsentingParty,
): SigningConsent {
  const { name, role, requiredSignature } = party
  const capacity = describeCapacity(capacityOf(party), language)
  const facts = { name: toOneLine(name) + (capacity && ` (${capacity})`), title: toOneLine(title) }
  const t = signaturesTexts[language]
  const reject = t.reject({ ...facts, role })
  const agreeing = (hasRead: boolean) => {
    const statement = t[acts[role]][wayOf(requiredSignature)]({ ...facts, hasRead })
    const sign = [statement, confirmBesidePages(language, fileExtras)].filter(Boolean).join(' ')
    const digest = createHash('sha256')
      .update(JSON.stringify([sign, reject]))
      .digest('hex')
    return { version: `${TEXTS_VERSION}-${digest.slice(0, 16)}`, sign }
  }
  return { ...agreeing(false), reject, afterReading: agreeing(true) }
}

/** Returns the statements of this version. Undefined if they have changed since then. */
export function findConsent(version: string, ...facts: Parameters<typeof consentOf>): SigningConsent | undefined {
  const consent = consentOf(...facts)
  if (version === consent.version) return consent
  return version === consent.afterReading.version ? { ...consent, ...consent.afterReading } : undefined
}

/**
 * Returns the statements that the party saw.
 *
 * @param isReadingReported - false if no page has reported that the party has read the document. Then its evidence can't have a statement that says so.
 * @throws Problem `consent_outdated` if they have changed since then, or say that the party has read the document without such a report
 */
export function requireConsent(
  version: string,
  isReadingReported: boolean,
  ...facts: Parameters<typeof consentOf>
): SigningConsent {
  const consent = findConsent(version, ...facts)
  if (!consent) throw new Problem('consent_outdated')
  if (isReadingReported || version === consentOf(...facts).version) return consent
  const detail =
    'This statement says that the party has read the document, but no reading was reported. Send reading, or show consent.sign to the party and send its version.'
  throw new Problem('consent_outdated', detail)
}

function wayOf(requiredSignature: RequiredSignature): Way {
  return requiredSignature === 'NONE' || requiredSignature === 'CLICK_TO_SIGN' ? 'CLICK' : requiredSignature
}
