import { useEffect, useRef } from 'preact/hooks'
import { useTexts } from '../texts/language.ts'
import { useChange } from './use-change.ts'
import { useDraftChanges } from './draft-changes.ts'
import { useLeave } from './use-leave.ts'
import { useTyped } from './use-typed.ts'

/** Somebody has changed the text elsewhere since the person began to type. */
class TextConflict extends Error {
  readonly theirs: string
  constructor(theirs: string) {
    super('The text was changed elsewhere.')
    this.theirs = theirs
  }
}

export interface TextToSave {
  documentId: string
  /** What the server has, as far as this tab knows. */
  value: string
  /** True if the text can't be empty. An emptied field gets its value back. */
  isRequired?: boolean
  /** Milliseconds after the last key. Without it, the text is saved when the person leaves the field. */
  savedAfter?: number
  /** Asks the server for the text. */
  read: () => PromiseLike<string>
  /** Returns the text as the server has stored it. */
  write: (text: string) => PromiseLike<string>
}

/** Saves what is typed into a field, unless somebody else has changed the text meanwhile. */
export function useSavedText(props: TextToSave) {
  const { documentId, value, isRequired = false, savedAfter } = props
  const { t } = useTexts()
  const changes = useDraftChanges()
  const field = useTyped(value)
  const { id, seen, isTyped, isFocused, showStored } = field
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined)
  const saving = useChange(
    documentId,
    async (text: string) => {
      if (!isTyped.current) return
      const stored = await props.read()
      if (stored !== seen.current && stored !== text) throw new TextConflict(stored)
      seen.current = stored === text ? text : await props.write(text)
      if (field.wanted() === text) field.finish()
    },
    t.draft.saved,
  )
  const conflict = saving.error instanceof TextConflict ? saving.error : undefined
  const save = () => {
    clearTimeout(timer.current)
    // The press on a button of the notice leaves the field too, and must not take the notice away.
    if (!isTyped.current || conflict) return
    const text = field.wanted()
    // An earlier text may be on its way, even if the person has now typed what the server had before.
    if ((text !== seen.current || saving.isBusy) && (text || !isRequired)) saving.save(text)
  }
  const leave = () => {
    const text = field.wanted()
    const isDone = !isTyped.current || (text === seen.current && !saving.isBusy) || (isRequired && !text)
    if (isDone && !conflict) showStored()
    else save()
  }
  const type = (text: string) => {
    field.type(text)
    clearTimeout(timer.current)
    if (savedAfter !== undefined) timer.current = setTimeout(save, savedAfter)
  }
  const takeTheirs = () => {
    showStored()
    saving.forget()
  }
  const keepMine = ({ theirs }: TextConflict) => {
    const mine = field.wanted()
    if (!mine && isRequired) return takeTheirs()
    seen.current = theirs
    saving.save(mine)
  }

  useLeave(leave)
  // A text that the server has refused can't be corrected after its field was removed. So it must not keep the draft from being sent.
  useEffect(() => () => changes.delete(id), [])

  return {
    /** The attributes of the field. */
    field: {
      id,
      value: field.shown,
      onInput: ({ currentTarget }: { currentTarget: { value: string } }) => type(currentTarget.value),
      onFocus: () => void (isFocused.current = true),
      onBlur: () => {
        isFocused.current = false
        leave()
      },
    },
    conflict: conflict && { theirs: conflict.theirs, takeTheirs, keepMine: () => keepMine(conflict) },
    message: conflict ? undefined : saving.message,
  }
}
