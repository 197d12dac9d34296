import { useEffect, useState } from 'preact/hooks'
import { observe } from './observe.ts'

/**
 * Scrolls to the signature, which is below the whole document on a phone. The button is hidden near the signature, because the signature has a main
 * button of its own.
 */
export function GoOn({ label }: { label: string }) {
  const [isNeeded, setNeeded] = useState(true)
  useEffect(() => {
    const action = document.getElementById('action')!
    const observer = observe(action, { rootMargin: '0px 0px -25%' }, (entry) => setNeeded(!entry.isIntersecting))
    return () => observer.disconnect()
  }, [])
  const goOn = () => {
    const title = document.getElementById('action-title')!
    title.focus({ preventScroll: true })
    title.scrollIntoView({ block: 'start' })
  }
  return (
    <div class={`go-on ${isNeeded ? '' : 'hidden'}`}>
      <button type="button" class="primary" onClick={goOn}>
        {label}
      </button>
    </div>
  )
}
