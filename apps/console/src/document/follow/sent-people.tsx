import type { PartyWithSigningUrl } from '@paraph/client'
import { Button } from '@paraph/ui/kit/button.tsx'
import { useState } from 'preact/hooks'
import { type Loaded, useEvents } from '../../queries/document.ts'
import { inOrderOf } from '../../queries/parties.ts'
import { useSession } from '../../session/session.ts'
import { useTexts } from '../../texts/language.ts'
import { usePersonSearch } from '../parts/use-person-search.tsx'
import { lastMoves, remindableFrom } from './party-news.ts'
import { type Circumstances, isOwnTurn, needsSender } from './party-state.ts'
import { SentParty } from './sent-party.tsx'

/** More people get a line each and a search, and the style sheet shows this many of them at first. */
const FEW = 12

interface SentPeopleProps extends Loaded {
  isMailOff: boolean
  /** True if the sender may copy the links of the people. */
  hasLinks: boolean
}

/** The people of a document that was sent. Of many, the sender whose turn it is and those who need the sender stand first. */
export function SentPeople({ document, parties, fields, isMailOff, hasLinks }: SentPeopleProps) {
  const { t } = useTexts()
  const { member } = useSession().me
  const events = useEvents(document).data?.events ?? []
  const moves = lastMoves(events, parties)
  const search = usePersonSearch(parties, FEW)
  const [isAll, setAll] = useState(false)
  const isMany = parties.length > FEW
  const circumstances: Circumstances = {
    status: document.status,
    parties,
    passesLinksOn: hasLinks && isMailOff,
  }
  const isNeeded = (party: PartyWithSigningUrl) =>
    isOwnTurn(party, circumstances, member) || needsSender(party, circumstances)
  const shown = isMany ? neededFirst(inOrderOf(parties), isNeeded) : inOrderOf(parties)
  const isCut = isMany && !isAll && !search.isActive
  return (
    <>
      {search.field}
      <ol class={`people ${isMany ? 'folded' : ''} ${isCut ? 'cut' : ''}`}>
        {shown.filter(search.isFound).map((party) => (
          <SentParty
            key={party.id}
            party={party}
            document={document}
            fields={fields}
            circumstances={circumstances}
            isMailOff={isMailOff}
            movedAt={moves.get(party.id)}
            remindableFrom={remindableFrom(events, party.id)}
            isFolded={isMany}
          />
        ))}
      </ol>
      {isCut && <Button onPress={() => setAll(true)}>{t.party.showAll({ count: parties.length })}</Button>}
    </>
  )
}

/** Keeps the order among those who need the sender, and among the others. */
function neededFirst(
  parties: PartyWithSigningUrl[],
  isNeeded: (party: PartyWithSigningUrl) => boolean,
): PartyWithSigningUrl[] {
  const needed = new Set(parties.filter(isNeeded))
  return [...needed, ...parties.filter((party) => !needed.has(party))]
}
