import type { Field, ParaphDocument, PartyWithSigningUrl } from '@paraph/client'
import { formatTime } from '@paraph/ui/times.ts'
import { useState } from 'preact/hooks'
import { makesMarks, mustAct, nextOf } from '../../queries/parties.ts'
import { useSession } from '../../session/session.ts'
import { useTexts } from '../../texts/language.ts'
import { PartyHead } from '../parts/party-head.tsx'
import { PartyActions } from './party-actions.tsx'
import { PartyMarks } from './party-marks.tsx'
import { type Circumstances, isMissed, isOwnTurn, partyStateOf, waitsForLink } from './party-state.ts'

interface SentPartyProps {
  party: PartyWithSigningUrl
  document: ParaphDocument
  fields: Field[]
  circumstances: Circumstances
  /** True if this server sends no e-mail. */
  isMailOff: boolean
  /** When the party came as far as it is now. */
  movedAt: string | undefined
  /** The time from which the party can be reminded again. Undefined if it can be reminded now. */
  remindableFrom: Date | undefined
  /** True for one of many people: it has a line, and opens. */
  isFolded: boolean
}

/** How far a party has come, and how the sender can help it on. */
export function SentParty({ isFolded, ...props }: SentPartyProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <li data-place={props.party.id} tabIndex={-1}>
      {isFolded ? (
        <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
          <summary class="party">
            <Head {...props} />
          </summary>
          {isOpen && (
            <>
              <Details {...props} />
              <Actions {...props} />
            </>
          )}
        </details>
      ) : (
        <>
          <div class="party">
            <Head {...props} />
            <Actions {...props} />
          </div>
          <Details {...props} />
        </>
      )}
    </li>
  )
}

type PartProps = Omit<SentPartyProps, 'isFolded'>

const isWaiting = ({ party, document }: PartProps) => document.status === 'SENT' && party.signingStatus === 'NOT_SIGNED'

/** Who it is, how far it has come, and since when. */
function Head(props: PartProps) {
  const { party, document, circumstances, movedAt } = props
  const { t, language } = useTexts()
  const { signingStatus, role } = party
  const { status } = document
  const state = partyStateOf(party, circumstances)
  const text = t.party.states[state]
  const name = nextOf(circumstances.parties, party)?.name ?? ''
  // What was not done has no time.
  const hasMoved = status === 'SENT' || signingStatus !== 'NOT_SIGNED' || !mustAct(party)
  const at = party.signedAt ?? (hasMoved && state !== 'TURN' ? movedAt : undefined)
  const look = isWaiting(props) && isMissed(party) ? 'rejected' : signingStatus.toLowerCase()
  return (
    <>
      <PartyHead party={party} place={circumstances.parties.indexOf(party)} />
      <span class="party-state">
        <span class={`mark ${look}`}>{typeof text === 'string' ? text : text({ name, role, status })}</span>
        {at && (
          <time class="hint" dateTime={at}>
            {formatTime(at, language)}
          </time>
        )}
      </span>
    </>
  )
}

/** What it has signed with, and what is wrong. */
function Details(props: PartProps) {
  const { party, fields, circumstances } = props
  const { t } = useTexts()
  const { me } = useSession()
  return (
    <>
      {makesMarks(party, fields) && party.signingStatus === 'SIGNED' && <PartyMarks party={party} />}
      {party.signingUrl === null && isOwnTurn(party, circumstances, me.member) && <p>{t.party.ownTurn}</p>}
      {isWaiting(props) && isMissed(party) && <p class="error">{t.party.missed}</p>}
      {isWaiting(props) && party.reportedAt && <p class="error">{t.party.reported}</p>}
    </>
  )
}

function Actions(props: PartProps) {
  const { party, document, circumstances, isMailOff, remindableFrom } = props
  const { may, me } = useSession()
  if (!isWaiting(props) || document.sealStatus !== null || !may('documents:write')) return null
  return (
    <PartyActions
      party={party}
      document={document}
      isMailOff={isMailOff}
      remindableFrom={remindableFrom}
      isOwnTurn={isOwnTurn(party, circumstances, me.member)}
      waitsForLink={waitsForLink(party, circumstances)}
      waitsForTurn={nextOf(circumstances.parties, party) !== undefined}
    />
  )
}
