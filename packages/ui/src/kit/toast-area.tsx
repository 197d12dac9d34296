import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks'
import { crossIcon } from '../icons/lucide.ts'
import { Button } from './button.tsx'
import type { ShownToast, Toasts } from './toasts.ts'
import './toast.css'

/** Milliseconds. Who must read and decide gets longer. */
const READ = 6_000
const DECIDE = 15_000

interface ToastAreaProps<Texts> {
  toasts: Toasts<Texts>
  t: Texts
  close: string
}

/** Where toasts appear, above dialogs too. A page has one. They stay while the pointer or the focus is on them. */
export function ToastArea<Texts>({ toasts, t, close }: ToastAreaProps<Texts>) {
  const area = useRef<HTMLDivElement>(null)
  const [shown, setShown] = useState<readonly ShownToast<Texts>[]>([])
  const [isHeld, setHeld] = useState(false)
  useLayoutEffect(() => toasts.speak(t), [t])
  useEffect(() => toasts.follow(setShown), [])
  useLayoutEffect(() => {
    const element = area.current!
    if (element.contains(document.activeElement)) return
    // Shown again, it lies above a dialog that has opened meanwhile.
    element.hidePopover()
    if (shown.length > 0) element.showPopover()
    else setHeld(false)
  }, [shown])
  return (
    <div
      ref={area}
      class="toasts"
      popover="manual"
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocusIn={() => setHeld(true)}
      onFocusOut={() => setHeld(false)}
    >
      {shown.map((each) => (
        <ToastLine
          key={each.number}
          toast={each}
          t={t}
          isHeld={isHeld}
          close={close}
          onEnd={() => toasts.end(each.number)}
        />
      ))}
    </div>
  )
}

interface ToastLineProps<Texts> {
  toast: ShownToast<Texts>
  t: Texts
  isHeld: boolean
  close: string
  onEnd: () => void
}

function ToastLine<Texts>({ toast: { text, action }, t, isHeld, close, onEnd }: ToastLineProps<Texts>) {
  useEffect(() => {
    if (isHeld) return
    const timer = setTimeout(onEnd, action ? DECIDE : READ)
    return () => clearTimeout(timer)
  }, [isHeld])
  return (
    <div class="toast">
      <span dir="auto">{text(t)}</span>
      {action && (
        <Button
          look="quiet"
          onPress={() => {
            onEnd()
            action.act()
          }}
        >
          {action.label(t)}
        </Button>
      )}
      <Button look="quiet" icon={crossIcon} tip={close} onPress={onEnd} />
    </div>
  )
}
