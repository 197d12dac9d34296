import { Alert } from '@paraph/ui/alert.tsx'
import { Dialog } from '@paraph/ui/dialog.tsx'
import { Icon } from '@paraph/ui/icons/icon.tsx'
import { crossIcon } from '@paraph/ui/icons/lucide.ts'
import { useId, useRef, useState } from 'preact/hooks'
import { focusHeading } from '../../layout/heading.tsx'
import { useMailIsOff } from '../../server/use-mail-is-off.ts'
import { useSession } from '../../session/session.ts'
import { formatTime, useTexts } from '../../texts/language.ts'
import { CopyButton } from '../copying/copy-button.tsx'
import { Files } from '../parts/files.tsx'
import { type Loaded } from '../../queries/document.ts'
import { inOrderOf, makesMarks, mustAct, nextOf } from '../../queries/parties.ts'
import { SentParty } from './sent-party.tsx'
import { Trail } from './trail.tsx'
import { useChange } from '../../saving/use-change.ts'

/** What has happened to a document, who is next, and what the sender can do about it. */
export function Follow(loaded: Loaded) {
  const { document, parties, fields } = loaded
  const { t, language } = useTexts()
  const { may } = useSession()
  const isMailOff = useMailIsOff(parties) && document.status === 'SENT'
  const [isCancelling, setCancelling] = useState(false)
  const { status, expiresAt, rejectedReason, cancelledReason } = document
  const acting = parties.filter(mustAct)
  const signed = acting.filter(({ signingStatus }) => signingStatus === 'SIGNED').length
  const reason = rejectedReason ?? cancelledReason
  return (
    <div class="draft follow">
      <section class="card">
        <h2>{t.draft.people}</h2>
        {status === 'SENT' && <p>{t.follow.progress({ signed, all: acting.length })}</p>}
        {isMailOff && <p class="notice">{t.follow.noMail}</p>}
        {status === 'SENT' && expiresAt && (
          <p class="hint">{t.follow.expires({ time: formatTime(expiresAt, language) })}</p>
        )}
        {reason && (
          <p class="error" dir="auto">
            {t.follow.reason({ reason })}
          </p>
        )}
        <ol class="people">
          {inOrderOf(parties).map((party) => (
            <SentParty
              key={party.id}
              party={party}
              document={document}
              isMailOff={isMailOff}
              makesMarks={makesMarks(party, fields)}
              waitsFor={nextOf(parties, party)}
            />
          ))}
        </ol>
        {may('documents:write') && (
          <div class="buttons">
            <CopyButton documentId={document.id} />
            {status === 'SENT' && (
              <button type="button" class="quiet danger" onClick={() => setCancelling(true)}>
                <Icon path={crossIcon} />
                {t.follow.cancel}
              </button>
            )}
          </div>
        )}
        {isCancelling && (
          <CancelDialog documentId={document.id} isMailOff={isMailOff} onClose={() => setCancelling(false)} />
        )}
      </section>
      <Files document={document} />
      <Trail document={document} parties={parties} />
    </div>
  )
}

interface CancelDialogProps {
  documentId: string
  isMailOff: boolean
  onClose: () => void
}

function CancelDialog({ documentId, isMailOff, onClose }: CancelDialogProps) {
  const { t } = useTexts()
  const { paraph } = useSession()
  const id = useId()
  const [reason, setReason] = useState('')
  const [isMissing, setMissing] = useState(false)
  const field = useRef<HTMLTextAreaElement>(null)
  const cancel = useChange(
    documentId,
    (reason: string) => paraph.documents.cancel(documentId, { reason }),
    t.follow.cancelled,
  )
  const press = (close: () => void) => {
    setMissing(!reason.trim())
    if (!reason.trim()) return field.current!.focus()
    cancel.press(reason.trim(), () => {
      close()
      focusHeading()
    })
  }
  return (
    <Dialog title={t.follow.cancelTitle} onClose={onClose}>
      {(close) => (
        <>
          <p>{isMailOff ? t.follow.cancelWithoutMail : t.follow.cancelAbout}</p>
          <label for={id}>{t.follow.cancelReason}</label>
          <textarea
            ref={field}
            id={id}
            aria-describedby={`${id}-error`}
            rows={2}
            maxLength={1000}
            value={reason}
            onInput={({ currentTarget }) => setReason(currentTarget.value)}
          />
          <Alert id={`${id}-error`} text={isMissing ? t.follow.noReason : cancel.message} />
          <div class="buttons">
            <button type="button" class="danger" aria-disabled={cancel.isBusy} onClick={() => press(close)}>
              {t.follow.cancelNow}
            </button>
            <button type="button" onClick={close}>
              {t.follow.keep}
            </button>
          </div>
        </>
      )}
    </Dialog>
  )
}
