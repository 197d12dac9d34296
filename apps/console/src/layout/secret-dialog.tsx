import { Dialog } from '@paraph/ui/dialog.tsx'
import { Button } from '@paraph/ui/kit/button.tsx'
import { useTexts } from '../texts/language.ts'
import { CopyText } from './copy-text.tsx'

interface SecretDialogProps {
  title: string
  about: string
  secret: string
  onClose: () => void
}

/** Shows a secret, and copies it. */
export function SecretDialog({ title, about, secret, onClose }: SecretDialogProps) {
  const { t } = useTexts()
  return (
    <Dialog title={title} onClose={onClose}>
      {(close) => (
        <>
          <p>{about}</p>
          <p>
            <code class="secret">{secret}</code>
          </p>
          <div class="buttons">
            <CopyText text={secret} isPrimary />
            <Button onPress={close}>{t.close}</Button>
          </div>
        </>
      )}
    </Dialog>
  )
}
