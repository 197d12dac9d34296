import { Dialog } from '@paraph/ui/dialog.tsx'
import { useState } from 'preact/hooks'
import { useTexts } from '../texts/language.ts'

interface SecretDialogProps {
  title: string
  about: string
  secret: string
  onClose: () => void
}

/** Shows a secret, and copies it. */
export function SecretDialog({ title, about, secret, onClose }: SecretDialogProps) {
  const { t } = useTexts()
  const [isCopied, setCopied] = useState(false)
  return (
    <Dialog title={title} onClose={onClose}>
      {(close) => (
        <>
          <p>{about}</p>
          <p>
            <code class="secret">{secret}</code>
          </p>
          <div class="buttons">
            <button
              type="button"
              class="primary"
              onClick={() => void navigator.clipboard.writeText(secret).then(() => setCopied(true))}
            >
              {isCopied ? t.copied : t.copy}
            </button>
            <button type="button" onClick={close}>
              {t.close}
            </button>
          </div>
        </>
      )}
    </Dialog>
  )
}
