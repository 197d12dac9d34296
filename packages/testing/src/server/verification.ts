import type { AddParty, ConfirmVerificationCode, CreateContact, UpdateParty } from '@paraph/client'
import type { LinkKind, SigningSession } from '@paraph/contract'
import { expect } from 'vitest'
import type { TestServer } from './server.ts'

export const email = 'anna.lindqvist@example.com'
export const phone = '+46701740605'

/** Sends documents, each to a party with a two-step verification, and to another party. Acts with the link of the first. */
export function verifierOn({
  baseUrl,
  db,
  services,
  fetch,
  newAccount,
}: Pick<TestServer, 'baseUrl' | 'db' | 'services' | 'fetch' | 'newAccount'>) {
  const url = `${baseUrl}/api/v1/signing-session`
  const post = (path: string, token: string, body?: object, headers: Record<string, string> = {}) =>
    fetch(`${url}${path}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, ...(body && { 'content-type': 'application/json' }), ...headers },
      ...(body && { body: JSON.stringify(body) }),
    })

  return async function verifiedParty(
    fields: Partial<Omit<AddParty, 'person'>> = {},
    contact: Partial<CreateContact> = {},
  ) {
    const account = await newAccount()
    const contactId = (await account.contact({ email, phone, ...contact })).id
    const body = { contactId, twoStepVerification: 'SMS_BEFORE_SIGNING', ...fields } as const
    const { id, parties } = await account.sentDocument(body, {})
    const path = { id, partyId: parties[0]! }
    const { cancel, events, updateParty, removeParty } = account.of(id)
    const stored = () => db.selectFrom('parties').selectAll().where('id', '=', path.partyId).executeTakeFirstOrThrow()
    const token = async (kind: LinkKind = 'MESSAGE') => services.links.tokenOf((await stored()).link_nonce, kind)
    const first = await token()

    const codeMessages = () =>
      db
        .selectFrom('messages')
        .selectAll()
        .where('party_id', '=', path.partyId)
        .where('kind', '=', 'CODE')
        .orderBy('id')
        .execute()
    /** The code of the newest message. */
    const code = async () => services.codes.codeOf((await codeMessages()).at(-1)!.id, (await stored()).link_nonce)
    return {
      account,
      path,
      otherId: parties[1]!,
      stored,
      token,
      codeMessages,
      code,
      /** With the link that the party had first, if no other token is given. */
      send: (with_ = first) => post('/verification', with_),
      confirm: (body: Partial<ConfirmVerificationCode>, with_ = first, headers: Record<string, string> = {}) =>
        post('/verification/confirm', with_, body, headers),
      session: async (pass?: string) => {
        const headers = { authorization: `Bearer ${first}`, ...(pass !== undefined && { 'verification-pass': pass }) }
        return (await (await fetch(url, { headers })).json()) as SigningSession
      },
      open: (pass?: string) => post('/open', first, undefined, pass === undefined ? {} : { 'verification-pass': pass }),
      update: async (change: Partial<UpdateParty>) =>
        expect((await updateParty(path.partyId, change)).response.status).toBe(200),
      remove: () => removeParty(path.partyId),
      cancel,
      events,
    }
  }
}

/** Another code of six digits. */
export function wrong(code: string, by = 1): string {
  return String((Number(code) + by) % 1_000_000).padStart(6, '0')
}
