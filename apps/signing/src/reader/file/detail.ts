import { type Box, capped, type DrawnBox } from '@paraph/ui/pdf/draw-box.ts'

/** Milliseconds without a movement. */
const SETTLED_AFTER = 150

/**
 * After a pinch, and on pages that are too large for one canvas, the drawing has fewer pixels than the screen. The detail is a second canvas above the
 * drawing. It has only the part in view, so it never has more pixels than the screen.
 */
export function openDetail(holder: HTMLElement, draw: (box: Box, density: number) => DrawnBox) {
  let wanted = ''
  let drawing: DrawnBox | undefined
  let shown: DrawnBox | undefined
  const stop = () => {
    drawing?.stop()
    shown?.stop()
    shown?.canvas.remove()
    drawing = shown = undefined
    wanted = ''
  }
  const update = (drawnDensity: number) => {
    const density = devicePixelRatio * (visualViewport?.scale ?? 1)
    const box = boxInView(holder)
    if (!box || density <= drawnDensity * 1.05) return stop()
    const key = [density, ...Object.values(box)].join()
    if (key === wanted) return
    wanted = key
    drawing?.stop()
    const next = draw(box, capped(density, box))
    drawing = next
    const show = async () => {
      await next.done
      if (drawing !== next) return
      drawing = undefined
      const { canvas } = next
      canvas.className = 'detail'
      Object.assign(canvas.style, Object.fromEntries(Object.entries(box).map(([name, size]) => [name, `${size}px`])))
      holder.firstElementChild!.after(canvas)
      shown?.stop()
      shown?.canvas.remove()
      shown = next
    }
    // A newer detail has stopped this one, or the page was removed. The drawing below is still there.
    show().catch(() => {})
  }
  return { update, stop }
}

/** Returns the part of the element that is in view, also after a pinch. */
function boxInView(element: HTMLElement): Box | undefined {
  const page = element.getBoundingClientRect()
  const frame = element.closest('.pages')!.getBoundingClientRect()
  const { offsetLeft, offsetTop, width, height } = visualViewport!
  const left = Math.floor(Math.max(page.left, frame.left, offsetLeft) - page.left)
  const top = Math.floor(Math.max(page.top, offsetTop) - page.top)
  const right = Math.ceil(Math.min(page.right, frame.right, offsetLeft + width) - page.left)
  const bottom = Math.ceil(Math.min(page.bottom, offsetTop + height) - page.top)
  return right > left && bottom > top ? { left, top, width: right - left, height: bottom - top } : undefined
}

/** Calls back each time that the view stands still again after it has moved or changed its size. Returns the function that ends this. */
export function onSettled(callback: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const later = () => {
    clearTimeout(timer)
    timer = setTimeout(callback, SETTLED_AFTER)
  }
  const ended = new AbortController()
  const { signal } = ended
  for (const type of ['resize', 'scroll']) {
    visualViewport?.addEventListener(type, later, { signal })
    // The capture phase also gets the events of elements that scroll.
    addEventListener(type, later, { signal, capture: true, passive: true })
  }
  return () => {
    clearTimeout(timer)
    ended.abort()
  }
}
