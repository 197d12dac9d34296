import type { ParaphDocument, PartyWithSigningUrl } from '@paraph/client'
import { Alert } from '@paraph/ui/alert.tsx'
import { Dialog } from '@paraph/ui/dialog.tsx'
import { Icon } from '@paraph/ui/icons/icon.tsx'
import { bellIcon, linkIcon, pencilIcon } from '@paraph/ui/icons/lucide.ts'
import { useId, useState } from 'preact/hooks'
import { useSession } from '../../session/session.ts'
import { formatTime, useTexts } from '../../texts/language.ts'
import { isWaitingForMail } from '../../server/use-mail-is-off.ts'
import { PartyHead } from '../parts/party-head.tsx'
import { choicesOf } from '../../queries/parties.ts'
import { useChange } from '../../saving/use-change.ts'
import { LinkDialog } from './link-dialog.tsx'
import { PartyMarks } from './party-marks.tsx'
import type { Texts } from '../../../generated/texts.ts'

interface SentPartyProps {
  party: PartyWithSigningUrl
  document: ParaphDocument
  /** True if this server sends no e-mail. */
  isMailOff: boolean
  /** True if the party signs with a mark of its own: a signature or initials. */
  makesMarks: boolean
  /** The party that must act first. Undefined if it is the turn of this one. */
  waitsFor: PartyWithSigningUrl | undefined
}

/** How far a party has come, and how the sender can help it on. */
export function SentParty({ party, document, isMailOff, makesMarks, waitsFor }: SentPartyProps) {
  const { t, language } = useTexts()
  const { paraph, may } = useSession()
  const [dialog, setDialog] = useState<'link' | 'address'>()
  const { id, documentId, signedAt, signingUrl, readStatus } = party
  const remind = useChange(documentId, () => paraph.parties.remind(documentId, id), t.party.reminded)
  const isOpen = document.status === 'SENT'
  const canAct = isOpen && party.signingStatus === 'NOT_SIGNED' && may('documents:write')
  const waitsForTurn = isOpen && party.signingStatus === 'NOT_SIGNED' && waitsFor !== undefined
  const waitsForLink = canAct && !waitsForTurn && isMailOff && isWaitingForMail(party) && signingUrl !== null
  const isMissed = isOpen && (party.sendStatus === 'BOUNCED' || party.sendStatus === 'FAILED')
  const link = signingUrl && (
    <button
      type="button"
      class={waitsForLink ? undefined : 'quiet'}
      aria-label={t.party.linkName({ name: party.name })}
      onClick={() => setDialog('link')}
    >
      <Icon path={linkIcon} />
      {t.party.link}
    </button>
  )
  return (
    <li>
      <div class="party">
        <PartyHead party={party} />
        <span class={`mark ${isMissed ? 'rejected' : party.signingStatus.toLowerCase()}`}>
          {waitsForTurn
            ? t.party.waitsFor({ name: waitsFor.name })
            : waitsForLink && readStatus === 'NOT_OPENED'
              ? t.party.waitsForLink
              : stateOf(party, t)}
        </span>
      </div>
      {signedAt && <span class="hint">{formatTime(signedAt, language)}</span>}
      {makesMarks && party.signingStatus === 'SIGNED' && <PartyMarks party={party} />}
      {isMissed && <p class="error">{t.party.missed}</p>}
      {canAct && (
        <div class="buttons">
          {waitsForLink && link}
          {choicesOf(party).deliveryMethod !== 'NONE' && !waitsForLink && (
            <button
              type="button"
              class="quiet"
              aria-disabled={remind.isBusy}
              aria-label={t.party.remindName({ name: party.name })}
              onClick={() => remind.press(undefined)}
            >
              <Icon path={bellIcon} />
              {t.party.remind}
            </button>
          )}
          <button
            type="button"
            class="quiet"
            aria-label={t.party.correctName({ name: party.name })}
            onClick={() => setDialog('address')}
          >
            <Icon path={pencilIcon} />
            {t.party.correct}
          </button>
          {!waitsForLink && link}
        </div>
      )}
      <Alert text={remind.message} />
      {dialog === 'link' && (
        <LinkDialog party={party} link={signingUrl!} document={document} onClose={() => setDialog(undefined)} />
      )}
      {dialog === 'address' && (
        <AddressDialog party={party} isMailOff={isMailOff} onClose={() => setDialog(undefined)} />
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

interface AddressDialogProps extends Pick<SentPartyProps, 'party' | 'isMailOff'> {
  onClose: () => void
}

function AddressDialog({ party, isMailOff, onClose }: AddressDialogProps) {
  const { t } = useTexts()
  const { paraph } = useSession()
  const id = useId()
  const { deliveryMethod } = choicesOf(party)
  const field = deliveryMethod === 'SMS' ? 'phone' : 'email'
  const way = deliveryMethod === 'NONE' ? 'none' : deliveryMethod === 'EMAIL' && isMailOff ? 'copy' : 'message'
  const [address, setAddress] = useState(party[field] ?? '')
  const change = useChange(
    party.documentId,
    (address: string) => paraph.parties.update(party.documentId, party.id, { role: party.role, [field]: address }),
    t.party.corrected,
  )
  return (
    <Dialog title={t.party.correctTitle({ name: party.name })} onClose={onClose}>
      {(close) => (
        <form
          noValidate
          onSubmit={(event) => {
            event.preventDefault()
            if (address.trim()) change.press(address.trim(), close)
          }}
        >
          <p>{t.party.correctAbout({ way })}</p>
          <label for={id}>{field === 'phone' ? t.party.phone : t.party.email}</label>
          <input
            id={id}
            type="text"
            inputMode={field === 'phone' ? 'tel' : 'email'}
            value={address}
            aria-describedby={`${id}-error`}
            onInput={({ currentTarget }) => setAddress(currentTarget.value)}
          />
          <Alert id={`${id}-error`} text={change.message} />
          <div class="buttons">
            <button type="submit" class="primary" aria-disabled={change.isBusy}>
              {t.party.correctNow({ way })}
            </button>
            <button type="button" onClick={close}>
              {t.close}
            </button>
          </div>
        </form>
      )}
    </Dialog>
  )
}
