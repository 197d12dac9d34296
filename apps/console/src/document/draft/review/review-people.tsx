import type { PartyWithSigningUrl } from '@paraph/client'
import { useTexts } from '../../../texts/language.ts'
import { type Loaded } from '../../../queries/document.ts'
import { choicesOf } from '../../../queries/parties.ts'
import { PartyHead } from '../../parts/party-head.tsx'
import { SeeAs } from '../../parts/see-as.tsx'
import { addressOfMessage } from './doubts-of.ts'

/** Who gets the draft, how, and what each has to do, in the order in which they sign. */
export function ReviewPeople({ parties, fields }: Pick<Loaded, 'parties' | 'fields'>) {
  const { t } = useTexts()
  const isInOrder = parties.some(({ signingOrder }) => signingOrder !== null)
  const about = (party: PartyWithSigningUrl) => {
    const { deliveryMethod, twoStepVerification } = choicesOf(party)
    const count = fields.filter(({ partyId }) => partyId === party.id).length
    return [
      t.review.delivery({ way: deliveryMethod, address: addressOfMessage(party) ?? t.party.noAddress }),
      ...(twoStepVerification === 'NONE' ? [] : [t.review.check({ way: twoStepVerification })]),
      t.review.fields({ count }),
    ].join(' ')
  }
  return (
    <>
      <h3>{t.draft.people}</h3>
      {parties.length > 1 && <p class="hint">{isInOrder ? t.review.inOrder : t.review.atOnce}</p>}
      <ol class={`people ${isInOrder ? 'in-order' : ''}`}>
        {parties.map((party, place) => (
          <li key={party.id}>
            <div class="party">
              <PartyHead party={party} place={place} isBrief />
              <div class="buttons end">
                <SeeAs party={party} />
              </div>
            </div>
            <p class="hint">{about(party)}</p>
          </li>
        ))}
      </ol>
    </>
  )
}
