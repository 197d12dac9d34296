import { Alert } from '@paraph/ui/alert.tsx'
import { useEffect, useId, useRef, useState } from 'preact/hooks'
import { useTexts } from '../texts/language.ts'
import { ConflictNotice } from './conflict-notice.tsx'
import { useLeave } from './use-leave.ts'
import { useChange } from './use-change.ts'

/** Somebody has changed the text elsewhere since the person began to type. */
class TextConflict extends Error {
  readonly theirs: string
  constructor(theirs: string) {
    super('The text was changed elsewhere.')
    this.theirs = theirs
  }
}

interface SavedTextProps {
  documentId: string
  label: string
  /** What the server has, as far as this tab knows. */
  value: string
  /** True if the text can't be empty. An emptied field gets its value back. */
  isRequired?: boolean
  isLong?: boolean
  maxLength?: number
  inputMode?: 'text' | 'email' | 'tel'
  /** Milliseconds after the last key. Without it, the text is saved when the person leaves the field. */
  savedAfter?: number
  /** Asks the server for the text. */
  read: () => PromiseLike<string>
  /** Returns the text as the server has stored it. */
  write: (text: string) => PromiseLike<string>
  /** Has an entry for each text that the server does not have. */
  unsaved: { current: Set<string> }
}

/** A text of a draft that saves itself, unless somebody else has changed it meanwhile: then the person chooses. */
export function SavedText(props: SavedTextProps) {
  const { documentId, label, value, isRequired = false, isLong, maxLength, inputMode, savedAfter, unsaved } = props
  const { t } = useTexts()
  const id = useId()
  const [typed, setTyped] = useState<string>()
  const wanted = useRef(value)
  /** What the server had when the person began to type. */
  const seen = useRef(value)
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined)
  /** True while the server does not have the text. */
  const isTyped = useRef(false)
  const isFocused = useRef(false)
  const mark = (isNew: boolean) => {
    isTyped.current = isNew
    if (isNew) unsaved.current.add(id)
    else unsaved.current.delete(id)
  }
  const saving = useChange(
    documentId,
    async (text: string) => {
      if (!isTyped.current) return
      const stored = await props.read()
      if (stored !== seen.current && stored !== text) throw new TextConflict(stored)
      seen.current = stored === text ? text : await props.write(text)
      if (wanted.current.trim() !== text) return
      mark(false)
      if (!isFocused.current) setTyped(seen.current)
    },
    t.draft.saved,
  )
  const conflict = saving.error instanceof TextConflict ? saving.error : undefined
  const showStored = () => {
    mark(false)
    setTyped(undefined)
  }
  const save = () => {
    clearTimeout(timer.current)
    // The press on a button of the notice leaves the field too, and must not take the notice away.
    if (!isTyped.current || conflict) return
    const text = wanted.current.trim()
    // An earlier text may be on its way, even if the person has now typed what the server had before.
    if ((text !== seen.current || saving.isBusy) && (text || !isRequired)) saving.save(text)
  }
  const leave = () => {
    const text = wanted.current.trim()
    const isDone = !isTyped.current || (text === seen.current && !saving.isBusy) || (isRequired && !text)
    if (isDone && !conflict) showStored()
    else save()
  }
  const type = (text: string) => {
    if (!isTyped.current) seen.current = value
    mark(true)
    wanted.current = text
    setTyped(text)
    clearTimeout(timer.current)
    if (savedAfter !== undefined) timer.current = setTimeout(save, savedAfter)
  }

  // The server trims a text. While the person goes on to type, a space at the end stays.
  useEffect(() => {
    if (!isTyped.current && (!isFocused.current || value !== seen.current)) setTyped(undefined)
  }, [value])
  useLeave(leave)
  // When the field is gone, nobody can correct what is refused.
  useEffect(() => () => void unsaved.current.delete(id), [])

  const field = {
    id,
    value: typed ?? value,
    ...(maxLength !== undefined && { maxLength }),
    onInput: ({ currentTarget }: { currentTarget: { value: string } }) => type(currentTarget.value),
    onFocus: () => void (isFocused.current = true),
    onBlur: () => {
      isFocused.current = false
      leave()
    },
  }
  return (
    <div>
      <label for={id}>{label}</label>
      {isLong ? <textarea rows={3} {...field} /> : <input type="text" inputMode={inputMode ?? 'text'} {...field} />}
      <ConflictNotice
        text={t.conflict.text({ theirs: conflict?.theirs ?? '' })}
        conflict={
          conflict && {
            takeTheirs: () => {
              showStored()
              saving.forget()
            },
            keepMine: () => {
              seen.current = conflict.theirs
              saving.save(wanted.current.trim())
            },
          }
        }
      />
      <Alert text={conflict ? undefined : saving.message} />
    </div>
  )
}
