import { useLayoutEffect, useState } from 'preact/hooks'
import { goTo } from '../layout/go-on.tsx'

/** The selector of the button that the party must press to act. */
export const MAIN_BUTTON = '.action .primary:not(.go-on *)'
/** The selector of the title above that button. */
export const LAST_STEP = '.last-step'

/** Leads the party to the last step of the panel. */
export function useLastStep() {
  /** How many times the party has added or changed what it signs with. */
  const [added, setAdded] = useState(0)
  // The dialog has given the focus back to its button, and the button to sign may be below the window. The focus moves before the dialog is removed,
  // so a key that the party presses at once reaches the last step.
  useLayoutEffect(() => void (added > 0 && goTo(LAST_STEP, MAIN_BUTTON)), [added])
  return {
    goToLastStep: () => setAdded(added + 1),
    /** The pages of the scan have moved the last step away, unless the party has gone on itself. */
    stayAtLastStep: () => void (document.activeElement?.matches(LAST_STEP) && goTo(LAST_STEP, MAIN_BUTTON)),
  }
}
