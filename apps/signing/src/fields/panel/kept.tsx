import { type Filling, isMark, isSet } from '../../filling/filling.ts'
import { useFieldsTexts } from '../texts/fields-texts.ts'

/** Says whether the server has what the party has filled in. Then the party can finish later. Each text has one line, so that nothing moves. */
export function Kept({ filling }: { filling: Filling }) {
  const t = useFieldsTexts().kept
  if (!filling.own.some((field) => !isMark(field) && isSet(filling.valueOf(field)))) return null
  // Only the tab keeps these marks.
  const hasMark = filling.initials !== undefined || (filling.draws && filling.signature !== undefined)
  return <p class="hint kept">{!filling.isSaved ? t.saving : hasMark ? t.exceptMarks : t.saved}</p>
}
