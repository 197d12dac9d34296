import { Button } from '@paraph/ui/kit/button.tsx'
import { Field } from '@paraph/ui/kit/field.tsx'
import { useTexts } from '../texts/language.ts'

interface TextFieldProps {
  /** The name of the field in the contract. */
  name: string
  label: string
  value: string | null | undefined
  inputMode?: 'email' | 'tel' | undefined
  isReadOnly: boolean
  fault: string | undefined
}

/** A field of a contact or a company. */
export function TextField({ name, label, value, inputMode, isReadOnly, fault }: TextFieldProps) {
  return (
    <Field
      label={label}
      name={name}
      inputMode={inputMode ?? 'text'}
      maxLength={255}
      readOnly={isReadOnly}
      defaultValue={value ?? ''}
      fault={fault}
    />
  )
}

interface FormButtonsProps {
  mayChange: boolean
  isBusy: boolean
  onClose: () => void
  /** Undefined for what is not stored yet. */
  onRemove: (() => void) | undefined
}

/** The buttons below such fields. */
export function FormButtons({ mayChange, isBusy, onClose, onRemove }: FormButtonsProps) {
  const { t } = useTexts()
  return (
    <div class="buttons confirm">
      {mayChange && (
        <Button type="submit" look="primary" isBusy={isBusy}>
          {t.contacts.save}
        </Button>
      )}
      <Button onPress={onClose}>{t.close}</Button>
      {mayChange && onRemove && (
        <Button look="quiet danger" onPress={onRemove}>
          {t.contacts.remove}
        </Button>
      )}
    </div>
  )
}
