import type { LinkKind } from '@paraph/contract'
import type { Granted } from '#domain/accounts/scopes.ts'
import type { Origin } from '#domain/events/store.ts'
import type { DeviceTask } from '#domain/identity/link/link-tokens.ts'
import type {
  Context,
  Cookies,
  MemberContext,
  RequestContext,
  SessionContext,
  SetupContext,
  SigningContext,
  VisitorContext,
} from '#api/context.ts'

/** Who sends a request, as its credential says. Only the `type` tells one kind of caller from another. */
export type Principal =
  | KeyPrincipal
  | MemberPrincipal
  | SessionPrincipal
  | VisitorPrincipal
  | PartyPrincipal
  | DevicePrincipal
  | SetupPrincipal

/** A system with an API key, which acts for its account. */
export interface KeyPrincipal {
  type: 'KEY'
  id: string
  accountId: string
  scopes: Granted
  origin: Origin
}

/** A person who has signed in, with an access token. Acts for the account as a member of it. */
export interface MemberPrincipal {
  type: 'MEMBER'
  id: string
  accountId: string
  personId: string
  sessionId: string
  /** When the person last proved who they are. Null if the provider has not said so. */
  signedInAt: string | null
  name: string
  /** True for a member who sees only its own documents and those that are shared with it. */
  seesOwnOnly: boolean
  scopes: Granted
  cookies: Cookies
  origin: Origin
}

/** A browser with the cookie of a session. It can only renew the session. */
export interface SessionPrincipal {
  type: 'SESSION'
  id: string
  /** Not checked yet. */
  secret: string
  cookies: Cookies
  origin: Origin
}

/** A browser of somebody who wants to sign in. */
export interface VisitorPrincipal {
  type: 'VISITOR'
  cookies: Cookies
  origin: Origin
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
  origin: Origin
}

/** Returns the account whose data the caller may use. Undefined for somebody who sets up the server or signs in. */
export function accountIdOf(principal: Principal): string | undefined {
  if ('party' in principal) return principal.party.accountId
  return 'accountId' in principal ? principal.accountId : undefined
}

/** Returns the owner of an upload. All parties of an account are one owner, and the account is another, so neither can use up the other's limits. */
export function ownerOf(principal: Principal): string {
  const accountId = accountIdOf(principal)
  if (!accountId) throw new Error('The request is not one of an account or a party.')
  return 'party' in principal ? `parties of ${accountId}` : accountId
}

type ContextOf<Each> = Omit<Each, keyof RequestContext>

/** Returns what the handler of an operation learns about its caller. */
export function contextOf(
  principal: Principal,
):
  | ContextOf<Context>
  | ContextOf<MemberContext>
  | ContextOf<SessionContext>
  | ContextOf<VisitorContext>
  | ContextOf<SigningContext>
  | ContextOf<SetupContext> {
  switch (principal.type) {
    case 'KEY':
      return {
        account: { id: principal.accountId },
        viewer: { accountId: principal.accountId, onlyOf: undefined },
        actor: { type: 'API_KEY', id: principal.id },
        scopes: principal.scopes,
        origin: principal.origin,
      }
    case 'MEMBER': {
      const { id, accountId, personId, sessionId, name, seesOwnOnly, scopes, cookies, origin } = principal
      return {
        account: { id: accountId },
        viewer: { accountId, onlyOf: seesOwnOnly ? id : undefined },
        actor: { type: 'MEMBER', id, name },
        scopes,
        sessionId,
        member: { id, personId, sessionId },
        cookies,
        origin,
      }
    }
    case 'SESSION': {
      const { id, secret, cookies, origin } = principal
      return { session: { id, secret }, cookies, origin }
    }
    case 'VISITOR':
      return { cookies: principal.cookies, origin: principal.origin }
    case 'SETUP':
      return { setupToken: principal.tokenHash, origin: principal.origin }
    default: {
      const { party, link, origin } = principal
      return { party, link, origin, deviceNonce: principal.type === 'DEVICE' ? principal.nonce : undefined }
    }
  }
}
