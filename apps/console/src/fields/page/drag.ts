/** CSS pixels. A press that moves less is a click. */
const CLICK = 4

interface Drag {
  /** Called for each movement, with the distance from the start in CSS pixels. Not called for a click. */
  onMove: (dx: number, dy: number, event: PointerEvent) => void
  /** @param hasMoved - false for a click */
  onEnd: (hasMoved: boolean, event: PointerEvent) => void
  /** Called in place of `onEnd` if the browser takes the pointer away, for example to scroll, or if Escape is pressed. */
  onCancel: () => void
}

/** Follows the pointer that is down on this element until it is up again. */
export function followPointer(element: HTMLElement, start: PointerEvent, { onMove, onEnd, onCancel }: Drag): void {
  const ended = new AbortController()
  const { signal } = ended
  let hasMoved = false
  element.setPointerCapture(start.pointerId)
  const isOther = (event: PointerEvent) => event.pointerId !== start.pointerId
  const move = (event: PointerEvent) => {
    if (isOther(event)) return
    const [dx, dy] = [event.clientX - start.clientX, event.clientY - start.clientY]
    hasMoved ||= Math.hypot(dx, dy) >= CLICK
    if (hasMoved) onMove(dx, dy, event)
  }
  const end = (event: PointerEvent) => {
    if (isOther(event)) return
    ended.abort()
    onEnd(hasMoved, event)
  }
  const cancel = () => {
    ended.abort()
    onCancel()
  }
  element.addEventListener('pointermove', move, { signal })
  element.addEventListener('pointerup', end, { signal })
  element.addEventListener('pointercancel', (event) => isOther(event) || cancel(), { signal })
  addEventListener('keydown', ({ key }) => key === 'Escape' && cancel(), { signal })
}
