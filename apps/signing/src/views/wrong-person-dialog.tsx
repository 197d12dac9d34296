import { usePage } from '../session/page-context.ts'
import { useTexts } from '../texts/language.ts'
import { ConfirmDialog } from './confirm-dialog.tsx'

export function WrongPersonDialog({ name, sender, onClose }: { name: string; sender: string; onClose: () => void }) {
  const { t } = useTexts()
  const { signing, leave } = usePage()
  const report = async () => {
    await signing.reportWrongPerson()
    leave()
  }
  return (
    <ConfirmDialog title={t.wrongPerson.title} confirm={t.wrongPerson.confirm} act={report} onClose={onClose}>
      <p dir="auto">{t.wrongPerson.explain(name, sender)}</p>
    </ConfirmDialog>
  )
}
