import { announce } from '../announce.ts'

export interface Toast {
  text: string
  /** What the person may still do about it, such as to undo it. */
  action?: { label: string; act: () => void }
}

export interface ShownToast extends Toast {
  number: number
}

/** More would cover what the person works on. The oldest goes. */
const MAX_SHOWN = 3

let shown: readonly ShownToast[] = []
let count = 0
const listeners = new Set<(shown: readonly ShownToast[]) => void>()

function change(to: readonly ShownToast[]) {
  shown = to
  for (const listener of listeners) listener(shown)
}

/** Says that something is done, for everybody to see and for screen readers to read. It goes by itself. */
export function toast(said: Toast): void {
  announce(said.text)
  change([...shown, { ...said, number: ++count }].slice(-MAX_SHOWN))
}

export const endToast = (number: number): void => change(shown.filter((each) => each.number !== number))

/** Calls the listener with what is shown, now and after each change. Returns the function that ends this. */
export function onToasts(listener: (shown: readonly ShownToast[]) => void): () => void {
  listeners.add(listener)
  listener(shown)
  return () => void listeners.delete(listener)
}
