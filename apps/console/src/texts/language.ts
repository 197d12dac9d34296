import type { Language } from '@paraph/client'
import type { CompiledTexts } from '@paraph/contract/texts/compile.ts'
import { languageCodes, languageForTag, languages, textsFileOf } from '@paraph/contract/texts/languages.ts'
import { speak } from '@paraph/contract/texts/speak.ts'
import { useQuery } from '@tanstack/preact-query'
import { createContext } from 'preact'
import { useContext } from 'preact/hooks'
import type { Texts } from '../../generated/texts.ts'

const STORED = 'paraph-language'

/** What the person can change to. */
export const otherLanguages = (shown: Language) =>
  languageCodes.filter((code) => code !== shown).map((code) => ({ code, name: languages[code].name }))

/** The language that the person has chosen on this device, or else the one of the browser. */
export function startLanguage(): Language {
  const stored = localStorage.getItem(STORED)
  return languageCodes.find((language) => language === stored) ?? languageForTag(navigator.language)
}

export const storeLanguage = (language: Language): void => localStorage.setItem(STORED, language)

export interface Spoken {
  language: Language
  t: Texts
}

/** Each language is a file of its own, and a browser loads only the one that is shown. */
const addresses = import.meta.glob<string>('../../texts/*.json', { query: '?url', import: 'default', eager: true })

export async function loadTexts(language: Language): Promise<Spoken> {
  // A browser never repeats an import that has failed.
  const response = await fetch(addresses[`../../texts/${textsFileOf(language)}`]!)
  if (!response.ok) throw new Error(`The texts can't be loaded: ${response.status}`)
  const compiled = (await response.json()) as CompiledTexts
  return { language, t: speak(compiled, languages[language].locale) }
}

export const SpokenContext = createContext<Spoken | undefined>(undefined)

export const useTexts = (): Spoken => useContext(SpokenContext)!

/** The texts in this language, for what somebody else reads. Until they are loaded, those that the person sees. */
export function useTextsIn(language: Language): Spoken {
  const shown = useTexts()
  const { data } = useQuery({
    queryKey: ['texts', language],
    queryFn: () => loadTexts(language),
    enabled: language !== shown.language,
    staleTime: Infinity,
  })
  return (language !== shown.language && data) || shown
}
