import { POPULAR_DOMAINS, run } from '@zootools/email-spell-checker'
import type { Field, PartyWithSigningUrl } from '@paraph/client'
import { type EditorField, fromServer } from '../../../fields/model/editor-field.ts'
import { warningsOf } from '../../../fields/model/warnings.ts'
import { choicesOf } from '../../../queries/parties.ts'

/** What the sender should look at before the draft is sent. Each can be meant so. */
export type Doubt =
  | { kind: 'sameAddress'; address: string; parties: PartyWithSigningUrl[] }
  | { kind: 'noPlace'; party: PartyWithSigningUrl }
  | { kind: 'fields'; count: number }
  | { kind: 'mistyped'; party: PartyWithSigningUrl; meant: string }
  | { kind: 'noFields'; parties: PartyWithSigningUrl[] }
  | { kind: 'noLabels'; count: number }

interface Reviewed {
  /** The number of pages. */
  pages: number
  parties: PartyWithSigningUrl[]
  fields: Field[]
}

/** Returns what could be a mistake. What the draft lacks is not among it, because the server says that. */
export function doubtsOf({ pages, parties, fields }: Reviewed): Doubt[] {
  const edited = fromServer(fields)
  const warned = warningsOf(edited, { pages, parties }).size
  const without = parties.filter((party) => signs(party) && !edited.some(({ owner }) => owner === party.id))
  const unlabelled = edited.filter(({ type, label, required }) => required && !label && ASKED.has(type)).length
  return [
    ...sameAddresses(parties),
    ...mistypedAddresses(parties),
    // Without any fields, all sign on the signature page.
    ...(edited.length > 0 && without.length > 0 ? [{ kind: 'noFields', parties: without } as const] : []),
    ...parties.filter((party) => hasNoPlace(party, edited)).map((party): Doubt => ({ kind: 'noPlace', party })),
    ...(warned > 0 ? [{ kind: 'fields', count: warned } as const] : []),
    ...(unlabelled > 0 ? [{ kind: 'noLabels', count: unlabelled } as const] : []),
  ]
}

/** The address to which the message of the party goes. */
export const addressOfMessage = (party: PartyWithSigningUrl): string | undefined =>
  (({ EMAIL: party.email, SMS: party.phone, NONE: undefined }) as const)[choicesOf(party).deliveryMethod] ?? undefined

function sameAddresses(parties: PartyWithSigningUrl[]): Doubt[] {
  const byAddress = Map.groupBy(parties, (party) => addressOfMessage(party)?.toLowerCase() ?? '')
  return [...byAddress]
    .filter(([address, those]) => address && those.length > 1)
    .map(([, those]) => ({ kind: 'sameAddress', address: addressOfMessage(those[0]!)!, parties: those }))
}

/** The types of fields that need a label: the name of such a type does not tell the person what to fill in. */
const ASKED = new Set<Field['type']>(['TEXT', 'NUMBER', 'CHECKBOX', 'RADIO', 'DROPDOWN'])

const signs = (party: PartyWithSigningUrl) => party.role === 'SIGNER' && choicesOf(party).requiredSignature !== 'NONE'

/** Names of mail services that the library would take for misspelt ones. */
const MORE_SERVICES = ['mac.com', 'gmail.se', 'hotmail.se', 'outlook.se', 'live.se', 'live.no', 'live.dk', 'hotmail.no']

/** Finds mistyped domains, such as gmial.com. It compares each domain with well-known mail services and with the domains of earlier people of the draft. */
function mistypedAddresses(parties: PartyWithSigningUrl[]): Doubt[] {
  const mailed = parties.filter((party) => choicesOf(party).deliveryMethod === 'EMAIL' && party.email)
  return mailed.flatMap((party, index): Doubt[] => {
    // Two addresses like each other are one doubt.
    const before = mailed.slice(0, index).map(({ email }) => domainOf(email!))
    const domains = [...POPULAR_DOMAINS, ...MORE_SERVICES, ...before]
    const meant = run({ email: party.email!, domains, secondLevelDomains: [], topLevelDomains: [] })
    return meant ? [{ kind: 'mistyped', party, meant: meant.full }] : []
  })
}

const domainOf = (email: string) => email.slice(email.lastIndexOf('@') + 1).toLowerCase()

/** True if the party fills in fields and signs by its mark, but no field says where the mark stands. */
function hasNoPlace(party: PartyWithSigningUrl, fields: EditorField[]): boolean {
  const own = fields.filter(({ owner }) => owner === party.id)
  return (
    choicesOf(party).requiredSignature === 'DRAWING' && own.length > 0 && own.every(({ type }) => type !== 'SIGNATURE')
  )
}
