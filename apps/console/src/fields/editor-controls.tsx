import type { FieldType, PartyWithSigningUrl } from '@paraph/client'
import { announce } from '@paraph/ui/announce.ts'
import { useState } from 'preact/hooks'
import type { useEditing } from './model/use-editing.ts'
import type { usePointers } from './page/use-pointers.ts'
import type { useSheets } from './page/use-sheets.ts'
import { FirstPerson } from './panel/first-person.tsx'
import { Palette } from './panel/palette.tsx'
import { ToolBar } from './panel/tool-bar.tsx'
import { useTexts } from '../texts/language.ts'
import type { useEditor } from './use-editor.ts'

interface EditorControlsProps {
  parties: PartyWithSigningUrl[]
  editing: ReturnType<typeof useEditing>
  actions: ReturnType<typeof useEditor>
  pointers: ReturnType<typeof usePointers>
  sheets: ReturnType<typeof useSheets>
  /** Leads to where the first person is added. */
  onFirstPerson: () => void
}

/** What stays above the pages: the fields to place, what concerns all fields, and what to do next. */
export function EditorControls(props: EditorControlsProps) {
  const { parties, editing, actions, pointers, sheets, onFirstPerson } = props
  const { t } = useTexts()
  const { armed, recipient } = actions
  // A finger does not click, and has no Escape.
  const [isTouch] = useState(() => matchMedia('(hover: none)').matches)
  const howTo = (type: FieldType) => (isTouch ? t.fields.armedByTouch : t.fields.armed)({ type: t.fields.types[type] })
  const choose = (type: FieldType, isByKeyboard: boolean) => {
    if (pointers.wasDragged.current) return
    if (isByKeyboard) return actions.placeInView(type)
    if (armed !== type) announce(howTo(type))
    actions.arm(type)
  }
  return (
    <div class="controls">
      <ToolBar
        editing={editing}
        pages={sheets.pages}
        currentPage={sheets.currentPage}
        onGoTo={sheets.goToPage}
        zoom={sheets.zoom}
      />
      {recipient === undefined ? (
        <FirstPerson onPress={onFirstPerson} />
      ) : (
        <>
          <Palette
            parties={parties}
            recipient={recipient}
            onRecipient={actions.setRecipient}
            armed={armed}
            onChoose={choose}
            onDrag={pointers.pressPalette}
          />
          <p class="hint">{armed ? howTo(armed) : isTouch ? t.fields.hintByTouch : t.fields.hint}</p>
        </>
      )}
    </div>
  )
}
