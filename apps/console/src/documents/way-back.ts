import { useEffect } from 'preact/hooks'

interface Left {
  address: string
  id: string
  top: number
}

let left: Left | undefined

/** Keeps the row from which a person opens a document. */
export function leaveFrom(id: string): void {
  left = { address: location.hash, id, top: scrollY }
}

/** The address of the list from which the person has come, with its search and its order. Undefined if it has not come from the list. */
export const listLeft = (): string | undefined => left?.address

/** The row to which a person comes back, if the list has the same address. */
export const rowLeft = (): string | undefined => (left?.address === location.hash ? left.id : undefined)

/** Shows the list as the person has left it, with the focus on the same row. */
export function useWayBack(isShown: boolean): void {
  useEffect(() => {
    if (!isShown) return
    const id = rowLeft()
    const top = left?.top ?? 0
    left = undefined
    const link = id === undefined ? null : document.getElementById(`row-${id}`)
    if (!link) return
    scrollTo({ top, behavior: 'instant' })
    link.focus({ preventScroll: true })
  }, [isShown])
}
