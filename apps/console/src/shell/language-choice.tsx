import type { Language } from '@paraph/client'
import { languagesIcon } from '@paraph/ui/icons/lucide.ts'
import { Button } from '@paraph/ui/kit/button.tsx'
import { useState } from 'preact/hooks'
import { otherLanguages, useTexts } from '../texts/language.ts'

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
      {otherLanguages(language).map(({ code, name }, index) => (
        // The next choice takes its place, and so keeps the focus.
        <Button
          key={index}
          look="quiet"
          icon={languagesIcon}
          lang={code.toLowerCase()}
          onPress={() => void choose(code)}
        >
          {name}
        </Button>
      ))}
      {hasFailed && (
        <p class="error" role="alert">
          {t.failure.connection}
        </p>
      )}
    </>
  )
}
