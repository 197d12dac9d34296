import { Alert } from '@paraph/ui/alert.tsx'
import { useTexts } from '../texts/language.ts'
import { ConflictNotice } from './conflict-notice.tsx'
import { type TextToSave, useSavedText } from './use-saved-text.ts'

interface SavedTextProps extends TextToSave {
  label: string
  isLong?: boolean
  maxLength?: number
  inputMode?: 'text' | 'email' | 'tel'
}

/** A text of a draft that saves itself, unless somebody else has changed it meanwhile: then the person chooses. */
export function SavedText({ label, isLong, maxLength, inputMode = 'text', ...text }: SavedTextProps) {
  const { t } = useTexts()
  const { field, conflict, message } = useSavedText(text)
  const fault = `${field.id}-fault`
  const attributes = {
    ...field,
    ...(maxLength !== undefined && { maxLength }),
    'aria-invalid': message !== undefined,
    ...(message && { 'aria-describedby': fault }),
  }
  return (
    <div>
      <label for={field.id}>{label}</label>
      {isLong ? <textarea rows={3} {...attributes} /> : <input type="text" inputMode={inputMode} {...attributes} />}
      <ConflictNotice text={t.conflict.text({ theirs: conflict?.theirs ?? '' })} conflict={conflict} />
      <Alert id={fault} text={message} />
    </div>
  )
}
