import { emailPattern } from '@paraph/contract/email-pattern'
import type { Texts } from '../../generated/texts.ts'

/** Returns what is wrong with an e-mail address, in words that name it. Undefined for an address that the server accepts. */
export function addressFault(address: string): ((t: Texts) => string) | undefined {
  if (emailPattern.test(address)) return undefined
  const character = address.match(/[^\w.'+@-]/u)?.[0] ?? ''
  const fault = kindOf(address, character)
  return (t) => t.addressFault({ fault, character })
}

function kindOf(address: string, character: string): string {
  if (address === '') return 'none'
  if (/\s/u.test(character)) return 'space'
  if (character) return 'character'
  const [name = '', domain = '', ...more] = address.split('@')
  if (!address.includes('@')) return 'noAt'
  if (more.length > 0) return 'moreAts'
  if (name === '') return 'noName'
  return /\.[A-Za-z]{2,}$/.test(domain) ? 'other' : 'noDomain'
}
