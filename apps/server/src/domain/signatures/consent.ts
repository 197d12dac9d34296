import { createHash } from 'node:crypto'
import type { Capacity, Language, PartyRole, RequiredSignature, SigningConsent } from '@paraph/contract'
import { toOneLine } from '#platform/formats/one-line.ts'
import type { FileExtras } from '#platform/pdf/facts/file-extras.ts'
import { Problem } from '#platform/problems/problem.ts'
import { confirmBesidePages } from './beside-pages.ts'
import { capacityOf, describeCapacity } from './capacity.ts'

/** Change it with every change of the texts below. */
const TEXTS_VERSION = '2026-11-29'

interface Facts {
  /** The name of the party, and its capacity. */
  name: string
  title: string
  /** True for the statement that is accepted only if the page reports the reading. */
  hasRead: boolean
}

/** The way to sign that the statement describes. NONE and CLICK_TO_SIGN need only the button. */
type Way = 'CLICK' | 'DRAWING' | 'MANUAL' | 'BANKID'

interface ConsentTexts {
  sign: Record<PartyRole, (facts: Facts, way: Way) => string>
  reject: Record<PartyRole, (facts: Facts) => string>
}

/*
 * Each statement says who acts (attribution), that the party agrees to act electronically (consent), and the effect that it wants (intent). The names
 * in quotation marks are the names of the buttons on the signing page. The app of BankID also shows the statement for BankID, because the person
 * signs there.
 */

const enStart = ({ name, title, hasRead }: Facts) =>
  hasRead
    ? { who: `I am ${name}, and I have read “${title}”.`, it: 'the document' }
    : { who: `I am ${name}.`, it: `“${title}”` }

const enSign = (facts: Facts, way: Way) => {
  const { who, it } = enStart(facts)
  return {
    CLICK: `${who} By selecting “Sign”, I sign ${it}, and I agree to do so electronically instead of on paper. I intend my electronic signature to be as binding as a signature by hand.`,
    DRAWING: `${who} By drawing my signature, typing my name or adding a picture of my signature, and selecting “Sign”, I sign ${it}, and I agree to do so electronically instead of on paper. I intend my electronic signature to be as binding as a signature by hand.`,
    MANUAL: `${who} I have signed ${it} by hand on paper, and my scan shows the paper that I signed. By selecting “Sign”, I agree that the scan is used electronically instead of the paper. I intend the scan to be as binding as the paper.`,
    BANKID: `${who} By signing with BankID, I sign ${it}, and I agree to do so electronically instead of on paper. I intend my electronic signature to be as binding as a signature by hand.`,
  }[way]
}

const enReject =
  (refused: string) =>
  ({ name, title }: Facts) =>
    `I am ${name}. By selecting “Reject”, I refuse to ${refused} “${title}”. The document then ends for all parties. The sender and the other parties can read the reason that I give.`

const english: ConsentTexts = {
  sign: {
    SIGNER: enSign,
    ORGANIZER: enSign,
    ACCEPTOR: (facts, way) => {
      const { who, it } = enStart(facts)
      return {
        CLICK: `${who} By selecting “Accept”, I accept ${it}, and I agree to do so electronically instead of on paper. I intend my acceptance to be as binding as one on paper.`,
        DRAWING: `${who} By drawing my signature, typing my name or adding a picture of my signature, and selecting “Accept”, I accept ${it}, and I agree to do so electronically instead of on paper. I intend my acceptance to be as binding as one on paper.`,
        MANUAL: `${who} I have accepted ${it} by hand on paper, and my scan shows that paper. By selecting “Accept”, I agree that the scan is used electronically instead of the paper. I intend the scan to be as binding as the paper.`,
        BANKID: `${who} By signing with BankID, I accept ${it}, and I agree to do so electronically instead of on paper. I intend my acceptance to be as binding as one on paper.`,
      }[way]
    },
    REVIEWER: ({ name, title }, way) =>
      ({
        CLICK: `I am ${name}. By selecting “Confirm the review”, I confirm electronically that I have reviewed “${title}”. My confirmation does not bind me to the content of the document.`,
        DRAWING: `I am ${name}. By drawing my signature, typing my name or adding a picture of my signature, and selecting “Confirm the review”, I confirm electronically that I have reviewed “${title}”. My confirmation does not bind me to the content of the document.`,
        MANUAL: `I am ${name}. I have confirmed on paper that I have reviewed “${title}”, and my scan shows that paper. By selecting “Confirm the review”, I agree that the scan is used electronically instead of the paper. My confirmation does not bind me to the content of the document.`,
        BANKID: `I am ${name}. By signing with BankID, I confirm electronically that I have reviewed “${title}”. My confirmation does not bind me to the content of the document.`,
      })[way],
  },
  reject: {
    SIGNER: enReject('sign'),
    ORGANIZER: enReject('sign'),
    ACCEPTOR: enReject('accept'),
    REVIEWER: enReject('confirm the review of'),
  },
}

const svStart = ({ name, title, hasRead }: Facts) =>
  hasRead
    ? { who: `Jag är ${name} och har läst ”${title}”.`, it: 'dokumentet' }
    : { who: `Jag är ${name}.`, it: `”${title}”` }

const svSign = (facts: Facts, way: Way) => {
  const { who, it } = svStart(facts)
  return {
    CLICK: `${who} Genom att välja ”Skriv under” skriver jag under ${it}, och jag går med på att göra det elektroniskt i stället för på papper. Jag vill att min elektroniska underskrift ska vara lika bindande som en underskrift för hand.`,
    DRAWING: `${who} Genom att rita min namnteckning, skriva mitt namn eller lägga till en bild av min namnteckning och välja ”Skriv under” skriver jag under ${it}, och jag går med på att göra det elektroniskt i stället för på papper. Jag vill att min elektroniska underskrift ska vara lika bindande som en underskrift för hand.`,
    MANUAL: `${who} Jag har skrivit under ${it} för hand på papper, och min inskannade kopia visar det papper som jag har skrivit under. Genom att välja ”Skriv under” går jag med på att kopian används elektroniskt i stället för papperet. Jag vill att kopian ska vara lika bindande som papperet.`,
    BANKID: `${who} Genom att skriva under med BankID skriver jag under ${it}, och jag går med på att göra det elektroniskt i stället för på papper. Jag vill att min elektroniska underskrift ska vara lika bindande som en underskrift för hand.`,
  }[way]
}

const svReject =
  (refused: string) =>
  ({ name, title }: Facts) =>
    `Jag är ${name}. Genom att välja ”Avböj” avböjer jag att ${refused} ”${title}”. Dokumentet avslutas då för alla parter. Avsändaren och de andra parterna kan läsa den anledning som jag anger.`

const swedish: ConsentTexts = {
  sign: {
    SIGNER: svSign,
    ORGANIZER: svSign,
    ACCEPTOR: (facts, way) => {
      const { who, it } = svStart(facts)
      return {
        CLICK: `${who} Genom att välja ”Godkänn” godkänner jag ${it}, och jag går med på att göra det elektroniskt i stället för på papper. Jag vill att mitt godkännande ska vara lika bindande som ett godkännande på papper.`,
        DRAWING: `${who} Genom att rita min namnteckning, skriva mitt namn eller lägga till en bild av min namnteckning och välja ”Godkänn” godkänner jag ${it}, och jag går med på att göra det elektroniskt i stället för på papper. Jag vill att mitt godkännande ska vara lika bindande som ett godkännande på papper.`,
        MANUAL: `${who} Jag har godkänt ${it} för hand på papper, och min inskannade kopia visar det papperet. Genom att välja ”Godkänn” går jag med på att kopian används elektroniskt i stället för papperet. Jag vill att kopian ska vara lika bindande som papperet.`,
        BANKID: `${who} Genom att skriva under med BankID godkänner jag ${it}, och jag går med på att göra det elektroniskt i stället för på papper. Jag vill att mitt godkännande ska vara lika bindande som ett godkännande på papper.`,
      }[way]
    },
    REVIEWER: ({ name, title }, way) =>
      ({
        CLICK: `Jag är ${name}. Genom att välja ”Bekräfta granskningen” bekräftar jag elektroniskt att jag har granskat ”${title}”. Min bekräftelse binder mig inte till dokumentets innehåll.`,
        DRAWING: `Jag är ${name}. Genom att rita min namnteckning, skriva mitt namn eller lägga till en bild av min namnteckning och välja ”Bekräfta granskningen” bekräftar jag elektroniskt att jag har granskat ”${title}”. Min bekräftelse binder mig inte till dokumentets innehåll.`,
        MANUAL: `Jag är ${name}. Jag har bekräftat på papper att jag har granskat ”${title}”, och min inskannade kopia visar det papperet. Genom att välja ”Bekräfta granskningen” går jag med på att kopian används elektroniskt i stället för papperet. Min bekräftelse binder mig inte till dokumentets innehåll.`,
        BANKID: `Jag är ${name}. Genom att skriva under med BankID bekräftar jag elektroniskt att jag har granskat ”${title}”. Min bekräftelse binder mig inte till dokumentets innehåll.`,
      })[way],
  },
  reject: {
    SIGNER: svReject('skriva under'),
    ORGANIZER: svReject('skriva under'),
    ACCEPTOR: svReject('godkänna'),
    REVIEWER: svReject('bekräfta granskningen av'),
  },
}

const texts: Record<Language, ConsentTexts> = { EN: english, SV: swedish }

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
  const reject = texts[language].reject[role]({ ...facts, hasRead: false })
  const agreeing = (hasRead: boolean) => {
    const statement = texts[language].sign[role]({ ...facts, hasRead }, wayOf(requiredSignature))
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
