import { Icon } from '@paraph/ui/icons/icon.tsx'
import { searchIcon } from '@paraph/ui/icons/lucide.ts'
import type { Ref } from 'preact'
import { useId } from 'preact/hooks'

interface SearchBoxProps {
  label: string
  value: string
  /** The keys that lead to it. */
  shortcut?: string
  field?: Ref<HTMLInputElement>
  onType: (typed: string) => void
}

/** What a person types to find something in a list. */
export function SearchBox({ label, value, shortcut, field = null, onType }: SearchBoxProps) {
  const id = useId()
  return (
    <>
      <label for={id} class="visually-hidden">
        {label}
      </label>
      <Icon path={searchIcon} />
      <input
        ref={field}
        id={id}
        type="search"
        {...(shortcut && { 'aria-keyshortcuts': shortcut })}
        maxLength={100}
        placeholder={label}
        value={value}
        onInput={({ currentTarget }) => onType(currentTarget.value)}
      />
    </>
  )
}
