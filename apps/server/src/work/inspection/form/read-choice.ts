import { PdfArray, type PdfObject, PdfRef } from '@libpdf/core'
import type { NewField } from '@paraph/contract'
import { MAX_OPTION, MAX_OPTIONS_OF_FIELD } from '#domain/fields/field-limits.ts'
import type { Resolve } from '#platform/pdf/read/page-tree.ts'
import type { LeftReason } from './form-field.ts'
import { readOptionText } from './read-text.ts'

/** Flags of a choice. */
const [COMBO, EDIT, MULTI_SELECT] = [1 << 17, 1 << 18, 1 << 21]

/** Returns the properties of a list, of which one option can be chosen. */
export function readChoice(
  flags: number,
  entry: (key: string) => PdfObject | undefined,
  resolve: Resolve,
): Partial<NewField> | LeftReason {
  if (flags & COMBO && flags & EDIT) return 'editable'
  if (!(flags & COMBO) && flags & MULTI_SELECT) return 'multi_select'
  const list = entry('Opt')
  if (!(list instanceof PdfArray)) return 'no_options'
  if (list.length > 2 * MAX_OPTIONS_OF_FIELD) return 'too_many_options'
  const follow = (object: PdfObject | undefined) => (object instanceof PdfRef ? (resolve(object) ?? undefined) : object)
  // An option is either a text, or a pair: the value in the form, and the text that people see.
  const options = [...list].map((item) => {
    const option = follow(item)
    const pair = option instanceof PdfArray ? option : undefined
    const [stored, shown] = pair ? [follow(pair.at(0)), follow(pair.at(1))] : [option, option]
    return { stored: readOptionText(stored), shown: readOptionText(shown) }
  })
  // An empty option means that nothing is chosen. Equal texts can't be told apart.
  const values = [...new Set(options.map(({ shown }) => shown).filter(Boolean))]
  if (values.length === 0) return 'no_options'
  if (values.length > MAX_OPTIONS_OF_FIELD) return 'too_many_options'
  if (values.some((value) => [...value].length > MAX_OPTION)) return 'option_too_long'
  const chosen = chosenOf(entry('V'), follow)
  const value = (options.find(({ stored }) => stored === chosen) ?? options.find(({ shown }) => shown === chosen))
    ?.shown
  if (chosen && value === undefined) return 'value_unknown'
  return { type: 'DROPDOWN', options: values.map((each) => ({ value: each })), ...(chosen && value && { value }) }
}

function chosenOf(value: PdfObject | undefined, follow: (object: PdfObject | undefined) => PdfObject | undefined) {
  return readOptionText(value instanceof PdfArray ? follow(value.at(0)) : value)
}
