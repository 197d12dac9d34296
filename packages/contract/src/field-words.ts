import type { FieldType, Language } from '../generated/types.ts'

/** Name the fields that have no label. */
const types: Record<Language, Record<FieldType, string>> = {
  EN: {
    SIGNATURE: 'Signature',
    INITIALS: 'Initials',
    DATE_SIGNED: 'Date of signing',
    NAME: 'Name',
    TEXT: 'Text',
    NUMBER: 'Number',
    DATE: 'Date',
    CHECKBOX: 'Box to tick',
    RADIO: 'Choice of one',
    DROPDOWN: 'List',
  },
  SV: {
    SIGNATURE: 'Underskrift',
    INITIALS: 'Initialer',
    DATE_SIGNED: 'Datum för underskrift',
    NAME: 'Namn',
    TEXT: 'Text',
    NUMBER: 'Tal',
    DATE: 'Datum',
    CHECKBOX: 'Kryssruta',
    RADIO: 'Val av ett',
    DROPDOWN: 'Lista',
  },
}

/** Returns what people call the field: its label, else its type. Its name is for programs. */
export function wordsForField({ label, type }: { label: string | null; type: FieldType }, language: Language): string {
  return label ?? types[language][type]
}
