import type { Field, ParaphDocument, PartyWithSigningUrl } from '@paraph/client'
import { formatTime } from '@paraph/ui/times.ts'
import type { Texts } from '../../../generated/texts.ts'
import { makesMarks } from '../../queries/parties.ts'
import { isWaitingForMail } from '../../server/use-mail-is-off.ts'
import { useSession } from '../../session/session.ts'
import { useTexts } from '../../texts/language.ts'
import { PartyHead } from '../parts/party-head.tsx'
import { PartyActions } from './party-actions.tsx'
import { PartyMarks } from './party-marks.tsx'

interface SentPartyProps {
  party: PartyWithSigningUrl
  document: ParaphDocument
  fields: Field[]
  /** True if this server sends no e-mail. */
  isMailOff: boolean
  /** The party that must act first. Undefined if it is the turn of this one. */
  waitsFor: PartyWithSigningUrl | undefined
  /** When the party came as far as it is now. */
  movedAt: string | undefined
}

/** How far a party has come, and how the sender can help it on. */
export function SentParty(props: SentPartyProps) {
  const { party, document, fields, isMailOff, waitsFor, movedAt } = props
  const { t, language } = useTexts()
  const { may } = useSession()
  const { signedAt, signingUrl, signingStatus, readStatus, sendStatus, reportedAt } = party
  const isOpen = document.status === 'SENT'
  const isWaiting = isOpen && signingStatus === 'NOT_SIGNED'
  const canAct = isWaiting && document.sealStatus === null && may('documents:write')
  const waitsForTurn = isWaiting && waitsFor !== undefined
  const waitsForLink = canAct && !waitsForTurn && isMailOff && isWaitingForMail(party) && signingUrl !== null
  const isMissed = isOpen && (sendStatus === 'BOUNCED' || sendStatus === 'FAILED')
  const state = waitsForTurn
    ? t.party.waitsFor({ name: waitsFor.name })
    : waitsForLink && readStatus === 'NOT_OPENED'
      ? t.party.waitsForLink
      : stateOf(party, t)
  const at = signedAt ?? movedAt
  return (
    <li data-place={party.id} tabIndex={-1}>
      <div class="party">
        <PartyHead party={party} />
        <span class="party-state">
          <span class={`mark ${isMissed ? 'rejected' : signingStatus.toLowerCase()}`}>{state}</span>
          {at && !waitsForTurn && (
            <time class="hint" dateTime={at}>
              {formatTime(at, language)}
            </time>
          )}
        </span>
      </div>
      {makesMarks(party, fields) && signingStatus === 'SIGNED' && <PartyMarks party={party} />}
      {isMissed && <p class="error">{t.party.missed}</p>}
      {isWaiting && reportedAt && <p class="error">{t.party.reported}</p>}
      {canAct && (
        <PartyActions
          party={party}
          document={document}
          isMailOff={isMailOff}
          waitsForLink={waitsForLink}
          waitsForTurn={waitsForTurn}
        />
      )}
    </li>
  )
}

function stateOf({ signingStatus, readStatus, sendStatus }: PartyWithSigningUrl, t: Texts): string {
  if (signingStatus !== 'NOT_SIGNED') return t.signingStatus[signingStatus]
  if (sendStatus === 'BOUNCED' || sendStatus === 'FAILED') return t.sendStatus[sendStatus]
  if (readStatus !== 'NOT_OPENED') return t.readStatus[readStatus]
  return sendStatus ? t.sendStatus[sendStatus] : t.signingStatus.NOT_SIGNED
}
