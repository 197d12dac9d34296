import type { PartyWithSigningUrl } from '@paraph/client'
import { redoIcon, undoIcon } from '@paraph/ui/icons/lucide.ts'
import { Button } from '@paraph/ui/kit/button.tsx'
import type { useEditing } from '../model/use-editing.ts'
import { useTexts } from '../../texts/language.ts'
import type { useZoom } from '../page/use-zoom.ts'
import { KeysButton } from './keys-button.tsx'
import { ZoomButtons } from './zoom-buttons.tsx'
import { PageJump } from './page-jump.tsx'

interface ToolBarProps {
  editing: ReturnType<typeof useEditing>
  pages: number
  currentPage: number
  onGoTo: (page: number) => void
  zoom: ReturnType<typeof useZoom>
  parties: PartyWithSigningUrl[]
  /** The party as which the pages are shown. Undefined to edit. */
  viewer: string | undefined
  onView: (viewer: string | undefined) => void
}

/** What concerns all fields, and the way to a page. */
export function ToolBar({ editing, pages, currentPage, onGoTo, zoom, parties, viewer, onView }: ToolBarProps) {
  const { t } = useTexts()
  const { undo, redo } = editing
  const [canUndo, canRedo] = [editing.canUndo && !viewer, editing.canRedo && !viewer]
  return (
    <div class="buttons">
      <Button look="quiet" icon={undoIcon} tip={t.fields.undo} isOff={!canUndo} onPress={undo} />
      <Button look="quiet" icon={redoIcon} tip={t.fields.redo} isOff={!canRedo} onPress={redo} />
      <ZoomButtons {...zoom} />
      <KeysButton />
      {parties.length > 0 && (
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
      )}
      <PageJump pages={pages} currentPage={currentPage} onGoTo={onGoTo} />
    </div>
  )
}
