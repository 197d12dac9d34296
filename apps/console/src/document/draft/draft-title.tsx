import type { ParaphDocument } from '@paraph/client'
import { Alert } from '@paraph/ui/alert.tsx'
import { useRef } from 'preact/hooks'
import { Heading } from '../../layout/heading.tsx'
import { ConflictNotice } from '../../saving/conflict-notice.tsx'
import { useSavedText } from '../../saving/use-saved-text.ts'
import { useTexts } from '../../texts/language.ts'
import { useDraftText } from './use-draft-text.ts'

/** The same limit as in the contract. */
const MAX_TITLE = 255

/** The title of a draft, edited where it stands. Enter ends that, and Escape gives back the title from before. */
export function DraftTitle({ document }: { document: ParaphDocument }) {
  const { t } = useTexts()
  const { field, conflict, message } = useSavedText({ ...useDraftText(document, 'title'), isRequired: true })
  const before = useRef(document.title)
  const { id, onInput, onFocus } = field
  const press = ({ key, currentTarget, isComposing }: KeyboardEvent & { currentTarget: HTMLInputElement }) => {
    if (isComposing || (key !== 'Enter' && key !== 'Escape')) return
    if (key === 'Escape') onInput({ currentTarget: { value: before.current } })
    // To leave the field saves it.
    currentTarget.blur()
  }
  return (
    <>
      <div class="visually-hidden">
        <Heading>{document.title}</Heading>
      </div>
      <label class="visually-hidden" for={id}>
        {t.draft.title}
      </label>
      <input
        {...field}
        class="title-field"
        type="text"
        dir="auto"
        maxLength={MAX_TITLE}
        autocomplete="off"
        enterkeyhint="done"
        aria-invalid={message !== undefined}
        aria-describedby={`${id}-error`}
        onFocus={({ currentTarget }) => {
          before.current = currentTarget.value
          onFocus()
        }}
        onKeyDown={press}
      />
      <ConflictNotice text={t.conflict.text({ theirs: conflict?.theirs ?? '' })} conflict={conflict} />
      <Alert id={`${id}-error`} text={message} />
    </>
  )
}
