import type { EditorField } from '../model/editor-field.ts'

/** @param name - the changes of one text are one step */
export type ChangeField = (change: (field: EditorField) => EditorField, name: string) => void

/** Properties of one field, in a part of the panel. */
export interface FieldPartProps {
  /** The identifiers of the inputs start with it. */
  id: string
  field: EditorField
  onChange: ChangeField
}

export const settersOf = ({ key }: EditorField, onChange: ChangeField) => ({
  set: (name: string, changed: Partial<EditorField>) => onChange((each) => ({ ...each, ...changed }), `${name} ${key}`),
  unset: (name: 'format' | 'maxLength') => onChange(({ [name]: _unset, ...each }) => each, `${name} ${key}`),
})
