/** A smaller change is no pinch. */
const PINCHED = 1.05

/**
 * After a pinch, the browser keeps what is fixed to the window at the edges of the whole page, out of the view. This tells the styles where the view is, so that the
 * tools and the main button stay in it, in their size.
 */
export function followView(): void {
  const view = window.visualViewport
  if (!view) return
  const { style, classList } = document.documentElement
  const update = () => {
    const isPinched = view.scale > PINCHED
    classList.toggle('pinched', isPinched)
    if (!isPinched) return
    const reader = document.querySelector('.reader')?.getBoundingClientRect().left ?? 0
    const values = {
      '--view-scale': 1 / view.scale,
      '--view-left': `${view.offsetLeft}px`,
      '--view-top': `${view.offsetTop}px`,
      '--view-bottom': `${view.offsetTop + view.height}px`,
      '--tools-left': `${view.offsetLeft + reader / view.scale - reader}px`,
    }
    for (const [name, value] of Object.entries(values)) style.setProperty(name, String(value))
  }
  view.addEventListener('resize', update)
  view.addEventListener('scroll', update)
  update()
}
