import { languages } from '@paraph/contract/texts/languages.ts'
import { useTexts } from '../texts/language.ts'
import { separatorFor } from './write-csv.ts'

/** The separator of the files that this person saves. */
export function useSeparator(): string {
  const { language } = useTexts()
  return separatorFor([languages[language].locale, ...navigator.languages])
}
