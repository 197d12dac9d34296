import type { Language } from '@paraph/client'
import type { Texts } from '../../generated/texts.ts'
import { texts, useTexts } from '../texts/language.ts'

interface ActNameProps {
  name: (t: Texts) => string
  /** The language of the document. */
  language: Language
}

/** The label of the button that the statement names. In another language, it has both names, so that the party finds the button of the statement. */
export function ActName({ name, language }: ActNameProps) {
  const { t, language: pageLanguage } = useTexts()
  if (language === pageLanguage) return name(t)
  // One element, because a button spaces out its parts.
  return (
    <span>
      {name(t)} (<span lang={language.toLowerCase()}>{name(texts[language])}</span>)
    </span>
  )
}
