import { Button } from '../kit/button.tsx'
import './skip-links.css'

interface SkipLinksProps {
  label: string
  links: readonly { text: string; onPress: () => void }[]
  hint?: string
}

/** Buttons that only somebody sees who uses the keyboard. They are no links, because the address would get another fragment. */
export function SkipLinks({ label, links, hint }: SkipLinksProps) {
  return (
    <nav class="skip" aria-label={label}>
      {links.map(({ text, onPress }) => (
        <Button key={text} onPress={onPress}>
          {text}
        </Button>
      ))}
      {hint && <p class="hint">{hint}</p>}
    </nav>
  )
}
