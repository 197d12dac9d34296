import type { PartyWithSigningUrl } from '@paraph/client'
import { Icon } from '@paraph/ui/icons/icon.tsx'
import { redoIcon, undoIcon } from '@paraph/ui/icons/lucide.ts'
import type { useEditing } from '../model/use-editing.ts'
import { useTexts } from '../../texts/language.ts'

interface ToolBarProps {
  editing: ReturnType<typeof useEditing>
  pages: number
  currentPage: number
  onGoTo: (page: number) => void
  parties: PartyWithSigningUrl[]
  /** The party as which the pages are shown. Undefined to edit. */
  viewer: string | undefined
  onView: (viewer: string | undefined) => void
}

/** What concerns all fields, and the way to a page. */
export function ToolBar({ editing, pages, currentPage, onGoTo, parties, viewer, onView }: ToolBarProps) {
  const { t } = useTexts()
  const { undo, redo, state, conflict } = editing
  const [canUndo, canRedo] = [editing.canUndo && !viewer, editing.canRedo && !viewer]
  return (
    <div class="buttons">
      <button type="button" class="quiet" aria-disabled={!canUndo} onClick={() => canUndo && undo()}>
        <Icon path={undoIcon} />
        {t.fields.undo}
      </button>
      <button type="button" class="quiet" aria-disabled={!canRedo} onClick={() => canRedo && redo()}>
        <Icon path={redoIcon} />
        {t.fields.redo}
      </button>
      <label class="jump">
        {t.fields.showAs}
        <select value={viewer ?? ''} onChange={({ currentTarget }) => onView(currentTarget.value || undefined)}>
          <option value="">{t.fields.editing}</option>
          {parties.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      </label>
      {pages > 1 && (
        <label class="jump">
          {t.fields.goToPage}
          <select value={currentPage} onChange={({ currentTarget }) => onGoTo(Number(currentTarget.value))}>
            {Array.from({ length: pages }, (_, index) => (
              <option key={index} value={index + 1}>
                {index + 1}
              </option>
            ))}
          </select>
        </label>
      )}
      {state && !conflict && <span class="hint">{state === 'saved' ? t.fields.saved : t.fields.saving}</span>}
    </div>
  )
}
