import type { Language } from '../../generated/types.ts'

/** The languages of all texts. Each folder `texts` has a file of each: `en.json`, `sv.json`. */
export const languages: Record<Language, { name: string; locale: string }> = {
  EN: { name: 'English', locale: 'en-GB' },
  SV: { name: 'Svenska', locale: 'sv-SE' },
}

export const languageCodes = Object.keys(languages) as Language[]

/** The name of the file with the texts of the language. */
export const textsFileOf = (language: Language): string => `${language.toLowerCase()}.json`

/** Returns the language for a tag such as `sv-FI`, as browsers have it. English if there are no texts in that language. */
export function languageForTag(tag: string): Language {
  const [code = ''] = tag.split('-')
  return languageCodes.find((language) => language === code.toUpperCase()) ?? 'EN'
}
