import type { FieldFormat } from '@paraph/client'
import { Check, Text } from './controls.tsx'
import { type FieldPartProps, settersOf } from './setters.ts'
import { useTexts } from '../../texts/language.ts'

const formats = ['ANY', 'EMAIL', 'PHONE', 'DIGITS'] as const

/** The same limit as in the contract. */
const MAX_LENGTH = 10_000

/** What a party can write into a field of the type `TEXT`. */
export function TextSettings({ id, field, onChange }: FieldPartProps) {
  const { t } = useTexts()
  const { multiline, maxLength } = field
  const { set, unset } = settersOf(field, onChange)
  return (
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
      {!multiline && <FormatChoice id={id} field={field} onChange={onChange} />}
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
  )
}

function FormatChoice({ id, field, onChange }: FieldPartProps) {
  const { t } = useTexts()
  const { set, unset } = settersOf(field, onChange)
  return (
    <>
      <label for={`${id}-format`}>{t.fields.format}</label>
      <select
        id={`${id}-format`}
        value={field.format ?? 'ANY'}
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
  )
}
