import type { ComponentChildren, HTMLAttributes, Ref } from 'preact'
import { useId } from 'preact/hooks'

interface FieldProps {
  label: string
  /** What is wanted, if the label can't say it. */
  hint?: string | undefined
  /** What was wrong, and what to do. */
  fault?: string | undefined
  name?: string
  type?: 'text' | 'email' | 'date'
  inputMode?: 'text' | 'email' | 'tel' | 'numeric' | 'url'
  autocomplete?: HTMLInputElement['autocomplete']
  maxLength?: number
  placeholder?: string
  defaultValue?: string
  readOnly?: boolean
  autofocus?: boolean
  /** The identifier of a list of suggestions. */
  list?: string
  field?: Ref<HTMLInputElement>
  onInput?: HTMLAttributes<HTMLInputElement>['onInput']
}

/** A field of one line, with what it is for and what was wrong with it. */
export function Field({ label, hint, fault, type = 'text', field = null, ...others }: FieldProps) {
  return (
    <Described label={label} hint={hint} fault={fault}>
      {(described) => <input ref={field} autocomplete="off" {...others} {...described} type={type} />}
    </Described>
  )
}

interface LongFieldProps extends Pick<FieldProps, 'label' | 'hint' | 'fault' | 'name' | 'maxLength' | 'defaultValue'> {
  rows: number
  field?: Ref<HTMLTextAreaElement>
}

/** A field of several lines. */
export function LongField({ label, hint, fault, field = null, ...others }: LongFieldProps) {
  return (
    <Described label={label} hint={hint} fault={fault}>
      {(described) => <textarea ref={field} dir="auto" {...others} {...described} />}
    </Described>
  )
}

interface DescribedProps extends Pick<FieldProps, 'label' | 'hint' | 'fault'> {
  children: (described: { id: string; 'aria-invalid': boolean; 'aria-describedby'?: string }) => ComponentChildren
}

/** What stands around a field. */
export function Described({ label, hint, fault, children }: DescribedProps) {
  const id = useId()
  const described = [hint && `${id}-hint`, fault && `${id}-fault`].filter(Boolean).join(' ')
  return (
    <div>
      <label for={id}>{label}</label>
      {hint && (
        <p class="hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {children({ id, 'aria-invalid': fault !== undefined, ...(described && { 'aria-describedby': described }) })}
      {fault && (
        <p class="error" id={`${id}-fault`}>
          {fault}
        </p>
      )}
    </div>
  )
}
