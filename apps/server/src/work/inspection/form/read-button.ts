import { type PdfArray, PdfDict, PdfName, type PdfObject, PdfRef } from '@libpdf/core'
import type { FieldOption, NewField } from '@paraph/contract'
import { decodeName } from '@paraph/verify'
import { MAX_OPTION, MAX_OPTIONS_OF_FIELD } from '#domain/fields/field-limits.ts'
import type { Resolve } from '#platform/pdf/read/page-tree.ts'
import type { LeftReason } from './form-field.ts'
import type { Place } from './page-widgets.ts'
import { readOptionText, toLine } from './read-text.ts'
import type { Widget } from './walk-form.ts'

/** Flags of a button. */
const [RADIO, PUSH_BUTTON] = [1 << 15, 1 << 16]
export const OFF = 'Off'
/** The library puts this letter where the bytes of a name are not UTF-8. */
export const LOST = '\uFFFD'

/** The texts of states, by the number of the widget. */
export type WrittenStates = ReadonlyMap<number, string>

interface Button {
  flags: number
  widgets: Widget[]
  places: Place[]
  /** The name of the chosen state. */
  state: PdfObject | undefined
  /** The texts of the options, if they are not the names of the states. */
  texts: PdfArray | undefined
  written: WrittenStates
}

export const isPushButton = (flags: number) => (flags & PUSH_BUTTON) !== 0

/** Returns the properties of a check box, or of a group of buttons of which one can be chosen. */
export function readButton(button: Button, resolve: Resolve): Partial<NewField> | LeftReason {
  const { flags, widgets, state } = button
  const [on, ...others] = widgets.map(({ dict }) => stateOfWidget(dict, resolve))
  // Check boxes with one name and several states exclude each other too. With one state, they are one check box in several places.
  const isOne = others.length === 0 || (on !== undefined && others.every((other) => other === on))
  if ((flags & RADIO) !== 0 || !isOne) return readGroup(button, resolve)
  const chosen = nameOfState(state) ?? widgets[0]!.dict.getName('AS', resolve)?.value ?? OFF
  const isOn = on === undefined ? chosen !== OFF : chosen === on
  return { type: 'CHECKBOX', ...(isOn && { value: true }) }
}

function readGroup(
  { flags, widgets, places, state, texts, written }: Button,
  resolve: Resolve,
): Partial<NewField> | LeftReason {
  if (places.some(({ page }) => page !== places[0]!.page)) return 'several_pages'
  if (widgets.length > MAX_OPTIONS_OF_FIELD) return 'too_many_options'
  const states = widgets.map(({ dict }) => stateOfWidget(dict, resolve))
  const options = places.map(({ box }, index): FieldOption => {
    const item = texts?.at(index)
    const text = readOptionText(item instanceof PdfRef ? (resolve(item) ?? undefined) : item)
    return {
      value: text || toLine(written.get(widgets[index]!.number!) ?? decodeName(states[index] ?? '')).trim(),
      box,
    }
  })
  const values = options.map(({ value }) => value)
  if (values.some((value) => value === '' || value.includes(LOST))) return 'no_options'
  if (new Set(values).size < values.length) return (flags & RADIO) !== 0 ? 'no_options' : 'several_widgets'
  if (values.some((value) => [...value].length > MAX_OPTION)) return 'option_too_long'
  const chosen = nameOfState(state)
  const at = chosen === undefined || chosen === OFF ? -1 : states.indexOf(chosen)
  // Two states can be the same if the library could not read them.
  if (chosen && chosen !== OFF && (at < 0 || states.lastIndexOf(chosen) !== at)) return 'value_unknown'
  return { type: 'RADIO', options, ...(at >= 0 && { value: values[at]! }) }
}

/** Some programs write the state as a text. */
function nameOfState(state: PdfObject | undefined): string | undefined {
  if (state instanceof PdfName) return state.value
  return readOptionText(state) || undefined
}

/** Returns the name of the appearance that a chosen button has. */
export function stateOfWidget(dict: PdfDict, resolve: Resolve): string | undefined {
  const looks = dict.getDict('AP', resolve)?.getDict('N', resolve)
  const isList = looks instanceof PdfDict && looks.type === 'dict'
  const names = isList ? [...looks.keys()].slice(0, 3).map(({ value }) => value) : []
  return names.find((name) => name !== OFF)
}
