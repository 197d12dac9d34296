import type { Language } from '@paraph/client'
import { useTexts } from '../texts/language.ts'

interface StatementProps {
  text: string
  /** The language of the document. */
  language: Language
  id: string
}

/** The text that the party agrees to. The server records exactly this text, so the page never translates it. */
export function Statement({ text, language, id }: StatementProps) {
  const { t, language: pageLanguage } = useTexts()
  return (
    <>
      <p class="statement" id={id} lang={language.toLowerCase()} dir="auto">
        {text}
      </p>
      {language !== pageLanguage && <p class="hint">{t.keptLanguage.statement({ language })}</p>}
    </>
  )
}
