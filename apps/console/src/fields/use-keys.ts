import { useEffect } from 'preact/hooks'
import { type CopiedField, readFields, writeFields } from './model/clipboard.ts'

export interface KeyActions {
  /** In units of the page. */
  move: (dx: number, dy: number) => void
  resize: (dx: number, dy: number) => void
  remove: () => void
  duplicate: () => void
  undo: () => void
  redo: () => void
  zoomIn: () => void
  zoomOut: () => void
  fitWidth: () => void
  /** Ends the placing, or else selects nothing. */
  escape: () => void
  copied: () => CopiedField[]
  paste: (fields: CopiedField[]) => void
}

const arrows: Record<string, [dx: number, dy: number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

const zoomKeys: Record<string, 'zoomIn' | 'zoomOut' | 'fitWidth'> = {
  '+': 'zoomIn',
  // On many keyboards, the plus needs Shift.
  '=': 'zoomIn',
  '-': 'zoomOut',
  '0': 'fitWidth',
}

/** The keys of the editor. What a person types into a text, or presses in a dialog, stays there. */
export function useKeys(editor: { current: HTMLElement | null }, actions: KeyActions) {
  const isInEditor = () => {
    const { activeElement } = document
    return editor.current!.contains(activeElement) && !activeElement!.closest('input, textarea, select, dialog')
  }
  useEffect(() => {
    const ended = new AbortController()
    const { signal } = ended
    const onClipboard = (event: ClipboardEvent) => {
      if (!isInEditor() || !event.clipboardData) return
      if (event.type === 'paste') {
        const fields = readFields(event.clipboardData)
        if (!fields) return
        actions.paste(fields)
      } else {
        const copied = actions.copied()
        if (copied.length === 0) return
        writeFields(event.clipboardData, copied)
        if (event.type === 'cut') actions.remove()
      }
      event.preventDefault()
    }
    for (const type of ['copy', 'cut', 'paste'] as const) document.addEventListener(type, onClipboard, { signal })
    return () => ended.abort()
  })
  return (event: KeyboardEvent) => {
    if (isInEditor() && pressed(event, actions)) event.preventDefault()
  }
}

/** Returns true if the key does something. */
function pressed(event: KeyboardEvent, actions: KeyActions): boolean {
  const { key, shiftKey, altKey } = event
  const isCommand = event.ctrlKey || event.metaKey
  const isOnField = (event.target as HTMLElement).matches('.field')
  const letter = key.toLowerCase()
  if (isCommand && (letter === 'y' || (letter === 'z' && shiftKey))) actions.redo()
  else if (isCommand && letter === 'z') actions.undo()
  else if (isCommand && zoomKeys[key]) actions[zoomKeys[key]]()
  else if (key === 'Escape') actions.escape()
  else if (!isOnField) return false
  else if (isCommand && letter === 'd') actions.duplicate()
  else if (key === 'Delete' || key === 'Backspace') actions.remove()
  else if (arrows[key] && !isCommand) {
    const [dx, dy] = arrows[key].map((units) => units * (shiftKey ? 10 : 1)) as [number, number]
    if (altKey) actions.resize(dx, dy)
    else actions.move(dx, dy)
  } else return false
  return true
}
