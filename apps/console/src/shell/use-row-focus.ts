import { useEffect } from 'preact/hooks'
import { focusHeading } from '../layout/heading.tsx'

/**
 * When the row with the focus is deleted, the next row gets the focus, or else the row before it, or else the title of the view. Without this, the browser gives it
 * to the whole page, and the keyboard begins at the top again. While a dialog is open, the row that opened it counts.
 */
export function useRowFocus(): void {
  useEffect(() => {
    let last: Element | undefined
    let goOn: (() => void) | undefined
    const remember = ({ target }: FocusEvent) => {
      if ((target as Element).closest('dialog')) return
      last = target as Element
      goOn = undefined
    }
    const observer = new MutationObserver((records) => {
      if (last && !last.isConnected) {
        goOn = wayFrom(last, records)
        last = undefined
      }
      if (!goOn || document.activeElement !== document.body) return
      goOn()
      goOn = undefined
    })
    addEventListener('focusin', remember)
    observer.observe(document.body, { childList: true, subtree: true })
    return () => {
      removeEventListener('focusin', remember)
      observer.disconnect()
    }
  }, [])
}

/** Returns what gives the focus to the place beside the row of this element, which was removed. Undefined if it was in no row. */
function wayFrom(last: Element, records: MutationRecord[]): (() => void) | undefined {
  const row = last.closest('li, tr')
  const record = records.find(({ removedNodes }) => Array.from(removedNodes).some((node) => node.contains(last)))
  if (!row || !record) return undefined
  // If more than the row has gone, nothing stands beside it.
  const rows = Array.from(record.removedNodes).includes(row) ? [record.nextSibling, record.previousSibling] : []
  return () => {
    const place = rows
      .filter((node) => node instanceof Element && node.isConnected)
      .map((node) => (node as Element).querySelector<HTMLElement>('a[href], button, input'))
      .find(Boolean)
    if (place) place.focus()
    else focusHeading()
  }
}
