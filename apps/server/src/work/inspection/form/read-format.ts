import { type PdfDict, PdfString } from '@libpdf/core'
import type { FieldType } from '@paraph/contract'
import { decodeString, isFormatScript } from '@paraph/verify'
import type { Resolve } from '#platform/pdf/read/page-tree.ts'

const TYPES: Record<string, FieldType> = { Date: 'DATE', Number: 'NUMBER' }

/** Returns the type of a text field that Acrobat's own script formats as a number or a date. */
export function typeOfFormat(dicts: PdfDict[], resolve: Resolve): FieldType | undefined {
  const format = dicts.map((dict) => dict.getDict('AA', resolve)?.getDict('F', resolve)).find(Boolean)
  const written = format?.get('JS', resolve)
  const script = written instanceof PdfString ? decodeString(written.bytes) : ''
  const [, kind = ''] = /^\s*AF(\w+?)_/.exec(script) ?? []
  return isFormatScript(script) ? TYPES[kind] : undefined
}
