import { sanitizeText } from '../../texts/sanitize.ts'
import type { Annotation } from './annotations.ts'
import type { PageLink } from './links.tsx'

/** Characters of one value. */
const MAX_VALUE = 2000
const MAX_LABEL = 300

/** What an annotation says, without words of a language. */
export type Description =
  | { kind: 'value'; label: string; value: string; isShown: boolean }
  | { kind: 'box' | 'option'; label: string; isTicked: boolean }
  | { kind: 'password' | 'signature' | 'button'; label: string }
  | { kind: 'textBox' | 'stamp' | 'file'; text: string }
  | { kind: 'note'; text: string; author: string }
  | { kind: 'webLink'; url: string; shown: string }
  | { kind: 'pageLink'; page: number }
  /** Something after this is left out, because it is too long. */
  | { kind: 'cut' }

/** Returns undefined for what says nothing, such as a line or a highlight without a comment. */
export function describeAnnotation(annotation: Annotation): Description | undefined {
  const contents = cut(annotation.contentsObj?.str ?? '')
  switch (annotation.subtype) {
    case 'Widget':
      return describeField(annotation)
    case 'FreeText': {
      const text = cut(annotation.textContent?.join('\n') || contents)
      return text ? { kind: 'textBox', text } : undefined
    }
    case 'Stamp':
      return contents || annotation.hasAppearance ? { kind: 'stamp', text: contents } : undefined
    case 'FileAttachment':
      return { kind: 'file', text: cut(annotation.file?.filename ?? '') || contents }
    case 'Link':
    // The annotation of a pop-up window repeats the text of its note.
    case 'Popup':
      return undefined
    default:
      if (!contents || annotation.state) return undefined
      return { kind: 'note', text: contents, author: cut(annotation.titleObj?.str ?? '', MAX_LABEL) }
  }
}

export const describeLink = (link: PageLink): Description =>
  'url' in link
    ? { kind: 'webLink', url: link.url, shown: cut(link.url, MAX_LABEL) }
    : { kind: 'pageLink', page: link.page }

function describeField(annotation: Annotation): Description | undefined {
  const label = labelOf(annotation)
  const { fieldType, fieldValue, exportValue, buttonValue, hasAppearance } = annotation
  switch (fieldType) {
    case 'Tx':
      return annotation.password ? { kind: 'password', label } : { kind: 'value', label, ...valueOf(annotation) }
    case 'Ch': {
      const value = cut(chosen(annotation).join(', '))
      return { kind: 'value', label, value, isShown: !!hasAppearance || !value }
    }
    case 'Btn':
      if (annotation.checkBox) return { kind: 'box', label, isTicked: fieldValue === exportValue }
      if (!annotation.radioButton) return hasAppearance ? { kind: 'button', label } : undefined
      if (typeof buttonValue !== 'string') return undefined
      return {
        kind: 'option',
        label: [label, cut(buttonValue, MAX_LABEL)].filter(Boolean).join(': '),
        isTicked: fieldValue === buttonValue,
      }
    case 'Sig':
      return hasAppearance ? { kind: 'signature', label } : undefined
    default:
      return undefined
  }
}

/**
 * The party signs what the page shows. So the text that the field draws counts, and not the value that is stored beside it. If both have the same
 * letters, the stored value has the better spaces and lines.
 */
function valueOf({ textContent, fieldValue, hasAppearance }: Annotation): { value: string; isShown: boolean } {
  const drawn = textContent?.join('\n').trim() ?? ''
  const stored = typeof fieldValue === 'string' ? fieldValue.trim() : ''
  if (drawn && withoutSpaces(drawn) !== withoutSpaces(stored)) return { value: cut(drawn), isShown: true }
  // pdf.js draws nothing for a field without an appearance.
  return { value: cut(stored), isShown: !!hasAppearance || !stored }
}

const withoutSpaces = (text: string) => text.replaceAll(/\s/g, '')

function chosen({ fieldValue, options = [] }: Annotation): string[] {
  const values = Array.isArray(fieldValue) ? fieldValue : []
  return values.map((value) => options.find(({ exportValue }) => exportValue === value)?.displayValue ?? value)
}

/** Returns the label for people, or else the name of the field. Programs write names such as `form1[0].page1[0].name[0]`. */
function labelOf({ alternativeText, fieldName = '' }: Annotation): string {
  const name = fieldName.includes('[')
    ? fieldName.split('.').at(-1)!.replace(/\[.*/, '')
    : fieldName.replaceAll('.', ' ')
  return cut(alternativeText || name, MAX_LABEL)
}

function cut(text: string, length = MAX_VALUE): string {
  const trimmed = sanitizeText(text).trim()
  return trimmed.length > length ? `${trimmed.slice(0, length)}…` : trimmed
}
