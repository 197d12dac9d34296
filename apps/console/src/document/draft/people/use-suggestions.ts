import type { Contact } from '@paraph/client'
import { useQuery } from '@tanstack/preact-query'
import { useEffect, useState } from 'preact/hooks'
import { nameOf } from '../../../contacts/name-of.ts'
import { useSession } from '../../../session/session.ts'

/** Milliseconds without another letter, after which the contacts are looked for. */
const PAUSE = 200
const MIN_LETTERS = 2
const MAX_SHOWN = 8

/** Returns the contacts that match what was typed, each with a text that no other contact has. */
export function useSuggestions(typed: string): { value: string; contact: Contact }[] {
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
  })
  const contacts = words.length >= MIN_LETTERS ? (query.data?.contacts ?? []) : []
  return contacts.map((contact) => {
    const address = contact.email ?? contact.phone
    return { contact, value: address ? `${nameOf(contact)} (${address})` : nameOf(contact) }
  })
}
