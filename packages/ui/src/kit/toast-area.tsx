import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks'
import { crossIcon } from '../icons/lucide.ts'
import { Button } from './button.tsx'
import { endToast, onToasts, type ShownToast } from './toasts.ts'
import './toast.css'

/** Milliseconds. Who must read and decide gets longer. */
const READ = 6_000
const DECIDE = 15_000

/** Where toasts appear, above dialogs too. A page has one. They stay while the pointer or the focus is on them. */
export function ToastArea({ close }: { close: string }) {
  const area = useRef<HTMLDivElement>(null)
  const [shown, setShown] = useState<readonly ShownToast[]>([])
  const [isHeld, setHeld] = useState(false)
  useEffect(() => onToasts(setShown), [])
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
        <ToastLine key={each.number} toast={each} isHeld={isHeld} close={close} />
      ))}
    </div>
  )
}

interface ToastLineProps {
  toast: ShownToast
  isHeld: boolean
  close: string
}

function ToastLine({ toast: { number, text, action }, isHeld, close }: ToastLineProps) {
  useEffect(() => {
    if (isHeld) return
    const timer = setTimeout(() => endToast(number), action ? DECIDE : READ)
    return () => clearTimeout(timer)
  }, [isHeld])
  return (
    <div class="toast">
      <span dir="auto">{text}</span>
      {action && (
        <Button
          look="quiet"
          onPress={() => {
            endToast(number)
            action.act()
          }}
        >
          {action.label}
        </Button>
      )}
      <Button look="quiet" icon={crossIcon} tip={close} onPress={() => endToast(number)} />
    </div>
  )
}
