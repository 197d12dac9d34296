import type { Language } from '@paraph/client'
import { headlineOf } from '@paraph/verify/report'
import { useRef, useState } from 'preact/hooks'
import { announce } from '../browser/announce.ts'
import { browserLanguage, LanguageContext } from '../texts/language.ts'
import { Shell } from '../layout/shell.tsx'
import { type Checked, checkFile } from './check-file.ts'
import { ChooseFile } from './choose-file.tsx'
import { verifyTexts } from './texts/verify-texts.ts'
import { ReportView } from './report-view.tsx'

type State =
  | { kind: 'choosing'; error?: 'failed' | 'tooLarge' }
  | { kind: 'checking'; name: string }
  | ({ kind: 'checked'; name: string } & Checked)

export function VerifyApp() {
  const [language, setLanguage] = useState<Language>(browserLanguage)
  const [state, setState] = useState<State>({ kind: 'choosing' })
  const newest = useRef<File | undefined>(undefined)
  const t = verifyTexts[language]

  const check = async (file: File) => {
    newest.current = file
    setState({ kind: 'checking', name: file.name })
    announce(t.checking(file.name))
    const checked = await checkFile(file).catch(() => 'failed' as const)
    // Meanwhile the reader may have chosen another file.
    if (newest.current !== file) return
    if (typeof checked === 'string') {
      setState({ kind: 'choosing', error: checked })
      announce(checked === 'tooLarge' ? t.report.reasons.too_large : t.failed)
    } else {
      setState({ kind: 'checked', name: file.name, ...checked })
      announce(t.report.verdicts[headlineOf(checked.report)])
    }
  }

  return (
    <LanguageContext.Provider value={language}>
      <Shell language={language} onLanguage={setLanguage} footer={t.footer}>
        <div class="verify">
          {state.kind === 'checked' && <ReportView key={state.report.file.sha256} {...state} />}
          <ChooseFile state={state} onFile={(file) => void check(file)} />
        </div>
      </Shell>
    </LanguageContext.Provider>
  )
}
