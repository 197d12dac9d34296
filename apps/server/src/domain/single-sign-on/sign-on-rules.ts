import { randomBytes } from 'node:crypto'
import { MINUTE } from '#platform/formats/durations.ts'

/** Milliseconds in which a person must have signed in at the provider. */
export const SIGN_ON_LIFE = 10 * MINUTE

/** Everybody can have an account at this provider with any address. Only the claim `hd` says that an organization owns the address. */
export const GOOGLE = 'https://accounts.google.com'

/** Returns what makes a provider ask also a person who has signed in there. Google refuses `login`, and lets the person only choose an account. */
export function promptOf(issuer: string): string {
  return issuer === GOOGLE ? 'select_account' : 'login'
}

/** The label of the key that encrypts the secrets of the server at providers. */
export const signOnSecretLabel = 'paraph single sign-on secret'

/** The name of the DNS record that proves a domain. */
export function recordNameOf(domain: string): string {
  return `_paraph.${domain}`
}

/** What the DNS record must say. */
export function recordValueOf(token: string): string {
  return `paraph-domain=${token}`
}

export function newDomainToken(): string {
  return randomBytes(20).toString('hex')
}

/** Where the provider of an account sends the browser. Each account has an address of its own, so that no provider can pass on what is for another one. */
export function redirectUriOf(publicUrl: string, accountId: string): string {
  return `${publicUrl}/single-sign-on/${accountId}`
}
