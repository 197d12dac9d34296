/** iOS gives all canvases of a page together only a few hundred megabytes. */
const MOST = 40

/**
 * Which thumbnails have a drawing: those in view, and those seen last, so that nothing is drawn twice by scrolling a little.
 *
 * @param before - the pages with a drawing. The one seen last is at the end.
 * @param inView - in the order in which they came into view
 */
export function drawnPages(before: readonly number[], inView: ReadonlySet<number>): number[] {
  return [...before.filter((page) => !inView.has(page)), ...inView].slice(-MOST)
}
