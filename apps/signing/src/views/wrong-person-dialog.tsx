import { usePage } from '../page/page-context.ts'
import { useTexts } from '../texts/language.ts'
import { ConfirmAct } from './confirm-act.tsx'

export function WrongPersonDialog({ name, sender, onClose }: { name: string; sender: string; onClose: () => void }) {
  const { t } = useTexts()
  const { signing, reload } = usePage()
  const report = async () => {
    await signing.reportWrongPerson()
    await reload()
  }
  return (
    <ConfirmAct title={t.notForMe.title} confirm={t.notForMe.confirm} act={report} onClose={onClose}>
      <p dir="auto">{t.notForMe.explain({ name, sender })}</p>
    </ConfirmAct>
  )
}
