import type { Language } from '@paraph/client'
import type { CompiledTexts } from '@paraph/contract/texts/compile.ts'
import { speakAll } from '@paraph/contract/texts/speak.ts'
import type { AnnotationsTexts } from '../../../generated/annotations-texts.ts'
import type { Description } from './describe-annotation.ts'

const files = import.meta.glob<CompiledTexts>('./annotations/texts/*.json', { import: 'default', eager: true })
const texts = speakAll<AnnotationsTexts>(files)

/** Returns the words for a field or a note of a page. */
export function describeInWords(description: Description, language: Language): string {
  const t = texts[language]
  const named = (label: string) => ({ label, isNamed: label !== '' })
  switch (description.kind) {
    case 'value': {
      const words = t.value({ ...named(description.label), value: description.value || t.empty })
      return description.isShown ? words : `${words} ${t.notShown}`
    }
    case 'box':
    case 'option':
      return t[description.kind]({ ...named(description.label), isTicked: description.isTicked })
    case 'password':
    case 'signature':
    case 'button':
      return t[description.kind](named(description.label))
    case 'textBox':
      return description.text
    case 'stamp':
      return description.text ? t.stamp(description) : t.stampWithoutText
    case 'file':
      return description.text ? t.file(description) : t.fileWithoutName
    case 'note':
      return description.author ? t.noteBy(description) : t.note(description)
    case 'webLink':
      return t.webLink({ url: description.shown })
    case 'pageLink':
      return t.pageLink(description)
    case 'cut':
      return t.cut
  }
}
