import type { FieldType } from '@paraph/client'
import { type EditorField, fieldTypes } from './editor-field.ts'

const FORMAT = 'application/x-paraph-fields'

/** A copied field, with the place of its party in the list, because another document has other parties. */
export interface CopiedField extends EditorField {
  ownerIndex: number
}

export function writeFields(data: { setData: (format: string, text: string) => void }, fields: CopiedField[]): void {
  data.setData(FORMAT, JSON.stringify(fields))
  // Some browsers keep only what has a text too.
  data.setData('text/plain', fields.map(({ label, name }) => label ?? name).join('\n'))
}

/** Returns undefined if the clipboard has no fields. The server checks the rest of what another page may have written there. */
export function readFields(data: { getData: (format: string) => string }): CopiedField[] | undefined {
  try {
    const fields: unknown = JSON.parse(data.getData(FORMAT))
    return Array.isArray(fields) && fields.length > 0 && fields.every(isField) ? fields : undefined
  } catch {
    return undefined
  }
}

function isField(value: unknown): value is CopiedField {
  if (typeof value !== 'object' || value === null) return false
  const { type, box, options, page } = value as Partial<EditorField>
  if (!fieldTypes.includes(type as FieldType) || typeof page !== 'number') return false
  const hasOptions = Array.isArray(options) && options.length > 0 && options.every((option) => isText(option?.value))
  if (type === 'RADIO') return hasOptions && options.every((option) => isBox(option.box))
  return isBox(box) && (type !== 'DROPDOWN' || hasOptions)
}

const isText = (value: unknown) => typeof value === 'string'

const isBox = (box: unknown) =>
  typeof box === 'object' &&
  box !== null &&
  ['x', 'y', 'width', 'height'].every((side) => typeof (box as Record<string, unknown>)[side] === 'number')
