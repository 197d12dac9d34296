import type { PartyMarks } from '@paraph/client'
import { useEffect, useState } from 'preact/hooks'
import type { LoadedMarks } from '../../page/draft.ts'
import { type PageActions, usePage } from '../../page/page-context.ts'

/**
 * Loads the marks of a party that has signed, once for all its fields. Then the page needs no connection for them. Returns undefined until they are
 * loaded, and `failed` if that is not possible.
 */
export function useMarks(partyId: string): PartyMarks | 'failed' | undefined {
  const page = usePage()
  const [marks, setMarks] = useState<PartyMarks | 'failed' | undefined>(page.draft.marks?.get(partyId)?.marks)
  useEffect(() => {
    let isEnded = false
    const loaded = load(page, partyId)
    const show = (news: PartyMarks | 'failed') => isEnded || setMarks(news)
    loaded.end.then(
      () => show(loaded.marks!),
      () => show('failed'),
    )
    return () => void (isEnded = true)
  }, [partyId])
  return marks
}

function load({ draft, signing }: Pick<PageActions, 'draft' | 'signing'>, partyId: string): LoadedMarks {
  const all = (draft.marks ??= new Map())
  const known = all.get(partyId)
  if (known) return known
  const get = async () => void (loaded.marks = await signing.getMarks(partyId))
  const loaded: LoadedMarks = { marks: undefined, end: Promise.resolve() }
  all.set(partyId, loaded)
  loaded.end = get()
  // A field that is shown again later may try again.
  loaded.end.catch(() => all.delete(partyId))
  return loaded
}
