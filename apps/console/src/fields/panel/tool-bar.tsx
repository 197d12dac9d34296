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
}

/** What concerns all fields, and the way to a page. */
export function ToolBar({ editing, pages, currentPage, onGoTo, zoom }: ToolBarProps) {
  const { t } = useTexts()
  const { undo, redo, canUndo, canRedo } = editing
  return (
    <div class="buttons">
      <Button look="quiet" icon={undoIcon} tip={t.fields.undo} isOff={!canUndo} onPress={undo} />
      <Button look="quiet" icon={redoIcon} tip={t.fields.redo} isOff={!canRedo} onPress={redo} />
      <ZoomButtons {...zoom} />
      <KeysButton />
      <PageJump pages={pages} currentPage={currentPage} onGoTo={onGoTo} />
    </div>
  )
}
