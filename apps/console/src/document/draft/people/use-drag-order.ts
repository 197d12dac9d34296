import { useState } from 'preact/hooks'

interface Drag {
  from: number
  /** The place that the row gets when it is dropped now. */
  to: number
}

/** Lets a person drag a row of a list by its handle to another place, with a mouse or a finger. Escape ends it without a change. */
export function useDragOrder(list: { current: HTMLElement | null }, move: (from: number, to: number) => void) {
  const [drag, setDrag] = useState<Drag>()
  const press = (from: number) => (event: PointerEvent) => {
    if (event.button !== 0) return
    event.preventDefault()
    const handle = event.currentTarget as HTMLElement
    const rows = Array.from(list.current!.children).filter((_, index) => index !== from)
    let to = from
    const ended = new AbortController()
    const listen = { signal: ended.signal }
    const end = () => {
      ended.abort()
      setDrag(undefined)
    }
    handle.setPointerCapture(event.pointerId)
    handle.addEventListener(
      'pointermove',
      ({ clientY }) => {
        to = rows.filter((row) => middleOf(row) < clientY).length
        setDrag({ from, to })
      },
      listen,
    )
    handle.addEventListener('pointercancel', end, listen)
    handle.addEventListener(
      'pointerup',
      () => {
        end()
        if (to !== from) move(from, to)
      },
      listen,
    )
    addEventListener('keydown', ({ key }) => key === 'Escape' && end(), listen)
    setDrag({ from, to })
  }
  /** The class of a row: what is dragged, or on which side of the row it is dropped. */
  const classOf = (index: number) => {
    if (!drag) return ''
    if (index === drag.from) return 'dragged'
    if (index !== drag.to) return ''
    return drag.to < drag.from ? 'drop-before' : 'drop-after'
  }
  return { press, classOf }
}

function middleOf(row: Element): number {
  const { top, height } = row.getBoundingClientRect()
  return top + height / 2
}
