import type { ComponentChildren, ComponentProps } from 'preact'
import { Icon } from '../icons/icon.tsx'

interface ButtonProps extends Omit<ComponentProps<'button'>, 'onClick' | 'disabled' | 'class' | 'icon'> {
  /** Primary is what most people do next. Quiet is for what stands in a row of several. */
  look?: 'primary' | 'secondary' | 'quiet' | 'danger' | 'quiet danger'
  icon?: string
  /** The place of the button, if its style sheet has a rule for it, such as a width. */
  class?: string
  /** Shows the icon alone. The words appear beside it when the pointer or the focus rests on it, and screen readers read them. */
  tip?: string
  /** True while the program works on the press before. Another press does nothing. */
  isBusy?: boolean
  /** True while a press can do nothing. The button keeps its place in the order of Tab, so that a person can read what it says. */
  isOff?: boolean
  onPress?: ((event: MouseEvent) => void) | undefined
  children?: ComponentChildren
}

/** The look of both pages. A button of a form has the type `submit`. */
export function Button(props: ButtonProps) {
  const {
    look = 'secondary',
    icon,
    tip,
    class: place,
    isBusy = false,
    isOff = false,
    onPress,
    children,
    ...others
  } = props
  return (
    <button
      type="button"
      {...others}
      {...(tip && { 'aria-label': others['aria-label'] ?? tip, 'data-tip': tip })}
      class={[look !== 'secondary' && look, tip && 'square', place, isBusy && 'busy'].filter(Boolean).join(' ')}
      aria-disabled={isBusy || isOff}
      onClick={(event) => {
        if (isBusy || isOff) event.preventDefault()
        else onPress?.(event)
      }}
    >
      {icon && !isBusy && <Icon path={icon} />}
      {!tip && children}
    </button>
  )
}
