/** In CSS pixels. */
const GAP = 4

/** True if the style sheet alone puts a popover beside its button. */
export const canAnchor = () => CSS.supports('position-area', 'block-end')

/** Puts an open popover below or above an element, where it has room. Their ends or their middles meet. */
export function placeBeside(popover: HTMLElement, anchor: Element, meet: 'ends' | 'middles'): void {
  const { top, bottom, left, right } = anchor.getBoundingClientRect()
  const { offsetHeight, offsetWidth, style } = popover
  const { clientWidth, clientHeight } = document.documentElement
  const isAbove = bottom + GAP + offsetHeight > clientHeight && top > offsetHeight + GAP
  const start = meet === 'ends' ? right - offsetWidth : (left + right - offsetWidth) / 2
  style.top = `${isAbove ? top - offsetHeight - GAP : bottom + GAP}px`
  style.left = `${Math.max(GAP, Math.min(start, clientWidth - GAP - offsetWidth))}px`
  style.margin = '0'
}
