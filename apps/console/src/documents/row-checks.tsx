import type { ParaphDocument } from '@paraph/client'
import type { TargetedKeyboardEvent } from 'preact'
import { useTexts } from '../texts/language.ts'
import type { Selected } from './selected/use-selected.ts'

interface AllCheckProps {
  /** All documents that are shown. */
  documents: readonly ParaphDocument[]
  selected: Selected
}

/** Selects all documents that are shown, or none of them. */
export function AllCheck({ documents, selected: { chosen, add, remove } }: AllCheckProps) {
  const { t } = useTexts()
  const count = documents.filter(({ id }) => chosen.has(id)).length
  const isAll = count === documents.length
  return (
    <label class="check">
      <input
        type="checkbox"
        checked={isAll}
        indeterminate={count > 0 && !isAll}
        onClick={({ currentTarget }) => {
          // A limit may keep some of them from being selected, and the browser has changed the box already.
          currentTarget.checked = isAll
          if (isAll) remove(documents.map(({ id }) => id))
          else add(documents)
        }}
      />
      <span>{t.selected.all}</span>
    </label>
  )
}

export type ChooseRow = (id: string, choice: { isOn: boolean; isRange: boolean }) => void

interface RowCheckProps {
  document: ParaphDocument
  isChosen: boolean
  onChoose: ChooseRow
}

/** Selects the document of a row. With Shift, all rows from the last one on. */
export function RowCheck({ document: { id, title }, isChosen, onChoose }: RowCheckProps) {
  const { t } = useTexts()
  return (
    <label class="check">
      <input
        type="checkbox"
        aria-label={t.selected.one({ title })}
        checked={isChosen}
        onClick={({ currentTarget, shiftKey }) => {
          // The state decides, because a limit may keep the row from being selected.
          currentTarget.checked = isChosen
          onChoose(id, { isOn: !isChosen, isRange: shiftKey })
        }}
      />
    </label>
  )
}

/** The arrow keys lead from box to box. With Shift, they select what they reach. */
export function moveByArrow(event: TargetedKeyboardEvent<HTMLElement>): void {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
  const box = event.target
  if (step === undefined || !(box instanceof HTMLInputElement) || box.type !== 'checkbox') return
  event.preventDefault()
  const boxes = Array.from(event.currentTarget.querySelectorAll<HTMLInputElement>('tbody [type=checkbox]'))
  const next = boxes[boxes.indexOf(box) + step]
  next?.focus()
  if (event.shiftKey && next && !next.checked) next.click()
}
