import type { Fault, Field, ParaphDocument, PartyWithSigningUrl } from '@paraph/client'
import { Alert } from '@paraph/ui/alert.tsx'
import { announce } from '@paraph/ui/announce.ts'
import { useWidth } from '@paraph/ui/use-size.ts'
import { useEffect, useId, useMemo, useRef, useState } from 'preact/hooks'
import { faultText, messageOf } from '../layout/failure.tsx'
import { useTexts } from '../texts/language.ts'
import { selectedFields } from './model/edit-fields.ts'
import { type EditorField, type PageSize, type Place, placesOf } from './model/editor-field.ts'
import { FieldBox } from './page/field-box.tsx'
import './fields.css'
import { Marks } from './page/marks.tsx'
import { Notices } from './panel/notices.tsx'
import { Palette } from './panel/palette.tsx'
import { PreviewField } from './page/preview-field.tsx'
import { Properties } from './panel/properties.tsx'
import { Sheet } from './page/sheet.tsx'
import { ToolBar } from './panel/tool-bar.tsx'
import { useEditing } from './model/use-editing.ts'
import { useEditor } from './use-editor.ts'
import { useKeys } from './use-keys.ts'
import { usePdf } from './page/use-pdf.ts'
import { usePointers } from './page/use-pointers.ts'
import { warningsOf } from './model/warnings.ts'

/** A4, until the page itself is known. */
const A4: PageSize = { width: 595, height: 842 }

/** CSS pixels. On a wider page, fields would be larger than a finger needs and less of the page in view. */
const WIDEST = 900

export interface FieldEditorProps {
  document: ParaphDocument
  parties: PartyWithSigningUrl[]
  fields: Field[]
  /** What the server misses before the document can be sent. */
  faults: Fault[]
  /** Has the entry `fields` while there is a change that the server does not have. */
  unsaved: { current: Set<string> }
  /** Set to the function that saves at once. */
  flush: { current: () => void }
}

/** Puts fields on the pages of a draft. */
export function FieldEditor({ document, parties, fields: stored, faults, unsaved, flush }: FieldEditorProps) {
  const { t } = useTexts()
  const id = useId()
  const editor = useRef<HTMLDivElement>(null)
  const frame = useRef<HTMLDivElement>(null)
  const width = Math.min(useWidth(frame), WIDEST)
  const { pdf, error, retry } = usePdf(document.id)
  const [sizes, setSizes] = useState<ReadonlyMap<number, PageSize>>(new Map())
  const [currentPage, setCurrentPage] = useState(1)
  const [viewed, setViewer] = useState<string>()
  const viewer = parties.find((party) => party.id === viewed)
  const sizeOf = (page: number) => sizes.get(page) ?? sizes.values().next().value ?? A4
  const pages = pdf?.numPages ?? document.file.pages
  const editing = useEditing({ documentId: document.id, fields: stored, unsaved, flush })
  const { fields } = editing
  const actions = useEditor({ editing, parties, pages, sizeOf, currentPage })
  const { selected, armed } = actions
  const warnings = useMemo(() => warningsOf(fields, { pages, parties }), [fields, pages, parties])
  const pointers = usePointers({
    fields,
    change: editing.change,
    selected,
    select: actions.select,
    armed,
    place: actions.place,
  })
  const onKeyDown = useKeys(editor, {
    ...actions,
    paste: (copied) => viewer ?? actions.paste(copied),
    undo: editing.undo,
    redo: editing.redo,
    escape: () => {
      if (armed) actions.disarm()
      else actions.select(new Set())
    },
  })

  useEffect(() => {
    if (!actions.toFocus) return
    const box = frame.current?.querySelector<HTMLElement>(`[data-place="${actions.toFocus}"]`)
    box?.focus({ preventScroll: true })
    box?.scrollIntoView({ block: 'nearest' })
    actions.focused(actions.toFocus)
  }, [actions.toFocus])

  /** Scrolls the pages, and not the window, so that the tools above them stay in view. */
  const goToPage = (page: number) => {
    const sheet = frame.current?.querySelector(`[data-page="${page}"]`)
    const sheets = sheet?.closest('.sheets')
    sheets?.scrollBy({
      top: sheet!.getBoundingClientRect().top - sheets.getBoundingClientRect().top,
      behavior: 'instant',
    })
  }
  const ownerOf = (field: EditorField) => {
    const index = parties.findIndex((party) => party.id === field.owner)
    return index < 0 ? undefined : { name: parties[index]!.name, index }
  }
  /** The server names fields by the identifiers that it gave them. */
  const faultOf = ({ field }: Place) => {
    const known = stored.find((each) => each.name === field.name && (each.partyId ?? undefined) === field.owner)
    const fault = known && faults.find(({ pointer }) => pointer.startsWith(`/fields/${known.id}/`))
    return fault && faultText(fault, t)
  }
  const chosen = selectedFields(fields, selected)
  const doubts =
    chosen.length === 1
      ? placesOf(chosen).flatMap((place) => {
          const warning = warnings.get(place.id)
          return [warning && t.fields.warnings[warning], faultOf(place)].filter((each) => each !== undefined)
        })
      : []

  return (
    <div ref={editor} class="field-editor" onKeyDown={onKeyDown}>
      <div class="controls">
        {!viewer && (
          <Palette
            parties={parties}
            recipient={actions.recipient}
            onRecipient={actions.setRecipient}
            armed={armed}
            onChoose={(type, isByKeyboard) => {
              if (pointers.wasDragged.current) return
              if (isByKeyboard) return actions.placeInView(type)
              if (armed !== type) announce(t.fields.armed({ type: t.fields.types[type] }))
              actions.arm(type)
            }}
            onDrag={pointers.pressPalette}
          />
        )}
        <ToolBar
          editing={editing}
          pages={pages}
          currentPage={currentPage}
          onGoTo={goToPage}
          parties={parties}
          viewer={viewer?.id}
          onView={(id) => {
            actions.disarm()
            actions.select(new Set())
            setViewer(id)
          }}
        />
        <p class="hint">
          {viewer
            ? t.fields.shownAs({ name: viewer.name })
            : armed
              ? t.fields.armed({ type: t.fields.types[armed] })
              : t.fields.hint}
        </p>
      </div>
      <Notices documentId={document.id} editing={editing} />
      <Alert text={editing.message ?? actions.refusal} />
      {warnings.size > 0 && <p class="error">{t.fields.warned({ count: warnings.size })}</p>}
      <div class="desk">
        <div
          ref={frame}
          class="sheets"
          tabIndex={0}
          role="group"
          aria-label={t.fields.pages}
          aria-describedby={`${id}-keys`}
        >
          <p id={`${id}-keys`} class="visually-hidden">
            {t.fields.keys}
          </p>
          {error !== undefined && (
            <div role="alert">
              <p class="error">{t.fields.failed}</p>
              <p>{messageOf(error, t)}</p>
              <button type="button" onClick={retry}>
                {t.tryAgain}
              </button>
            </div>
          )}
          {!pdf && error === undefined && <p class="loading">{t.fields.opening}</p>}
          {pdf &&
            Array.from({ length: pages }, (_, index) => {
              const page = index + 1
              return (
                <Sheet
                  key={page}
                  pdf={pdf}
                  number={page}
                  width={width}
                  size={sizeOf(page)}
                  onSize={(number, size) =>
                    setSizes((known) => (known.has(number) ? known : new Map(known).set(number, size)))
                  }
                  onCurrent={setCurrentPage}
                  isArmed={armed !== undefined}
                  onPointerDown={(event) => viewer || pointers.pressSheet(event)}
                >
                  {placesOf(fields, page).map((place) =>
                    viewer ? (
                      <PreviewField key={place.id} place={place} isOwn={place.field.owner === viewer.id} />
                    ) : (
                      <FieldBox
                        key={place.id}
                        place={place}
                        owner={ownerOf(place.field)}
                        isSelected={selected.has(place.id)}
                        warning={warnings.get(place.id)}
                        fault={faultOf(place)}
                        onFocus={() => selected.has(place.id) || actions.select(new Set([place.id]))}
                        onPointerDown={(event) => pointers.pressField(event, place.id)}
                        onResize={(event) => pointers.pressResize(event, place.id)}
                      />
                    ),
                  )}
                  <Marks page={page} {...pointers} />
                </Sheet>
              )
            })}
        </div>
        {!viewer && (
          <Properties
            fields={chosen}
            parties={parties}
            doubts={doubts}
            pages={pages}
            onChange={actions.changeSelected}
            onAddOption={actions.addOption}
            onDuplicate={actions.duplicate}
            onCopyToAllPages={actions.copyToAllPages}
            onAlign={actions.align}
            onRemove={actions.remove}
          />
        )}
      </div>
      {pointers.ghost && (
        <span class="ghost" aria-hidden="true" style={{ left: `${pointers.ghost.x}px`, top: `${pointers.ghost.y}px` }}>
          {t.fields.types[pointers.ghost.type]}
        </span>
      )}
    </div>
  )
}
