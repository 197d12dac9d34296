import type { ObjectIndex } from '../pdf/object-index.ts'
import { type Dictionary, isDictionary, isSameValue, nameOf, Reference, type Value } from '../pdf/values.ts'
import { must } from './drawing.ts'
import { isAlike } from './is-alike.ts'
import { follow, type Page } from './pages.ts'

/** The seal makes the fields of a form read-only. */
const FLAGS = ['Ff']

/**
 * Readers paint annotations above the content of the page. So the seal may add none, and may change none except for its flags. It may remove fields
 * of a form, because the drawing shows their values. Returns the removed fields. Throws if the seal has done anything else.
 */
export async function judgeAnnotations(
  sealed: ObjectIndex,
  page: Page,
  original: ObjectIndex,
  before: Page,
): Promise<Dictionary[]> {
  const now = await annotationsOf(sealed, page)
  const removed: Dictionary[] = []
  let at = 0
  for (const item of await annotationsOf(original, before)) {
    if (at < now.length && isSameValue(item, now[at])) {
      at++
      if (item instanceof Reference) await judgeChange(sealed, item.number, original)
    } else removed.push(await fieldOf(original, item))
  }
  must(at === now.length, 'an annotation above the drawing')
  return removed
}

async function annotationsOf(index: ObjectIndex, { dictionary }: Page): Promise<Value[]> {
  const list = await follow(index, dictionary.get('Annots'))
  return Array.isArray(list) ? list : []
}

async function fieldOf(original: ObjectIndex, item: Value): Promise<Dictionary> {
  const annotation = await follow(original, item)
  const isField = isDictionary(annotation) && nameOf(await follow(original, annotation.get('Subtype'))) === 'Widget'
  must(isField, 'an annotation that is missing')
  return annotation
}

async function judgeChange(sealed: ObjectIndex, number: number, original: ObjectIndex): Promise<void> {
  if (sealed.isUnchanged(number, original)) return
  const [then, now] = [await original.value(number), await sealed.value(number)]
  must(isAlike(then, now, FLAGS), 'an annotation that was changed')
}
