import type { Ref, TargetedKeyboardEvent } from 'preact'
import { useEffect, useId, useRef, useState } from 'preact/hooks'
import './combobox.css'
import { type ChoiceGroup, findChoices } from './find-choices.ts'

interface ComboboxProps {
  label: string
  /** The name of the value in the form. */
  name: string
  defaultValue: string
  /** Called when the list opens first, because a long list can take a moment to make. */
  groups: () => readonly ChoiceGroup[]
  /** What the field shows of a value. */
  labelOf: (value: string) => string
  /** Said if nothing contains these words. */
  notFound: (words: string) => string
  readOnly?: boolean
}

/**
 * Chooses one of many: the person types some letters, then chooses what is left. The keys and the roles are those of an editable combobox with a list in the ARIA
 * Authoring Practices.
 */
export function Combobox({ label, name, defaultValue, groups, labelOf, notFound, readOnly = false }: ComboboxProps) {
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
  const list = useRef<HTMLDivElement>(null)
  const choosing = useChoosing({ defaultValue, groups, readOnly })
  const { value, words, isOpen, found, choices, marked, show, close, choose, press } = choosing
  const isShown = choices.length > 0
  useEffect(() => void list.current?.querySelector('.marked')?.scrollIntoView({ block: 'nearest' }), [isOpen, marked])
  // What is typed next takes the place of the value, as after the field got the focus.
  useEffect(() => {
    if (!isOpen && document.activeElement === field.current) field.current!.select()
  }, [isOpen, value])
  return (
    <div class="combobox">
      <label for={id}>{label}</label>
      <input type="hidden" name={name} value={value} />
      <input
        ref={field}
        id={id}
        type="text"
        role="combobox"
        autocomplete="off"
        autocapitalize="off"
        spellcheck={false}
        aria-autocomplete="list"
        aria-expanded={isShown}
        {...(isShown && { 'aria-controls': `${id}-list` })}
        {...(choices[marked] && { 'aria-activedescendant': `${id}-${marked}` })}
        readOnly={readOnly}
        value={words ?? labelOf(value)}
        onFocus={({ currentTarget }) => currentTarget.select()}
        onClick={() => isOpen || show()}
        onInput={({ currentTarget }) => show(currentTarget.value)}
        onKeyDown={press}
        // Who leaves after typing enough for one choice means it.
        onBlur={() => (choices.length === 1 && words ? choose(choices[0]!.value) : close())}
      />
      {isShown && <Choices {...{ id, list, label, found, marked, value, choose }} />}
      <div class={isOpen && !isShown ? 'hint' : 'visually-hidden'} role="status">
        {isOpen && words && !isShown ? notFound(words) : ''}
      </div>
    </div>
  )
}

/** What the keys and the pointer do with the list. */
function useChoosing({
  defaultValue,
  groups,
  readOnly,
}: Required<Pick<ComboboxProps, 'defaultValue' | 'groups' | 'readOnly'>>) {
  const [value, setValue] = useState(defaultValue)
  const [isOpen, setOpen] = useState(false)
  /** What was typed since the list opened. */
  const [words, setWords] = useState<string>()
  const [at, setAt] = useState(-1)
  const [all, setAll] = useState<readonly ChoiceGroup[]>()
  const found = isOpen ? findChoices(all ?? [], words ?? '') : []
  const choices = found.flatMap((group) => group.choices)
  const chosen = choices.findIndex((choice) => choice.value === value)
  const marked = at >= 0 ? at : words ? 0 : chosen
  const show = (typed?: string) => {
    if (readOnly) return
    setAll(all ?? groups())
    setOpen(true)
    setWords(typed)
    setAt(-1)
  }
  const close = () => {
    setOpen(false)
    setWords(undefined)
  }
  const choose = (one: string) => {
    setValue(one)
    close()
  }
  const press = (event: TargetedKeyboardEvent<HTMLInputElement>) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    const isMine = step !== undefined || (isOpen && (event.key === 'Enter' || event.key === 'Escape'))
    if (!isMine) return
    event.preventDefault()
    // A dialog around the field would close too.
    event.stopPropagation()
    if (step === undefined) {
      const one = choices[marked]
      return event.key === 'Enter' && one ? choose(one.value) : close()
    }
    if (!isOpen) return show()
    setAt((marked + step + choices.length) % Math.max(choices.length, 1))
  }
  return { value, words, isOpen, found, choices, marked, show, close, choose, press }
}

interface ChoicesProps {
  id: string
  list: Ref<HTMLDivElement>
  label: string
  found: readonly ChoiceGroup[]
  /** The place of the choice that Enter takes. */
  marked: number
  value: string
  choose: (value: string) => void
}

/** The list below the field. A press in it leaves the focus in the field. */
function Choices({ id, list, label, found, marked, value, choose }: ChoicesProps) {
  const choices = found.flatMap((group) => group.choices)
  return (
    <div
      ref={list}
      id={`${id}-list`}
      class="choices"
      role="listbox"
      aria-label={label}
      onMouseDown={(event) => event.preventDefault()}
    >
      {found.map((group) => (
        <div key={group.name} role="group" aria-label={group.name}>
          <div class="group-name" aria-hidden="true">
            {group.name}
          </div>
          {group.choices.map((choice) => {
            const index = choices.indexOf(choice)
            return (
              <div
                key={choice.value}
                id={`${id}-${index}`}
                role="option"
                class={index === marked ? 'marked' : ''}
                aria-selected={choice.value === value}
                onClick={() => choose(choice.value)}
              >
                {choice.label}
              </div>
            )
          })}
        </div>
      ))}
    </div>
  )
}
