import { Icon } from '@paraph/ui/icons/icon.tsx'
import { sendIcon } from '@paraph/ui/icons/lucide.ts'
import { useState } from 'preact/hooks'
import type { Loaded } from '../../queries/document.ts'
import { useMailIsOff } from '../../server/use-mail-is-off.ts'
import { useTexts } from '../../texts/language.ts'
import { ReviewDialog } from './review/review-dialog.tsx'
import type { useSendDraft } from './use-send-draft.ts'

interface SendDraftProps {
  /** With the parties in the order in which they sign. */
  loaded: Loaded
  send: ReturnType<typeof useSendDraft>
}

/** The button that shows the draft once more before it is sent. */
export function SendDraft({ loaded, send }: SendDraftProps) {
  const { t } = useTexts()
  const { parties } = loaded
  const isMailOff = useMailIsOff(parties)
  const [isReviewing, setReviewing] = useState(false)
  const isEmpty = parties.length === 0
  return (
    <>
      <section class={`card ${isEmpty ? '' : 'send'}`}>
        <div class="buttons">
          <button
            type="button"
            class="primary"
            aria-disabled={isEmpty}
            onClick={() => {
              if (isEmpty) return
              send.prepare()
              setReviewing(true)
            }}
          >
            <Icon path={sendIcon} />
            {t.draft.review}
          </button>
        </div>
        {isEmpty && <p class="hint">{t.draft.needsPeople}</p>}
        {isMailOff && <p class="hint">{t.draft.noMail}</p>}
      </section>
      {isReviewing && (
        <ReviewDialog loaded={loaded} send={send} isMailOff={isMailOff} onClose={() => setReviewing(false)} />
      )}
    </>
  )
}
