import type { Language } from '@paraph/client'
import { headlineOf } from '@paraph/verify/report'
import { useRef, useState } from 'preact/hooks'
import { announce } from '@paraph/ui/announce.ts'
import { browserLanguage, LanguageContext } from '../texts/language.ts'
import { sanitize } from '../texts/sanitize.ts'
import { Shell } from '../layout/shell.tsx'
import { type Checked, checkFile } from './check-file.ts'
import { ChooseFile } from './choose-file.tsx'
import { verifyTextsIn } from './texts/verify-texts.ts'
import { ReportView } from './report-view.tsx'
import { UnsealedView } from './unsealed-view.tsx'

type State =
  | { kind: 'choosing'; hasFailed?: boolean }
  | { kind: 'checking'; name: string }
  | { kind: 'checked'; name: string; checked: Checked }

export function VerifyApp() {
  const [language, setLanguage] = useState<Language>(browserLanguage)
  const [state, setState] = useState<State>({ kind: 'choosing' })
  const newest = useRef<File | undefined>(undefined)
  const t = verifyTextsIn(language)

  const check = async (file: File) => {
    newest.current = file
    setState({ kind: 'checking', name: file.name })
    announce(t.checking({ name: file.name }))
    const checked = await checkFile(file).then(sanitize, () => undefined)
    // Meanwhile the reader may have chosen another file.
    if (newest.current !== file) return
    if (checked) {
      setState({ kind: 'checked', name: file.name, checked })
      announce(checked.unsealed ? t.unsealed[checked.unsealed].title : t.report.verdicts[headlineOf(checked.report)])
    } else {
      setState({ kind: 'choosing', hasFailed: true })
      announce(t.failed)
    }
  }

  return (
    <LanguageContext.Provider value={language}>
      <Shell language={language} onLanguage={setLanguage} footer={t.footer}>
        <div class="verify">
          {state.kind === 'checked' &&
            (state.checked.unsealed ? (
              <UnsealedView name={state.name} unsealed={state.checked.unsealed} report={state.checked.report} />
            ) : (
              <ReportView key={state.checked.report.file.sha256} name={state.name} {...state.checked} />
            ))}
          <ChooseFile state={state} onFile={(file) => void check(file)} />
        </div>
      </Shell>
    </LanguageContext.Provider>
  )
}
