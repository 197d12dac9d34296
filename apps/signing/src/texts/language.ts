import type { Language } from '@paraph/client'
import type { CompiledTexts } from '@paraph/contract/texts/compile.ts'
import { languageForTag } from '@paraph/contract/texts/languages.ts'
import { speakAll } from '@paraph/contract/texts/speak.ts'
import { createContext } from 'preact'
import { useContext } from 'preact/hooks'
import type { Texts } from '../../generated/texts.ts'

export const texts = speakAll<Texts>(import.meta.glob<CompiledTexts>('./*.json', { import: 'default', eager: true }))

/** The language until the page knows the language of the document. */
export const browserLanguage = (): Language => languageForTag(navigator.language)

export const LanguageContext = createContext<Language>('EN')

export function useTexts() {
  const language = useContext(LanguageContext)
  return { t: texts[language], language }
}
