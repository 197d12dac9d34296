import type { EvidenceField, EvidenceSignature } from './evidence.ts'
import type { SealReport } from './report.ts'
import type { Texts } from '../generated/texts.ts'

/** Returns how a person signed: what the person drew, typed or selected. */
export function describeAct(
  { type, strokes, picture, typedName }: EvidenceSignature,
  { signatures, marks }: Texts,
): string {
  if (type !== 'DRAWING') return signatures[type] ?? type
  if (strokes) return marks.drawn
  if (picture) return marks.picture
  return typedName === null ? signatures.DRAWING : marks.typed({ name: typedName })
}

/** Returns what a person filled in: the words for each field, and its value as its page shows it. */
export function describeFields({ fields }: EvidenceSignature, texts: Texts) {
  return (fields ?? []).map((field) => {
    const pages = pagesOf(field)
    const name = wordsForField(field, texts)
    return {
      id: field.id,
      name: texts.filled.field({ name, count: pages.length, pages: pages.join(', ') }),
      value: valueOf(field, texts),
    }
  })
}

/** Returns what people call the field: its label, else its type. Its name is for programs. */
export const wordsForField = ({ label, type }: Pick<EvidenceField, 'label' | 'type'>, { fieldTypes }: Texts): string =>
  label ?? fieldTypes[type]

/** Returns the numbers of the pages on which the value of the field stands. */
export function pagesOf({ page, otherPlaces = [] }: EvidenceField): number[] {
  return [...new Set([page, ...otherPlaces.map((place) => place.page)])].toSorted((a, b) => a - b)
}

function valueOf({ type, value, shown }: EvidenceField, { filled }: Texts): string {
  if (type === 'CHECKBOX') return shown === '' ? filled.notTicked : filled.ticked
  // Its page shows a tick beside the option.
  if (type === 'RADIO') return typeof value === 'string' ? value : filled.empty
  if (shown !== '') return shown
  return value === true ? filled.mark : filled.empty
}

/** Returns true if the pages were compared with the fields of the evidence, and show the same. */
export const arePagesAlike = ({ notChecked, reasons }: SealReport): boolean =>
  !notChecked.includes('fields') && !reasons.some(({ code }) => code === 'fields_mismatch')
