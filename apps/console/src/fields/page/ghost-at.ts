import type { FieldType } from '@paraph/client'
import { boxAt } from '../model/edit-fields.ts'
import { type PageSize, usualSize } from '../model/editor-field.ts'
import { pageOfSheet, pointOn, sheetAt } from './sheet-point.ts'

/** In the window, in CSS pixels. */
export interface GhostPlace {
  type: FieldType
  left: number
  top: number
  width: number
  height: number
}

/** Where the field is going to be on the page under the pointer. Beside the pages, it has its middle at the pointer. */
export function ghostAt(
  type: FieldType,
  pointer: PointerEvent,
  sizeOf: (page: number) => PageSize,
): GhostPlace | undefined {
  const { clientX, clientY } = pointer
  const under = sheetAt(clientX, clientY)
  const sheet = under ?? document.querySelector<HTMLElement>('.sheet')
  if (!sheet) return undefined
  const page = sheet.getBoundingClientRect()
  const size = usualSize(type, sizeOf(pageOfSheet(sheet)))
  const [width, height] = [size.width * page.width, size.height * page.height]
  if (!under) return { type, left: clientX - width / 2, top: clientY - height / 2, width, height }
  const { x, y } = boxAt(pointOn(sheet, pointer), size)
  return { type, left: page.left + x * page.width, top: page.top + y * page.height, width, height }
}
