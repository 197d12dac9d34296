import type { Language } from '@paraph/client'
import { readNumber, writeValue } from '@paraph/contract/written-values'
import { useId } from 'preact/hooks'
import { Check, Text } from './controls.tsx'
import type { EditorField } from '../model/editor-field.ts'
import { DropdownOptions, RadioOptions } from './option-texts.tsx'
import { type ChangeField, settersOf } from './setters.ts'
import { TextSettings } from './text-settings.tsx'
import { useTexts } from '../../texts/language.ts'

/** The same limit as in the contract. */
const MAX_LABEL = 200

interface OneFieldProps {
  /** Of the document. Numbers are typed in it. */
  language: Language
  field: EditorField
  onChange: ChangeField
  onAddOption: () => void
}

/** What can be said about one field, by its type. */
export function OneField({ language, field, onChange, onAddOption }: OneFieldProps) {
  const { t } = useTexts()
  const id = useId()
  const { type, label, required, value, readOnly, multiline } = field
  const isMark = type === 'SIGNATURE' || type === 'INITIALS'
  const isFilledByServer = type === 'DATE_SIGNED' || type === 'NAME'
  const { set } = settersOf(field, onChange)
  const part = { id, field, onChange }
  return (
    <>
      <Text
        id={`${id}-label`}
        label={t.fields.label}
        value={label ?? ''}
        maxLength={MAX_LABEL}
        onType={(typed) => set('label', { label: typed || null })}
      />
      {!isFilledByServer && (
        <Check
          label={t.fields.required}
          checked={required ?? true}
          onChange={(required) => set('required', { required })}
        />
      )}
      {type === 'CHECKBOX' && (
        <Check
          label={t.fields.ticked}
          checked={value === true}
          onChange={(value) => set('value', { value: value || null })}
        />
      )}
      {type === 'TEXT' && <TextSettings {...part} />}
      {(type === 'TEXT' || type === 'DATE') && (
        <Text
          id={`${id}-value`}
          label={t.fields.value}
          value={typeof value === 'string' ? value : ''}
          isDate={type === 'DATE'}
          isMultiline={type === 'TEXT' && multiline === true}
          onType={(typed) => set('value', { value: typed || null })}
        />
      )}
      {type === 'NUMBER' && (
        <Text
          id={`${id}-value`}
          label={t.fields.value}
          value={typeof value === 'string' ? writeValue(field, value, language) : ''}
          inputMode="decimal"
          onType={(typed) => set('value', { value: readNumber(typed, language) || null })}
        />
      )}
      {type === 'DROPDOWN' && <DropdownOptions {...part} />}
      {type === 'RADIO' && <RadioOptions {...part} onAddOption={onAddOption} />}
      {!isMark && !isFilledByServer && value != null && (
        <Check
          label={t.fields.readOnly}
          checked={readOnly ?? false}
          onChange={(readOnly) => set('readOnly', { readOnly })}
        />
      )}
    </>
  )
}
