import { Alert } from '@paraph/ui/alert.tsx'
import { Button } from '@paraph/ui/kit/button.tsx'
import { useState } from 'preact/hooks'
import { useTexts } from '../texts/language.ts'

interface CopyTextProps {
  text: string
  /** What is copied, for a page with several of these buttons. */
  label?: string
  isPrimary?: boolean
}

/** Copies a text. A browser lets only pages of secure origins do that: on others, the person marks the text. */
export function CopyText({ text, label, isPrimary }: CopyTextProps) {
  const { t } = useTexts()
  const [copied, setCopied] = useState<string>()
  const [failed, setFailed] = useState<string>()
  if (!isSecureContext) return null
  const name = copied === text ? t.copied : t.copy
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text)
      setCopied(text)
      setFailed(undefined)
    } catch {
      setFailed(text)
    }
  }
  return (
    <>
      <Button
        look={isPrimary ? 'primary' : 'secondary'}
        class="copy"
        aria-label={label && `${name}: ${label}`}
        onPress={() => void copy()}
      >
        {name}
      </Button>
      <Alert text={failed === text ? t.copyFailed : undefined} />
    </>
  )
}
