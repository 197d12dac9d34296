import type { Language } from '@paraph/client'
import { Icon } from '@paraph/ui/icons/icon.tsx'
import { languagesIcon } from '@paraph/ui/icons/lucide.ts'
import { useState } from 'preact/hooks'
import { languages } from '@paraph/contract/texts/languages.ts'
import { useTexts } from '../texts/language.ts'

/** The other languages. The texts of a language are loaded when it is chosen, which can fail. */
export function LanguageChoice({ onLanguage }: { onLanguage: (language: Language) => Promise<void> }) {
  const { t, language } = useTexts()
  const [hasFailed, setFailed] = useState(false)
  const choose = (chosen: Language) =>
    onLanguage(chosen).then(
      () => setFailed(false),
      () => setFailed(true),
    )
  return (
    <>
      {(Object.keys(languages) as Language[])
        .filter((each) => each !== language)
        .map((each, index) => (
          // The next choice takes its place, and so keeps the focus.
          <button key={index} type="button" class="quiet" lang={each.toLowerCase()} onClick={() => void choose(each)}>
            <Icon path={languagesIcon} />
            {languages[each].name}
          </button>
        ))}
      {hasFailed && (
        <p class="error" role="alert">
          {t.failure.connection}
        </p>
      )}
    </>
  )
}
