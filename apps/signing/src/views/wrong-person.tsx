import { useState } from 'preact/hooks'
import { usePage } from '../page-context.ts'
import { useTexts } from '../texts/language.ts'
import { Dialog } from './dialog.tsx'

export function WrongPersonDialog({ name, sender, onClose }: { name: string; sender: string; onClose: () => void }) {
  const { t } = useTexts()
  const { signing, recover, leave } = usePage()
  const [isBusy, setBusy] = useState(false)
  const [hasFailed, setFailed] = useState(false)
  const report = async () => {
    setBusy(true)
    setFailed(false)
    try {
      await signing.reportWrongPerson()
      leave()
    } catch (error) {
      await recover(error)
      setFailed(true)
      setBusy(false)
    }
  }
  return (
    <Dialog title={t.wrongPerson.title} onClose={onClose}>
      {(close) => (
        <>
          <p dir="auto">{t.wrongPerson.explain(name, sender)}</p>
          {hasFailed && (
            <p class="error" role="alert">
              {t.reject.failed}
            </p>
          )}
          <div class="buttons">
            <button type="button" onClick={close}>
              {t.reject.back}
            </button>
            <button type="button" class="danger" aria-disabled={isBusy} onClick={() => void (isBusy || report())}>
              {isBusy ? t.sign.sending : t.wrongPerson.confirm}
            </button>
          </div>
        </>
      )}
    </Dialog>
  )
}
