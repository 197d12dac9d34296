import { useEffect } from 'preact/hooks'
import { addressOf, changeTo } from '../routes.ts'

/** Brings the place that the address names into view and gives it the focus, once the document is shown. */
export function usePlace(id: string, place: string | undefined, isShown: boolean): void {
  useEffect(() => {
    if (!isShown || place === undefined) return
    const element = document.querySelector<HTMLElement>(`[data-place="${CSS.escape(place)}"]`)
    // A person in a long list is folded.
    element?.querySelector('details')?.setAttribute('open', '')
    element?.scrollIntoView({ block: 'center' })
    element?.focus({ preventScroll: true })
    // The place is reached only once. Later, the view has the address that it has without it.
    changeTo(addressOf.document(id))
  }, [id, place, isShown])
}
