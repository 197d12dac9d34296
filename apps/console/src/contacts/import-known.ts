import { type Contact, type CreateContact, isParaphError, type Paraph } from '@paraph/client'
import { nameOf } from './name-of.ts'

const PAGE = 100
/** To compare a file with more contacts, the server is asked for each row. */
const MAX_LOADED = 30_000

type Person = Pick<Partial<Contact> & CreateContact, 'firstName' | 'lastName' | 'email' | 'phone' | 'ssn'>

/** Compares people with the contacts of the account, and with those who were added meanwhile. */
export interface KnownPeople {
  isKnown: (person: Person, signal: AbortSignal) => Promise<boolean>
  add: (person: Person) => void
}

/** Loads the contacts if that takes fewer requests than to ask for each of the people. */
export function knownPeople(paraph: Paraph, countOfPeople: number): KnownPeople {
  const limit = Math.min(MAX_LOADED, countOfPeople * PAGE)
  const known = new Set<string>()
  let [loaded, cursor]: [number, string | null | undefined] = [0, undefined]
  const add = (person: Person) => keysOf(person).forEach((key) => known.add(key))
  const has = (person: Person) => keysOf(person, person.email ? 'email' : undefined).some((key) => known.has(key))
  // After a failure, it goes on with the next page.
  const load = async (signal: AbortSignal) => {
    while (cursor !== null && loaded < limit) {
      const page = await paraph.contacts.list({ limit: PAGE, ...(cursor && { cursor }) }, { signal })
      page.contacts.forEach(add)
      loaded += page.contacts.length
      cursor = page.nextCursor
    }
  }
  const ask = async (person: Person, signal: AbortSignal) => {
    const query = person.email
      ? { email: person.email, limit: 1 }
      : { search: nameOf(person).slice(0, 100), limit: PAGE }
    const page = await paraph.contacts.list(query, { signal }).catch((error: unknown) => {
      // No contact has a value that the filter refuses, and the server reports the fault of the row when it is added.
      if (isParaphError(error, 'request_invalid')) return { contacts: [] }
      throw error
    })
    page.contacts.forEach(add)
    return has(person)
  }
  return {
    add,
    isKnown: async (person, signal) => {
      await load(signal)
      return has(person) || (cursor !== null && (await ask(person, signal)))
    },
  }
}

/** Who has an e-mail address is known by it, and everybody else by the personal number, or by the name with the phone number. */
function keysOf({ email, phone, ssn, ...name }: Person, only?: 'email'): string[] {
  const byEmail = email ? [`email ${email.toLowerCase()}`] : []
  if (only) return byEmail
  // Without the country and the century, which some programs leave out.
  const [line, number] = [digits(phone).slice(-7), digits(ssn).slice(-10)]
  return [...byEmail, ...(number ? [`ssn ${number}`] : []), `name ${nameOf(name).toLowerCase()} ${line}`]
}

const digits = (text: string | null | undefined) => (text ?? '').replaceAll(/\D/g, '')
