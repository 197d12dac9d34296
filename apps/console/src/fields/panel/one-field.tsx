import type { FieldFormat } from '@paraph/client'
import { useId } from 'preact/hooks'
import { Check, Text } from './controls.tsx'
import type { EditorField } from '../model/editor-field.ts'
import { useTexts } from '../../texts/language.ts'

const formats = ['ANY', 'EMAIL', 'PHONE', 'DIGITS'] as const

/** The same limits as in the contract. */
const [MAX_LABEL, MAX_OPTION, MAX_OPTIONS, MAX_LENGTH] = [200, 100, 100, 10_000]

interface OneFieldProps {
  field: EditorField
  /** @param name - the changes of one text are one step */
  onChange: (change: (field: EditorField) => EditorField, name: string) => void
  onAddOption: () => void
}

/** What can be said about one field, by its type. */
export function OneField({ field, onChange, onAddOption }: OneFieldProps) {
  const { t } = useTexts()
  const id = useId()
  const { type, label, required, value, readOnly, multiline, maxLength, format, options } = field
  const isMark = type === 'SIGNATURE' || type === 'INITIALS'
  const isFilledByServer = type === 'DATE_SIGNED' || type === 'NAME'
  const set = (name: string, changed: Partial<EditorField>) =>
    onChange((each) => ({ ...each, ...changed }), `${name} ${field.key}`)
  const unset = (name: 'format' | 'maxLength') =>
    onChange(({ [name]: _unset, ...each }) => each, `${name} ${field.key}`)
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
      {type === 'TEXT' && (
        <>
          <Check
            label={t.fields.multiline}
            checked={multiline ?? false}
            onChange={(multiline) =>
              // Only one line can have a format.
              onChange(
                ({ format, ...each }) => ({ ...each, multiline, ...(!multiline && format && { format }) }),
                `multiline ${field.key}`,
              )
            }
          />
          {!multiline && (
            <>
              <label for={`${id}-format`}>{t.fields.format}</label>
              <select
                id={`${id}-format`}
                value={format ?? 'ANY'}
                onChange={({ currentTarget }) =>
                  currentTarget.value === 'ANY'
                    ? unset('format')
                    : set('format', { format: currentTarget.value as FieldFormat })
                }
              >
                {formats.map((each) => (
                  <option key={each} value={each}>
                    {t.fields.formats[each]}
                  </option>
                ))}
              </select>
            </>
          )}
          <Text
            id={`${id}-length`}
            label={t.fields.maxLength}
            value={maxLength === undefined ? '' : String(maxLength)}
            inputMode="numeric"
            onType={(typed) => {
              const length = Number(typed)
              if (/^\d+$/.test(typed) && length >= 1 && length <= MAX_LENGTH) set('maxLength', { maxLength: length })
              else if (!typed) unset('maxLength')
            }}
          />
        </>
      )}
      {(type === 'TEXT' || type === 'NUMBER' || type === 'DATE') && (
        <Text
          id={`${id}-value`}
          label={t.fields.value}
          value={typeof value === 'string' ? value : ''}
          isDate={type === 'DATE'}
          inputMode={type === 'NUMBER' ? 'decimal' : 'text'}
          isMultiline={type === 'TEXT' && multiline === true}
          onType={(typed) => set('value', { value: typed || null })}
        />
      )}
      {type === 'DROPDOWN' && (
        <Text
          id={`${id}-options`}
          label={t.fields.options}
          value={options!.map((option) => option.value).join('\n')}
          isMultiline
          onType={(typed) => {
            const values = [...new Set(typed.split('\n').map((line) => line.trim().slice(0, MAX_OPTION)))].filter(
              Boolean,
            )
            if (values.length > 0) set('options', { options: values.slice(0, MAX_OPTIONS).map((value) => ({ value })) })
          }}
        />
      )}
      {type === 'RADIO' && (
        <>
          {options!.map((option, index) => (
            <Text
              key={index}
              id={`${id}-option-${index}`}
              label={t.fields.option({ number: index + 1 })}
              value={option.value}
              maxLength={MAX_OPTION}
              onType={(typed) =>
                typed.trim() && set(`option ${index}`, { options: options!.with(index, { ...option, value: typed }) })
              }
            />
          ))}
          <button type="button" onClick={onAddOption}>
            {t.fields.addOption}
          </button>
        </>
      )}
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
