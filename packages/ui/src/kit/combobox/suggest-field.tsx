import type { ComponentChildren, RefObject, TargetedKeyboardEvent } from 'preact'
import { useEffect, useId, useRef, useState } from 'preact/hooks'
import { Described } from '../field.tsx'
import './combobox.css'

export interface Suggestion {
  key: string
  children: ComponentChildren
}

interface SuggestFieldProps {
  label: string
  fault?: string | undefined
  name: string
  maxLength: number
  field: RefObject<HTMLInputElement | null>
  /** A list of a few, which changes with what is typed. */
  suggestions: readonly Suggestion[]
  /** What the list contains, for screen readers. */
  listLabel: string
  /** Said to screen readers when the list has this number of suggestions. */
  said: (count: number) => string
  onType: (text: string) => void
  onPick: (key: string) => void
}

/**
 * A field for any text, with a list of what may be meant. The keys and the roles are those of an editable combobox with a list in the ARIA Authoring Practices.
 * Until a key or the pointer goes into the list, Enter does what it does in every field.
 */
export function SuggestField({ label, fault, name, maxLength, field, listLabel, said, ...others }: SuggestFieldProps) {
  const { suggestions, isShown, marked, type, close, pick, press } = useSuggesting(others)
  const id = useId()
  const list = useRef<HTMLDivElement>(null)
  // It can open below the window of a phone.
  useEffect(() => list.current?.scrollIntoView({ block: 'nearest' }), [isShown])
  useEffect(() => void list.current?.querySelector('.marked')?.scrollIntoView({ block: 'nearest' }), [isShown, marked])
  return (
    <Described label={label} fault={fault}>
      {(described) => (
        <div class="suggest">
          <input
            ref={field}
            {...described}
            {...{ name, maxLength }}
            type="text"
            role="combobox"
            autocomplete="off"
            aria-autocomplete="list"
            aria-expanded={isShown}
            {...(isShown && { 'aria-controls': `${id}-list` })}
            {...(isShown && suggestions[marked] && { 'aria-activedescendant': `${id}-${marked}` })}
            onInput={({ currentTarget }) => type(currentTarget.value)}
            onKeyDown={press}
            onBlur={close}
          />
          {isShown && (
            // A press in the list leaves the focus in the field.
            <div
              ref={list}
              id={`${id}-list`}
              class="choices"
              role="listbox"
              aria-label={listLabel}
              onMouseDown={(event) => event.preventDefault()}
            >
              {suggestions.map(({ key, children }, index) => (
                <div
                  key={key}
                  id={`${id}-${index}`}
                  role="option"
                  class={index === marked ? 'marked' : ''}
                  aria-selected={index === marked}
                  onClick={() => pick(key)}
                >
                  {children}
                </div>
              ))}
            </div>
          )}
          <div class="visually-hidden" role="status">
            {isShown ? said(suggestions.length) : ''}
          </div>
        </div>
      )}
    </Described>
  )
}

/** What the keys and the pointer do with the list. */
function useSuggesting({ suggestions, onType, onPick }: Pick<SuggestFieldProps, 'suggestions' | 'onType' | 'onPick'>) {
  const [isOpen, setOpen] = useState(false)
  const [at, setAt] = useState('')
  const marked = suggestions.findIndex(({ key }) => key === at)
  const isShown = isOpen && suggestions.length > 0
  const close = () => {
    setOpen(false)
    setAt('')
  }
  const type = (text: string) => {
    onType(text)
    setOpen(true)
    setAt('')
  }
  const pick = (key: string) => {
    close()
    onPick(key)
  }
  const press = (event: TargetedKeyboardEvent<HTMLInputElement>) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    const isMine =
      step === undefined
        ? isShown && (event.key === 'Escape' || (event.key === 'Enter' && marked >= 0))
        : suggestions.length > 0
    // Enter also ends the writing of a letter of some alphabets.
    if (!isMine || event.isComposing) return
    event.preventDefault()
    // What stands around the field would take the key too.
    event.stopPropagation()
    if (event.key === 'Escape') return close()
    if (step === undefined) return pick(suggestions[marked]!.key)
    setOpen(true)
    const next = marked < 0 && step < 0 ? suggestions.length - 1 : marked + step
    setAt(suggestions[(next + suggestions.length) % suggestions.length]!.key)
  }
  return { suggestions, isShown, marked, type, close, pick, press }
}
