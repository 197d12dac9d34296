import { useEffect, useRef } from 'preact/hooks'
import { placeBeside } from './place-beside.ts'
import './tip-area.css'

/** Milliseconds. A pointer that only passes shows nothing. The focus may come while the browser shows or closes a menu. */
const REST = { pointer: 400, focus: 1 }

const tippedAt = ({ target }: Event) =>
  target instanceof Element ? target.closest<HTMLElement>('[data-tip]') : undefined

/**
 * Shows the words of an icon or the warning of a button, its attribute `data-tip`, while a mouse or the focus rests on it. Escape hides them. A finger has no such
 * rest, and screen readers read the label or the description. A page has one of these.
 */
export function TipArea() {
  const tip = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const element = tip.current!
    const ended = new AbortController()
    let timer: ReturnType<typeof setTimeout> | undefined
    const hide = () => {
      clearTimeout(timer)
      element.hidePopover()
    }
    const show = (button: HTMLElement) => {
      if (!button.isConnected) return
      element.textContent = button.dataset['tip']!
      element.showPopover()
      placeBeside(element, button, 'middles')
    }
    const listen = (name: string, react: (event: Event) => void) =>
      document.addEventListener(name, react, { signal: ended.signal, capture: true, passive: true })
    listen('pointerover', (event) => {
      hide()
      const button = tippedAt(event)
      if (button && (event as PointerEvent).pointerType === 'mouse')
        timer = setTimeout(() => show(button), REST.pointer)
    })
    listen('focusin', (event) => {
      hide()
      const button = tippedAt(event)
      if (button?.matches(':focus-visible')) timer = setTimeout(() => show(button), REST.focus)
    })
    listen('keydown', (event) => (event as KeyboardEvent).key === 'Escape' && hide())
    for (const name of ['pointerdown', 'focusout', 'scroll']) listen(name, hide)
    return () => {
      ended.abort()
      hide()
    }
  }, [])
  return <div ref={tip} class="tip" popover="manual" aria-hidden="true" />
}
