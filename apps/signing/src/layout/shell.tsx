import type { Language } from '@paraph/client'
import { languageCodes, languages } from '@paraph/contract/texts/languages.ts'
import { FaultBoundary } from '@paraph/ui/fault-boundary.tsx'
import type { ComponentChildren } from 'preact'
import { useLayoutEffect } from 'preact/hooks'
import { useTexts } from '../texts/language.ts'

interface ShellProps {
  language: Language
  onLanguage: (language: Language) => void
  /** True if the page is about a test document. */
  isTest?: boolean
  footer?: string
  /** The buttons that skip what comes first. */
  skip?: ComponentChildren
  children: ComponentChildren
}

export function Shell({ language, onLanguage, isTest = false, footer, skip, children }: ShellProps) {
  const { t } = useTexts()
  // At the same moment as the new texts, because a screen reader reads each text in the language that the page has then.
  useLayoutEffect(() => void (document.documentElement.lang = language.toLowerCase()), [language])
  return (
    <>
      {skip}
      <header>
        <div class="top">
          <span class="wordmark">Paraph</span>
          <div role="group" aria-label={t.changeLanguage}>
            {languageCodes.map((each) => (
              <button
                key={each}
                type="button"
                class="quiet"
                lang={each.toLowerCase()}
                aria-pressed={each === language}
                onClick={() => onLanguage(each)}
              >
                {languages[each].name}
              </button>
            ))}
          </div>
        </div>
        {isTest && <p class="test">{t.test}</p>}
      </header>
      <main>
        <FaultBoundary {...t.broken} reload={t.reload} onReload={() => location.reload()}>
          {children}
        </FaultBoundary>
      </main>
      <footer>{footer ?? t.footer}</footer>
    </>
  )
}
