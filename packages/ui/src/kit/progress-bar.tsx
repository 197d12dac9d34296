import { useId } from 'preact/hooks'
import './progress-bar.css'

interface ProgressBarProps {
  /** What goes on. */
  label: string
  value: number
  max?: number
  /** How far it is, in words such as "3 of 60". Without them, the percent are shown. */
  text?: string
}

/** How far something is that takes long. */
export function ProgressBar({ label, value, max = 1, text }: ProgressBarProps) {
  const percent = () => (value / max).toLocaleString(document.documentElement.lang, { style: 'percent' })
  const id = useId()
  return (
    <div class="progress-bar">
      <p>
        <span id={id} dir="auto">
          {label}
        </span>
        <span>{text ?? percent()}</span>
      </p>
      <progress aria-labelledby={id} value={value} max={max} />
    </div>
  )
}
