import { sendIcon } from '@paraph/ui/icons/lucide.ts'
import { Button } from '@paraph/ui/kit/button.tsx'
import { useId, useState } from 'preact/hooks'
import type { Loaded } from '../../queries/document.ts'
import { useMailIsOff } from '../../server/use-mail-is-off.ts'
import { useTexts } from '../../texts/language.ts'
import { addTypedPerson } from './people/typed-person.ts'
import { ReviewDialog } from './review/review-dialog.tsx'
import type { useSendDraft } from './use-send-draft.ts'
import type { SidePart } from './side-tabs.tsx'

interface SendDraftProps {
  /** With the parties in the order in which they sign. */
  loaded: Loaded
  send: ReturnType<typeof useSendDraft>
  onShow: (part: SidePart) => void
}

/** The button that shows the draft once more before it is sent. */
export function SendDraft({ loaded, send, onShow }: SendDraftProps) {
  const { t } = useTexts()
  const id = useId()
  const { parties } = loaded
  const isMailOff = useMailIsOff(parties)
  const [isReviewing, setReviewing] = useState(false)
  const isEmpty = parties.length === 0
  return (
    <>
      <Button
        icon={sendIcon}
        look="primary"
        class="review-and-send"
        isOff={isEmpty}
        aria-describedby={`${id}-hint`}
        onPress={() => {
          if (!addTypedPerson()) return onShow('people')
          send.prepare()
          setReviewing(true)
        }}
      >
        {t.draft.review}
      </Button>
      <p class="hint" id={`${id}-hint`}>
        {isEmpty ? t.draft.needsPeople : isMailOff && t.draft.noMail}
      </p>
      {isReviewing && (
        <ReviewDialog
          loaded={loaded}
          send={send}
          isMailOff={isMailOff}
          onShow={onShow}
          onClose={() => setReviewing(false)}
        />
      )}
    </>
  )
}
