import type { Fault } from '@paraph/client'
import { formatTime } from '@paraph/ui/times.ts'
import type { Loaded } from '../../../queries/document.ts'
import { useTexts } from '../../../texts/language.ts'
import { ReviewDoubts } from './review-doubts.tsx'
import { ReviewMessage } from './review-message.tsx'
import { ReviewPeople } from './review-people.tsx'
import type { SidePart } from '../side-tabs.tsx'

interface ReviewSheetProps {
  loaded: Loaded
  /** What is missing before the document can be sent. */
  faults: Fault[]
  isMailOff: boolean
  close: () => void
  onShow: (part: SidePart) => void
}

/** The draft as the server has it. */
export function ReviewSheet({ loaded, faults, isMailOff, close, onShow }: ReviewSheetProps) {
  const { t, language } = useTexts()
  const { document, parties } = loaded
  const { firstAfterDays, everyDays, max } = document.reminders
  return (
    <>
      <ReviewDoubts loaded={loaded} faults={faults} close={close} onShow={onShow} />
      {isMailOff && <p class="notice">{t.draft.noMail}</p>}
      <div class="review">
        <section>
          <ReviewPeople parties={parties} fields={loaded.fields} />
          <h3>{t.review.time}</h3>
          <p>
            {document.expiresAt
              ? t.review.lastDay({ time: formatTime(document.expiresAt, language) })
              : t.review.noLastDay}
          </p>
          <p>{t.review.reminders({ first: firstAfterDays, every: everyDays, max })}</p>
        </section>
        <section>
          <h3>{t.review.message}</h3>
          <ReviewMessage document={document} parties={parties} isMailOff={isMailOff} />
        </section>
      </div>
    </>
  )
}
