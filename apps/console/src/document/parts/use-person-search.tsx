import type { PartyWithSigningUrl } from '@paraph/client'
import { Icon } from '@paraph/ui/icons/icon.tsx'
import { searchIcon } from '@paraph/ui/icons/lucide.ts'
import { fold, wordsOf } from '@paraph/ui/kit/fold.ts'
import { useId, useState } from 'preact/hooks'
import { useTexts } from '../../texts/language.ts'

const textOf = ({ name, email, phone }: PartyWithSigningUrl) => fold([name, email, phone].join(' '))

/** Finds people of a document by what their names and addresses contain. Few people need no search. */
export function usePersonSearch(parties: PartyWithSigningUrl[], few: number) {
  const { t } = useTexts()
  const id = useId()
  const [typed, setTyped] = useState('')
  const isShown = parties.length > few
  const words = isShown ? wordsOf(typed) : []
  const isFound = (party: PartyWithSigningUrl) => words.every((word) => textOf(party).includes(word))
  const isActive = words.length > 0
  const field = isShown && (
    <>
      <div class="search">
        <label for={id} class="visually-hidden">
          {t.party.find}
        </label>
        <Icon path={searchIcon} />
        <input
          id={id}
          type="search"
          maxLength={100}
          placeholder={t.party.find}
          value={typed}
          onInput={({ currentTarget }) => setTyped(currentTarget.value)}
        />
      </div>
      <p class="hint" role="status">
        {isActive && t.party.found({ count: parties.filter(isFound).length })}
      </p>
    </>
  )
  return { field, isFound, isActive }
}
