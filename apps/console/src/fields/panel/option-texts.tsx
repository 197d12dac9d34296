import { Button } from '@paraph/ui/kit/button.tsx'
import { Text } from './controls.tsx'
import { type FieldPartProps, settersOf } from './setters.ts'
import { useTexts } from '../../texts/language.ts'

/** The same limits as in the contract. */
const [MAX_OPTION, MAX_OPTIONS] = [100, 100]

/** The options of a `DROPDOWN`, one a line. */
export function DropdownOptions({ id, field, onChange }: FieldPartProps) {
  const { t } = useTexts()
  const { set } = settersOf(field, onChange)
  return (
    <Text
      id={`${id}-options`}
      label={t.fields.options}
      value={field.options!.map((option) => option.value).join('\n')}
      isMultiline
      onType={(typed) => {
        const values = [...new Set(typed.split('\n').map((line) => line.trim().slice(0, MAX_OPTION)))].filter(Boolean)
        if (values.length > 0) set('options', { options: values.slice(0, MAX_OPTIONS).map((value) => ({ value })) })
      }}
    />
  )
}

interface RadioOptionsProps extends FieldPartProps {
  onAddOption: () => void
}

/** The options of a `RADIO`, each of which has a place on the page. */
export function RadioOptions({ id, field, onChange, onAddOption }: RadioOptionsProps) {
  const { t } = useTexts()
  const options = field.options!
  const { set } = settersOf(field, onChange)
  return (
    <>
      {options.map((option, index) => (
        <Text
          key={index}
          id={`${id}-option-${index}`}
          label={t.fields.option({ number: index + 1 })}
          value={option.value}
          maxLength={MAX_OPTION}
          onType={(typed) =>
            typed.trim() && set(`option ${index}`, { options: options.with(index, { ...option, value: typed }) })
          }
        />
      ))}
      {options.length < MAX_OPTIONS && <Button onPress={onAddOption}>{t.fields.addOption}</Button>}
    </>
  )
}
