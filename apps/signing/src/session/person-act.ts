import type { PersonAct } from '@paraph/client'

/*
 * Programs of mail services open the links in mails, some of them in a whole browser. So what the party has opened or read is reported only after an act of
 * a person: a trusted event of an input device, while the page is visible. Scrolling counts by its wheel, touch or key, because scripts, and browsers that
 * restore a tab, scroll too.
 */
let newest: PersonAct | undefined
const waiting = new Set<() => void>()

export const newestAct = () => newest

/** A new link needs a new act. */
export const forgetActs = () => void (newest = undefined)

/** Calls back at once if a person has acted on the page that is visible now, and otherwise with the next act. Returns the function that ends this. */
export function afterAct(callback: () => void): () => void {
  if (newest && document.visibilityState === 'visible') callback()
  else waiting.add(callback)
  return () => void waiting.delete(callback)
}

export function watchActs(): void {
  const listen = <Type extends keyof WindowEventMap>(
    type: Type,
    actOf: (event: WindowEventMap[Type]) => PersonAct | undefined,
  ) =>
    addEventListener(
      type,
      (event) => {
        const act = event.isTrusted && document.visibilityState === 'visible' ? actOf(event) : undefined
        if (!act) return
        newest = act
        const callbacks = [...waiting]
        waiting.clear()
        for (const callback of callbacks) callback()
      },
      { capture: true, passive: true },
    )
  listen('pointerdown', pointerAct)
  // When the page changes below a mouse that rests, some browsers report its place again.
  let place: string | undefined
  listen('pointermove', (event) => {
    const before = place
    place = `${event.screenX} ${event.screenY}`
    return before && before !== place ? pointerAct(event) : undefined
  })
  listen('wheel', () => 'SCROLL')
  listen('keydown', () => 'KEY')
  // A mouse, a finger or a key sends another event before the click. A screen reader may send only the click.
  listen('click', () => newest ?? 'CLICK')
}

const pointerAct = ({ pointerType }: PointerEvent): PersonAct => (pointerType === 'touch' ? 'TOUCH' : 'POINTER')
