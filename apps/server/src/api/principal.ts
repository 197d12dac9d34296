import type { LinkKind } from '@paraph/contract'
import type { Granted } from '#domain/accounts/scopes.ts'
import type { Origin } from '#domain/events/store.ts'
import type { DeviceTask } from '#domain/identity/link/link-tokens.ts'
import type { Context, RequestContext, SetupContext, SigningContext } from '#api/context.ts'

/** Who sends a request, as its credential says. Only the `type` tells one kind of caller from another. */
export type Principal = KeyPrincipal | PartyPrincipal | DevicePrincipal | SetupPrincipal

/** A system with an API key, which acts for its account. */
export interface KeyPrincipal {
  type: 'KEY'
  id: string
  accountId: string
  scopes: Granted
}

interface LinkHolder {
  party: SigningContext['party']
  origin: Origin
}

/** A party with a link. */
export interface PartyPrincipal extends LinkHolder {
  type: 'PARTY'
  link: LinkKind
}

/** Another device of a party, with a token for one task. */
export interface DevicePrincipal extends LinkHolder {
  type: 'DEVICE'
  /** The link with which the party started the task. */
  link: LinkKind
  task: DeviceTask
  nonce: string
}

/** The person who sets up the server, with its setup token. */
export interface SetupPrincipal {
  type: 'SETUP'
  /** The SHA-256 of the token, as hexadecimal digits. */
  tokenHash: string
}

/** Returns the account whose data the caller may use. Undefined for a setup token, because there is no account yet. */
export function accountIdOf(principal: Principal): string | undefined {
  if (principal.type === 'SETUP') return undefined
  return principal.type === 'KEY' ? principal.accountId : principal.party.accountId
}

/** Returns the owner of an upload. All parties of an account are one owner, and the account is another, so neither can use up the other's limits. */
export function ownerOf(principal: Principal): string {
  const accountId = accountIdOf(principal)
  if (!accountId) throw new Error('The request is not one of an account or a party.')
  return principal.type === 'KEY' ? accountId : `parties of ${accountId}`
}

type ContextOf<Each> = Omit<Each, keyof RequestContext>

/** Returns what the handler of an operation learns about its caller. */
export function contextOf(
  principal: Principal,
): ContextOf<Context> | ContextOf<SigningContext> | ContextOf<SetupContext> {
  switch (principal.type) {
    case 'KEY':
      return {
        account: { id: principal.accountId },
        actor: { type: 'API_KEY', id: principal.id },
        scopes: principal.scopes,
      }
    case 'SETUP':
      return { setupToken: principal.tokenHash }
    default: {
      const { party, link, origin } = principal
      return { party, link, origin, deviceNonce: principal.type === 'DEVICE' ? principal.nonce : undefined }
    }
  }
}
