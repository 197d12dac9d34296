import type { FieldType } from '@paraph/client'
import { useRef, useState } from 'preact/hooks'
import { followPointer } from './drag.ts'
import { type EditorField, keyOfPlace, placesOf } from '../model/editor-field.ts'
import { boxesOf, moveBoxes, resizeBoxes } from '../model/edit-fields.ts'
import { around, snap } from '../model/snap.ts'

/** CSS pixels within which a field jumps into line. */
const SNAPS = 5

export interface Guides {
  page: number
  vertical: number | undefined
  horizontal: number | undefined
}

interface Point {
  x: number
  y: number
}

export interface DrawnArea {
  page: number
  x: number
  y: number
  width: number
  height: number
}

interface PointersOptions {
  fields: EditorField[]
  change: (fields: EditorField[], name?: string) => void
  selected: ReadonlySet<string>
  select: (ids: ReadonlySet<string>) => void
  armed: FieldType | undefined
  place: (type: FieldType, page: number, at: Point, size?: { width: number; height: number }) => void
}

type Pressed = PointerEvent & { currentTarget: HTMLElement }

const sheetAt = (x: number, y: number) => document.elementFromPoint(x, y)?.closest<HTMLElement>('.sheet') ?? undefined
const pageOf = (sheet: HTMLElement) => Number(sheet.dataset['page'])

/** Where the pointer is on the page, in fractions. */
function pointOn(sheet: HTMLElement, { clientX, clientY }: PointerEvent): Point {
  const { left, top, width, height } = sheet.getBoundingClientRect()
  return { x: (clientX - left) / width, y: (clientY - top) / height }
}

/** What the pointer does: it places fields, draws, moves and resizes them. */
export function usePointers({ fields, change, selected, select, armed, place }: PointersOptions) {
  const drags = useRef(0)
  const [guides, setGuides] = useState<Guides>()
  const [area, setArea] = useState<DrawnArea>()
  const [ghost, setGhost] = useState<Point & { type: FieldType }>()
  const wasDragged = useRef(false)

  /** Shift adds a field to the selection, or takes it out. Alt moves without jumping into line. */
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
    const sheet = event.currentTarget.closest<HTMLElement>('.sheet')!
    const { width, height } = sheet.getBoundingClientRect()
    const page = pageOf(sheet)
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

  /** A click places a field of the usual size. A mouse or a pen can also draw it. */
  const pressSheet = (event: Pressed) => {
    if (event.button !== 0 || (event.target as HTMLElement).closest('.field, .resize')) return
    if (!armed) return select(new Set())
    const sheet = event.currentTarget
    const page = pageOf(sheet)
    const from = pointOn(sheet, event)
    const areaTo = (to: Point) => ({
      x: Math.min(from.x, to.x),
      y: Math.min(from.y, to.y),
      width: Math.abs(to.x - from.x),
      height: Math.abs(to.y - from.y),
    })
    const canDraw = event.pointerType !== 'touch'
    const inside = (point: Point) => ({ x: Math.min(1, Math.max(0, point.x)), y: Math.min(1, Math.max(0, point.y)) })
    followPointer(sheet, event, {
      onMove: (_dx, _dy, moved) => canDraw && setArea({ page, ...areaTo(inside(pointOn(sheet, moved))) }),
      onEnd: (hasMoved, up) => {
        setArea(undefined)
        const { width, height, x, y } = areaTo(inside(pointOn(sheet, up)))
        if (canDraw && hasMoved && width > 0 && height > 0)
          place(armed, page, { x: x + width / 2, y: y + height / 2 }, { width, height })
        else place(armed, page, from)
      },
      onCancel: () => setArea(undefined),
    })
  }

  /** Drags a field from the palette to a page. */
  const pressPalette = (type: FieldType, event: Pressed) => {
    if (event.button !== 0) return
    followPointer(event.currentTarget, event, {
      onMove: (_dx, _dy, { clientX, clientY }) => setGhost({ type, x: clientX, y: clientY }),
      onEnd: (hasMoved, up) => {
        setGhost(undefined)
        if (!hasMoved) return
        // The click that follows does not choose the tool.
        wasDragged.current = true
        setTimeout(() => (wasDragged.current = false))
        const sheet = sheetAt(up.clientX, up.clientY)
        if (sheet) place(type, pageOf(sheet), pointOn(sheet, up))
      },
      onCancel: () => setGhost(undefined),
    })
  }

  return { guides, area, ghost, wasDragged, pressField, pressResize, pressSheet, pressPalette }
}
