import type { EvidenceField, EvidenceSignature } from '@paraph/verify'
import { wordsForField } from '@paraph/verify/signing'
import { texts as reportTexts } from '@paraph/verify/texts'
import { fact, textBlock } from '@paraph/typesetter/layout/blocks.ts'
import { space, type Strip } from '@paraph/typesetter/layout/flow.ts'
import { style } from '@paraph/typesetter/layout/theme.ts'
import type { Tag } from '@paraph/typesetter/pdf/tags.ts'
import { type Inline, quoted } from '@paraph/typesetter/text/inline.ts'
import type { SealingTexts } from '#generated/sealing-texts.ts'
import type { Section } from './section.ts'

/** Lists each field of the party with its whole value, because a page may have room for only a part of it. */
export async function fieldList(
  parent: Tag,
  { fields, signedAt }: EvidenceSignature,
  { input, texts, times }: Section,
): Promise<Strip[]> {
  if (!fields || fields.length === 0) return []
  const heading = await textBlock(parent, 'P', texts.parties.fields({ time: times.long(signedAt) }), style.label)
  const list = parent.add('L')
  const strips: Strip[] = []
  for (const field of fields) {
    const pages = pagesOf(field)
    const where = texts.parties.fieldOnPages({ count: pages.length, pages: pages.join(', ') })
    const value = [{ text: `${where} ` }, ...valueOf(field, texts)]
    // Text of other people is isolated, also in the label.
    const words = quoted(wordsForField(field, reportTexts[input.evidence.document.language]))
    strips.push(...(await fact(list, words, value)))
  }
  return [...heading, space(3), ...strips, space(12)]
}

const pagesOf = ({ page, otherPlaces = [] }: EvidenceField) =>
  [...new Set([page, ...otherPlaces.map((place) => place.page)])].toSorted((a, b) => a - b)

function valueOf({ type, value, shown, multiline }: EvidenceField, { parties }: SealingTexts): Inline[] {
  const { empty, ticked, unticked, drawn } = parties.fieldValues
  if (type === 'CHECKBOX') return [{ text: shown === '' ? unticked : ticked }]
  if (type === 'RADIO') return typeof value === 'string' ? quoted(value) : [{ text: empty }]
  if (shown !== '') return multiline ? linesOf(shown) : quoted(shown)
  const isMark = type === 'SIGNATURE' || type === 'INITIALS'
  return [{ text: isMark && value === true ? drawn : empty }]
}

/** The lines stand below each other, as in the field. Each is the text of another person. */
const linesOf = (text: string): Inline[] =>
  text.split('\n').flatMap((line, index) => [...(index > 0 ? [{ text: '\n' }] : []), ...quoted(line)])
