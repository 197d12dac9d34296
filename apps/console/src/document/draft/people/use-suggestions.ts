import type { Contact } from '@paraph/client'
import { keepPreviousData, useQuery } from '@tanstack/preact-query'
import { useEffect, useState } from 'preact/hooks'
import { useSession } from '../../../session/session.ts'

/** Milliseconds without another letter, after which the contacts are looked for. */
const PAUSE = 200
const MIN_LETTERS = 2
const MAX_SHOWN = 8

/** Returns a few contacts that match what was typed. */
export function useSuggestions(typed: string): Contact[] {
  const { paraph, may } = useSession()
  const [words, setWords] = useState('')
  useEffect(() => {
    const pause = setTimeout(() => setWords(typed.trim()), PAUSE)
    return () => clearTimeout(pause)
  }, [typed])
  const query = useQuery({
    queryKey: ['contacts', 'suggestions', words],
    queryFn: ({ signal }) => paraph.contacts.list({ search: words, limit: MAX_SHOWN }, { signal }),
    enabled: words.length >= MIN_LETTERS && may('contacts:read'),
    staleTime: 60_000,
    // The list does not close with each letter.
    placeholderData: keepPreviousData,
  })
  return words.length >= MIN_LETTERS && typed ? (query.data?.contacts ?? []) : []
}
