import type { Fault, Field, ParaphDocument, PartyWithSigningUrl } from '@paraph/client'
import { Alert } from '@paraph/ui/alert.tsx'
import { useEffect, useId, useRef } from 'preact/hooks'
import { useTexts } from '../texts/language.ts'
import { EditorControls } from './editor-controls.tsx'
import { selectedFields } from './model/edit-fields.ts'
import { placesOf } from './model/editor-field.ts'
import './fields.css'
import { Ghost } from './page/ghost.tsx'
import { Notices } from './panel/notices.tsx'
import { ownerOf } from './model/owner-of.ts'
import { PageFields } from './page/page-fields.tsx'
import { Properties } from './panel/properties.tsx'
import { PageRail } from './page/page-rail.tsx'
import { Sheets } from './page/sheets.tsx'
import { useDoubts } from './model/use-doubts.ts'
import { useEditing } from './model/use-editing.ts'
import { useEditor } from './use-editor.ts'
import { useFocusPlace } from './page/use-focus-place.ts'
import { useKeys } from './use-keys.ts'
import { usePointers } from './page/use-pointers.ts'
import { useSheets } from './page/use-sheets.ts'

export interface FieldEditorProps {
  document: ParaphDocument
  parties: PartyWithSigningUrl[]
  fields: Field[]
  /** What the server misses before the document can be sent. */
  faults: Fault[]
  /** Called when a field is selected. */
  onSelect: () => void
  /** Leads to where the first person is added. */
  onFirstPerson: () => void
}

/** Puts fields on the pages of a draft. */
export function FieldEditor(props: FieldEditorProps) {
  const { document, parties, fields: stored, faults, onSelect, onFirstPerson } = props
  const { t } = useTexts()
  const id = useId()
  const editor = useRef<HTMLDivElement>(null)
  const sheets = useSheets(document)
  const { pages, sizeOf, currentPage } = sheets
  const editing = useEditing({ documentId: document.id, fields: stored })
  const { fields } = editing
  const actions = useEditor({ editing, parties, pages, sizeOf, currentPage })
  const { selected, select, armed } = actions
  const doubts = useDoubts({ fields, pages, parties, stored, faults })
  const pointers = usePointers({ ...actions, fields, change: editing.change, sizeOf, frame: sheets.frame })
  const onKeyDown = useKeys(editor, {
    ...actions,
    ...sheets.zoom,
    paste: actions.paste,
    undo: editing.undo,
    redo: editing.redo,
    escape: () => (armed ? actions.disarm() : select(new Set())),
  })
  useFocusPlace(sheets.frame, actions)
  useEffect(() => void (selected.size > 0 && onSelect()), [[...selected].join()])
  const chosen = selectedFields(fields, selected)

  return (
    <div ref={editor} class="field-editor" onKeyDown={onKeyDown}>
      <div class="stage">
        <EditorControls
          parties={parties}
          editing={editing}
          actions={actions}
          pointers={pointers}
          sheets={sheets}
          onFirstPerson={onFirstPerson}
        />
        <Notices documentId={document.id} parties={parties} editing={editing} />
        <div class="desk">
          <PageRail sheets={sheets} places={placesOf(fields)} />
          <Sheets
            sheets={sheets}
            keysId={`${id}-keys`}
            isArmed={armed !== undefined}
            onPointerDown={pointers.pressSheet}
          >
            {(page) => (
              <PageFields
                page={page}
                fields={fields}
                parties={parties}
                selection={actions}
                doubts={doubts}
                pointers={pointers}
              />
            )}
          </Sheets>
        </div>
        {/* Below the pages, so that they stay where the pointer is. */}
        <Alert text={editing.message ?? actions.refusal} />
        {doubts.warnings.size > 0 && <p class="error">{t.fields.warned({ count: doubts.warnings.size })}</p>}
      </div>
      <Properties
        {...actions}
        language={document.language}
        fields={chosen}
        parties={parties}
        doubts={doubts.doubtsAbout(chosen)}
        pages={pages}
      />
      {pointers.ghost && <Ghost {...pointers.ghost} owner={ownerOf(actions.recipient, parties)} />}
    </div>
  )
}
