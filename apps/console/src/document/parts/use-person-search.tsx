import type { PartyWithSigningUrl } from '@paraph/client'
import { fold, wordsOf } from '@paraph/ui/kit/fold.ts'
import { useState } from 'preact/hooks'
import { SearchBox } from '../../layout/search-box.tsx'
import { useTexts } from '../../texts/language.ts'

const textOf = ({ name, email, phone }: PartyWithSigningUrl) => fold([name, email, phone].join(' '))

/** Finds people of a document by what their names and addresses contain. Few people need no search. */
export function usePersonSearch(parties: PartyWithSigningUrl[], few: number) {
  const { t } = useTexts()
  const [typed, setTyped] = useState('')
  const isShown = parties.length > few
  const words = isShown ? wordsOf(typed) : []
  const isFound = (party: PartyWithSigningUrl) => words.every((word) => textOf(party).includes(word))
  const isActive = words.length > 0
  const field = isShown && (
    <>
      <div class="search">
        <SearchBox label={t.party.find} value={typed} onType={setTyped} />
      </div>
      <p class="hint" role="status">
        {isActive && t.party.found({ count: parties.filter(isFound).length })}
      </p>
    </>
  )
  return { field, isFound, isActive }
}
