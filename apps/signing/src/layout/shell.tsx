import type { Language } from '@paraph/client'
import { LanguageChoice } from '@paraph/ui/shell/language-choice.tsx'
import { PageShell } from '@paraph/ui/shell/page-shell.tsx'
import type { ComponentChildren } from 'preact'
import { useTexts } from '../texts/language.ts'

interface ShellProps {
  language: Language
  onLanguage: (language: Language) => void
  /** True if the page is about a test document. */
  isTest?: boolean
  /** What stands above the page for all that it shows. */
  notice?: ComponentChildren
  footer?: string
  /** The buttons that skip what comes first. */
  skip?: ComponentChildren
  children: ComponentChildren
}

export function Shell({ language, onLanguage, isTest = false, notice, footer, skip, children }: ShellProps) {
  const { t } = useTexts()
  return (
    <PageShell
      language={language}
      words={{
        loading: t.loading,
        tryAgain: t.unavailable.tryAgain,
        noConnection: t.unavailable.next,
        broken: { ...t.broken, reload: t.reload },
        onReload: () => location.reload(),
      }}
      skip={skip}
      header={
        <header>
          <div class="top">
            <span class="wordmark">Paraph</span>
            <LanguageChoice label={t.changeLanguage} language={language} onChoose={onLanguage} />
          </div>
          {notice}
          {isTest && <p class="test">{t.test}</p>}
        </header>
      }
      footer={footer ?? t.footer}
    >
      {children}
    </PageShell>
  )
}
