import type { EditorField } from './editor-field.ts'

/** The steps that can be undone. */
const MAX_STEPS = 100

export interface History {
  present: EditorField[]
  past: EditorField[][]
  future: EditorField[][]
  /** Changes with the same name, one after the other, are one step. */
  name: string | undefined
  /** The history before the last step. A cancelled step brings it back. */
  before?: Omit<History, 'before'>
}

export type HistoryAction =
  | { type: 'change'; fields: EditorField[]; name?: string | undefined }
  | { type: 'undo' }
  | { type: 'redo' }
  /** What another tab or a program has saved can't be undone here. */
  | { type: 'adopt'; fields: EditorField[] }

export const startHistory = (fields: EditorField[]): History => ({
  present: fields,
  past: [],
  future: [],
  name: undefined,
})

export function nextHistory(history: History, action: HistoryAction): History {
  const { present, past, future } = history
  if (action.type === 'adopt') return startHistory(action.fields)
  if (action.type === 'change') {
    if (action.fields === present) return history
    const isSameStep = action.name !== undefined && action.name === history.name
    const { before, ...now } = history
    if (isSameStep && before?.present === action.fields) return before
    const steps = isSameStep ? past : [...past, present].slice(-MAX_STEPS)
    return {
      present: action.fields,
      past: steps,
      future: [],
      name: action.name,
      before: isSameStep && before ? before : now,
    }
  }
  const [from, to] = action.type === 'undo' ? [past, future] : [future, past]
  const target = from.at(-1)
  if (!target) return history
  const [rest, kept] = [from.slice(0, -1), [...to, present]]
  return {
    present: target,
    past: action.type === 'undo' ? rest : kept,
    future: action.type === 'undo' ? kept : rest,
    name: undefined,
  }
}
