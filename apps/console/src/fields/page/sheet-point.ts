import type { FieldType } from '@paraph/client'

/** On a page, in fractions. In the window, in CSS pixels. */
export interface SheetPoint {
  x: number
  y: number
}

export type Pressed = PointerEvent & { currentTarget: HTMLElement }

/** Puts a field with its middle at the point. Without a size, it gets the usual one. */
export type PlaceField = (
  type: FieldType,
  page: number,
  at: SheetPoint,
  size?: { width: number; height: number },
) => void

export const sheetAt = (x: number, y: number) =>
  document.elementFromPoint(x, y)?.closest<HTMLElement>('.sheet') ?? undefined

export const pageOfSheet = (sheet: HTMLElement) => Number(sheet.dataset['page'])

/** Where the pointer is on the page, in fractions. */
export function pointOn(sheet: HTMLElement, { clientX, clientY }: PointerEvent): SheetPoint {
  const { left, top, width, height } = sheet.getBoundingClientRect()
  return { x: (clientX - left) / width, y: (clientY - top) / height }
}
