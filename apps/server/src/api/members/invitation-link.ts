import type { Context } from '#api/context.ts'
import { INVITATION_LIFE, INVITED_BY_OPERATOR } from '#domain/members/member-rules.ts'
import { invitationUrlOf } from '#domain/members/member-links.ts'
import type { NewInvitation } from '#domain/members/member-store.ts'
import { hashToken, newToken } from '#domain/members/session-tokens.ts'

type Deps = Pick<Context, 'outbox' | 'publicUrl' | 'actor'>

/** Makes an invitation. On a server that sends no mail, the answer has its link. Otherwise a mail gets it when it is sent. */
export function newInvitation(
  { outbox, publicUrl, actor }: Deps,
  at: Date,
): { invitation: NewInvitation; invitationUrl: string | null } {
  if (!outbox.channels.has('EMAIL')) return shownInvitation({ publicUrl, actor }, at)
  return { invitation: invitationBy(actor, at, null), invitationUrl: null }
}

/** Makes an invitation whose link is shown, also on a server that sends mail. */
export function shownInvitation(
  { publicUrl, actor }: Omit<Deps, 'outbox'>,
  at: Date,
): { invitation: NewInvitation; invitationUrl: string } {
  const token = newToken()
  return { invitation: invitationBy(actor, at, hashToken(token)), invitationUrl: invitationUrlOf(publicUrl, token) }
}

const invitationBy = ({ id }: Context['actor'], at: Date, shownSha256: Buffer | null): NewInvitation => ({
  invitedAt: at,
  expiresAt: new Date(at.getTime() + INVITATION_LIFE),
  invitedBy: id ?? INVITED_BY_OPERATOR,
  shownSha256,
})
