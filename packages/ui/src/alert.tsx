import { useEffect, useRef } from 'preact/hooks'

interface AlertProps {
  /** Undefined if there is no error. */
  text: string | undefined
  id?: string
  /** True if the error answers a press of the button below it. It comes into view with that button, because it moves the button down. */
  isAnswer?: boolean
}

/** Shows an error. Screen readers read it as soon as it appears. */
export function Alert({ text, id, isAnswer }: AlertProps) {
  const line = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    if (!isAnswer || !line.current) return
    line.current.parentElement?.querySelector('.primary')?.scrollIntoView({ block: 'nearest' })
    line.current.scrollIntoView({ block: 'nearest' })
  }, [text])
  return text ? (
    <p ref={line} class="error" id={id} role="alert">
      {text}
    </p>
  ) : null
}
