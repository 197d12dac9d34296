import type { Field } from '@paraph/client'
import { useEffect, useReducer, useRef } from 'preact/hooks'
import { useStore } from '../../queries/document.ts'
import { useDraftChanges } from '../../saving/draft-changes.ts'
import { useLeave } from '../../saving/use-leave.ts'
import { useChange } from '../../saving/use-change.ts'
import { useSession } from '../../session/session.ts'
import { type EditorField, fromServer, toServer } from './editor-field.ts'
import { nextHistory, startHistory } from './history.ts'

/** Milliseconds after the last change. Meanwhile, an arrow key that is held down makes one change. */
const SAVED_AFTER = 500

/** Somebody has changed the fields elsewhere since this tab has last seen them. */
class FieldsConflict extends Error {
  readonly theirs: Field[]
  constructor(theirs: Field[]) {
    super('The fields were changed elsewhere.')
    this.theirs = theirs
  }
}

/** Returns what people have chosen. The party of a field with a reference is left out, because it follows from the parties of the draft. */
const choicesIn = (fields: Field[]) =>
  JSON.stringify(fields.map((field) => (field.partyReference === null ? field : { ...field, partyId: null })))

interface EditingOptions {
  documentId: string
  /** What the server has now. */
  fields: Field[]
}

/** The fields that the editor shows. Each change is saved soon, unless another tab has changed the fields too. */
export function useEditing({ documentId, fields }: EditingOptions) {
  const { paraph } = useSession()
  const [history, act] = useReducer(nextHistory, undefined, () => startHistory(fromServer(fields)))
  /** What the server had when this tab last saw it. */
  const seen = useRef(fields)
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined)
  const wanted = useRef(history.present)
  const store = useStore(documentId)
  const changes = useDraftChanges()
  wanted.current = history.present

  const saving = useChange(documentId, async (list: EditorField[]) => {
    const { fields: now } = await paraph.fields.list(documentId)
    if (choicesIn(now) !== choicesIn(seen.current)) throw new FieldsConflict(now)
    const { fields: saved } = await paraph.fields.replace(documentId, { fields: toServer(list) })
    seen.current = saved
    store(() => ({ fields: saved }))
    if (wanted.current === list) changes.delete('fields')
  })
  const saveNow = () => {
    clearTimeout(timer.current)
    timer.current = undefined
    saving.save(wanted.current)
  }
  changes.saveFields = () => {
    if (timer.current !== undefined) saveNow()
  }
  const saveSoon = () => {
    changes.add('fields')
    clearTimeout(timer.current)
    timer.current = setTimeout(saveNow, SAVED_AFTER)
  }
  const adopt = (theirs: Field[]) => {
    seen.current = theirs
    changes.delete('fields')
    act({ type: 'adopt', fields: fromServer(theirs, wanted.current) })
  }

  const isClean = !changes.has('fields')
  // While a change is saved, `fields` may be older than the change.
  const canAdopt = isClean && !saving.isBusy
  useEffect(() => {
    if (canAdopt && JSON.stringify(fields) !== JSON.stringify(seen.current)) adopt(fields)
  }, [fields, canAdopt])
  useLeave(changes.saveFields)

  const conflict = saving.error instanceof FieldsConflict ? saving.error : undefined
  return {
    fields: history.present,
    canUndo: history.past.length > 0,
    canRedo: history.future.length > 0,
    change: (changed: EditorField[], name?: string) => {
      act({ type: 'change', fields: changed, name })
      saveSoon()
    },
    undo: () => {
      act({ type: 'undo' })
      saveSoon()
    },
    redo: () => {
      act({ type: 'redo' })
      saveSoon()
    },
    message: conflict ? undefined : saving.message,
    conflict: conflict && {
      takeTheirs: () => {
        store(() => ({ fields: conflict.theirs }))
        adopt(conflict.theirs)
        saving.forget()
      },
      keepMine: () => {
        seen.current = conflict.theirs
        saveNow()
      },
    },
  }
}
