import type { Fault, Field, ParaphDocument, PartyWithSigningUrl } from '@paraph/client'
import { Alert } from '@paraph/ui/alert.tsx'
import { useRef } from 'preact/hooks'
import { useTexts } from '../../../texts/language.ts'
import { AddPerson } from './add-person.tsx'
import { partyFaultsIn } from '../draft-faults.ts'
import { DraftParty } from './draft-party.tsx'
import { DraftRoles } from './draft-roles.tsx'
import { rolesOf } from './roles-of.ts'
import { usePersonSearch } from '../../parts/use-person-search.tsx'
import { sharedAddresses } from './shared-addresses.ts'
import { SignToo } from './sign-too.tsx'
import { usePartyOrder } from './use-party-order.ts'

/** More people get a search, and a line each. */
const FEW = 8

interface DraftPeopleProps {
  document: ParaphDocument
  /** In the order in which they sign. */
  parties: PartyWithSigningUrl[]
  fields: Field[]
  /** What is missing before the document can be sent. */
  faults: Fault[]
}

/** Who signs a draft, and in which order. */
export function DraftPeople({ document, parties, fields, faults }: DraftPeopleProps) {
  const { t } = useTexts()
  const order = usePartyOrder(document, parties)
  const nextPlace = order.isInOrder ? parties.length + 1 : null
  const search = usePersonSearch(parties, FEW)
  const twins = sharedAddresses(parties)
  const roles = rolesOf(fields)
  const nextName = useRef<HTMLInputElement>(null)
  const focusNextName = () => nextName.current?.focus()
  return (
    <section class="card draft-people">
      <h2>{t.draft.people}</h2>
      {parties.length === 0 && <p class="hint">{t.draft.nobody}</p>}
      {roles.length > 0 && (
        <DraftRoles documentId={document.id} roles={roles} signingOrder={nextPlace} onAdded={focusNextName} />
      )}
      {search.field}
      <ol ref={order.list} class={`people ${order.isInOrder ? 'in-order' : ''} ${parties.length > FEW ? 'many' : ''}`}>
        {parties.map(
          (party, index) =>
            search.isFound(party) && (
              <DraftParty
                key={party.id}
                party={party}
                place={index}
                fieldCount={fields.filter(({ partyId }) => partyId === party.id).length}
                faults={partyFaultsIn(faults, party)}
                hasTwin={twins.has(party.email)}
                // A place in a list with gaps would say nothing.
                move={search.isActive ? undefined : order.moveOf(index)}
              />
            ),
        )}
      </ol>
      <AddPerson
        documentId={document.id}
        signingOrder={nextPlace}
        isFirst={parties.length === 0 && roles.length === 0}
        nameField={nextName}
      />
      <SignToo
        documentId={document.id}
        signingOrder={nextPlace}
        addresses={parties.map(({ email }) => email)}
        onAdded={focusNextName}
      />
      {parties.length > 1 && (
        <label class="check">
          <input type="checkbox" checked={order.willBeInOrder} onChange={order.toggle} />
          {t.draft.inOrder}
        </label>
      )}
      <Alert text={order.message} />
    </section>
  )
}
