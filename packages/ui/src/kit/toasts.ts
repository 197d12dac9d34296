import { announce } from '../announce.ts'

export interface Toast<Texts> {
  text: (t: Texts) => string
  /** What the person may still do about it, such as to undo it. */
  action?: { label: (t: Texts) => string; act: () => void }
}

export interface ShownToast<Texts> extends Toast<Texts> {
  number: number
}

export type Toasts<Texts> = ReturnType<typeof makeToasts<Texts>>

/** More would cover what the person works on. The oldest goes. */
const MAX_SHOWN = 3

/** The toasts of a page. They are kept as functions of its texts, so that they follow its language. */
export function makeToasts<Texts>() {
  let spoken: Texts | undefined
  let shown: readonly ShownToast<Texts>[] = []
  let count = 0
  const listeners = new Set<(shown: readonly ShownToast<Texts>[]) => void>()
  const change = (to: typeof shown) => {
    shown = to
    for (const listener of listeners) listener(shown)
  }
  return {
    /** Says that something is done, for everybody to see and for screen readers to read. It goes by itself. */
    say: (text: Toast<Texts>['text'], action?: Toast<Texts>['action']) => {
      if (spoken) announce(text(spoken))
      change([...shown, { text, ...(action && { action }), number: ++count }].slice(-MAX_SHOWN))
    },
    end: (number: number) => change(shown.filter((each) => each.number !== number)),
    /** Takes the texts in the language that the page has now. */
    speak: (t: Texts) => void (spoken = t),
    /** Calls the listener with what is shown, now and after each change. Returns the function that ends this. */
    follow: (listener: (shown: readonly ShownToast<Texts>[]) => void) => {
      listeners.add(listener)
      listener(shown)
      return () => void listeners.delete(listener)
    },
  }
}
