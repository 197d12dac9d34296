import { useRef, useState } from 'preact/hooks'
import { followPointer } from './drag.ts'
import { boxesOf, moveBoxes, resizeBoxes } from '../model/edit-fields.ts'
import { type EditorField, keyOfPlace, placesOf } from '../model/editor-field.ts'
import { around, snap } from '../model/snap.ts'
import { pageOfSheet, type Pressed } from './sheet-point.ts'

/** CSS pixels within which a field jumps into line. */
const SNAPS = 5

export interface Guides {
  page: number
  vertical: number | undefined
  horizontal: number | undefined
}

export interface FieldDragOptions {
  fields: EditorField[]
  change: (fields: EditorField[], name?: string) => void
  selected: ReadonlySet<string>
  select: (ids: ReadonlySet<string>) => void
}

/** Selects, moves and resizes the fields that are on a page. */
export function useFieldDrag({ fields, change, selected, select }: FieldDragOptions) {
  const drags = useRef(0)
  const [guides, setGuides] = useState<Guides>()

  /** Alt moves without jumping into line. */
  const dragFields = (event: Pressed, moved: ReadonlySet<string>) => {
    const sheet = event.currentTarget.closest<HTMLElement>('.sheet')!
    const { width, height } = sheet.getBoundingClientRect()
    const page = pageOfSheet(sheet)
    const keys = new Set([...moved].map(keyOfPlace))
    const others = placesOf(fields, page).filter(({ id, field }) => !moved.has(id) && !keys.has(field.key))
    const name = `drag ${++drags.current}`
    followPointer(event.currentTarget, event, {
      onMove: (dx, dy, { altKey }) => {
        const dragged = moveBoxes(fields, moved, dx / width, dy / height)
        const snapped = altKey
          ? undefined
          : snap(
              around(boxesOf(dragged, moved)),
              others.map(({ box }) => box),
              { x: SNAPS / width, y: SNAPS / height },
            )
        setGuides(snapped && { page, vertical: snapped.vertical, horizontal: snapped.horizontal })
        change(snapped ? moveBoxes(dragged, moved, snapped.dx, snapped.dy) : dragged, name)
      },
      onEnd: () => setGuides(undefined),
      onCancel: () => {
        setGuides(undefined)
        change(fields, name)
      },
    })
  }

  /** Shift adds a field to the selection, or takes it out. */
  const pressField = (event: Pressed, id: string) => {
    if (event.button !== 0) return
    event.stopPropagation()
    if (event.shiftKey) {
      const others = new Set(selected)
      if (!others.delete(id)) others.add(id)
      event.preventDefault()
      return select(others)
    }
    const moved = selected.has(id) ? selected : new Set([id])
    select(moved)
    dragFields(event, moved)
  }

  const pressResize = (event: Pressed, id: string) => {
    if (event.button !== 0) return
    event.stopPropagation()
    event.preventDefault()
    const { width, height } = event.currentTarget.closest('.sheet')!.getBoundingClientRect()
    const name = `resize ${++drags.current}`
    followPointer(event.currentTarget, event, {
      onMove: (dx, dy) => change(resizeBoxes(fields, new Set([id]), dx / width, dy / height), name),
      onEnd: () => {},
      onCancel: () => change(fields, name),
    })
  }

  return { guides, pressField, pressResize }
}
