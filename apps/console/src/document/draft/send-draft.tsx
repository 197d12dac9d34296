import type { PartyWithSigningUrl } from '@paraph/client'
import { Alert } from '@paraph/ui/alert.tsx'
import { Icon } from '@paraph/ui/icons/icon.tsx'
import { sendIcon } from '@paraph/ui/icons/lucide.ts'
import { faultText } from '../../layout/failure.tsx'
import { useMailIsOff } from '../../server/use-mail-is-off.ts'
import { useTexts } from '../../texts/language.ts'
import { otherFaultsIn } from './draft-faults.ts'
import type { useSendDraft } from './use-send-draft.ts'

interface SendDraftProps {
  parties: PartyWithSigningUrl[]
  send: ReturnType<typeof useSendDraft>
}

/** The button that sends a draft, and why it could not be sent. */
export function SendDraft({ parties, send }: SendDraftProps) {
  const { t } = useTexts()
  const isMailOff = useMailIsOff(parties)
  const { faults } = send
  return (
    <section class={`card ${parties.length > 0 ? 'send' : ''}`}>
      {faults.length === 0 && <Alert text={send.message} />}
      {faults.length > 0 && <Alert text={t.draft.incomplete} />}
      {otherFaultsIn(faults, parties).map((fault) => (
        <p class="error" key={fault.pointer}>
          {faultText(fault, t)}
        </p>
      ))}
      <div class="buttons">
        <button
          type="button"
          class={send.isBusy ? 'primary busy' : 'primary'}
          aria-disabled={parties.length === 0 || send.isBusy}
          onClick={() => {
            if (parties.length > 0) send.press()
          }}
        >
          {!send.isBusy && <Icon path={sendIcon} />}
          {send.isBusy ? t.draft.sending : t.draft.send({ count: parties.length })}
        </button>
      </div>
      {parties.length === 0 && <p class="hint">{t.draft.needsPeople}</p>}
      {isMailOff && <p class="hint">{t.draft.noMail}</p>}
    </section>
  )
}
