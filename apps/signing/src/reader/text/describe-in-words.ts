import type { Language } from '@paraph/client'
import type { Description } from './describe-annotation.ts'
import { annotationsEn, type AnnotationTexts } from './annotations-en.ts'
import { annotationsSv } from './annotations-sv.ts'

const texts: Record<Language, AnnotationTexts> = { EN: annotationsEn, SV: annotationsSv }

export function describeInWords(description: Description, language: Language): string {
  const t = texts[language]
  switch (description.kind) {
    case 'value': {
      const words = t.value(description.label, description.value)
      return description.isShown ? words : `${words} ${t.notShown}`
    }
    case 'box':
    case 'option':
      return t[description.kind](description.label, description.isTicked)
    case 'password':
    case 'signature':
    case 'button':
      return t[description.kind](description.label)
    case 'textBox':
      return description.text
    case 'stamp':
    case 'file':
      return t[description.kind](description.text)
    case 'note':
      return t.note(description.text, description.author)
    case 'webLink':
      return t.webLink(description.shown)
    case 'pageLink':
      return t.pageLink(description.page)
    case 'cut':
      return t.cut
  }
}
