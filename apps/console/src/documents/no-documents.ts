import { documentsIcon, searchIcon, tickIcon } from '@paraph/ui/icons/lucide.ts'
import type { Texts } from '../../generated/texts.ts'
import { addressOf } from '../routes.ts'
import type { ShownDocuments } from '../shown.ts'
import { activeFilters, statuses, withoutFilters } from './shown-documents.ts'

/** What stands in the place of a list without a document: why it is empty, and the way out. `mine` is the member itself. */
export function noDocuments(shown: ShownDocuments, mine: string | undefined, t: Texts) {
  const { search, label, attention, owner } = shown
  const filters = activeFilters(shown).filter(({ name }) => name !== 'owner' || owner !== mine)
  const all = addressOf.documents(withoutFilters(shown))
  if (search) {
    const cure =
      filters.length > 0
        ? { href: all, text: t.documents.clearBoth }
        : { href: addressOf.documents({ ...shown, search: undefined }), text: t.documents.clearSearch }
    return { icon: searchIcon, said: t.documents.notFound({ words: search }), about: t.documents.searchAbout, cure }
  }
  if (filters.length > 0) {
    const isLabel = label && filters.length === 1
    const said = isLabel ? t.labels.none({ label }) : t.documents.noneFiltered
    return { icon: searchIcon, said, cure: { href: all, text: t.documents.clear } }
  }
  const cure = { href: all, text: t.documents.showAll }
  if (attention === 'true') return { icon: tickIcon, said: t.attention.none, about: t.attention.noneAbout, cure }
  const status = statuses.find((each) => each === shown.status)
  if (status) return { icon: documentsIcon, said: t.documents.noneOf[status], cure }
  if (owner) return { icon: documentsIcon, said: t.documents.noneMine, cure }
  return { icon: documentsIcon, said: t.documents.none }
}
