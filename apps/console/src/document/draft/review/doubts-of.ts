import type { Field, PartyWithSigningUrl } from '@paraph/client'
import { type EditorField, fromServer } from '../../../fields/model/editor-field.ts'
import { warningsOf } from '../../../fields/model/warnings.ts'
import { choicesOf } from '../../../queries/parties.ts'

/** What the sender should look at before the draft is sent. Each can be meant so. */
export type Doubt =
  | { kind: 'sameAddress'; address: string; parties: PartyWithSigningUrl[] }
  | { kind: 'noPlace'; party: PartyWithSigningUrl }
  | { kind: 'fields'; count: number }

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
  return [
    ...sameAddresses(parties),
    ...parties.filter((party) => hasNoPlace(party, edited)).map((party): Doubt => ({ kind: 'noPlace', party })),
    ...(warned > 0 ? [{ kind: 'fields', count: warned } as const] : []),
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

/** True if the party fills in fields and signs by its mark, but no field says where the mark stands. */
function hasNoPlace(party: PartyWithSigningUrl, fields: EditorField[]): boolean {
  const own = fields.filter(({ owner }) => owner === party.id)
  return (
    choicesOf(party).requiredSignature === 'DRAWING' && own.length > 0 && own.every(({ type }) => type !== 'SIGNATURE')
  )
}
