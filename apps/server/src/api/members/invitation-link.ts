import type { Context } from '#api/context.ts'
import { INVITATION_LIFE } from '#domain/members/member-rules.ts'
import type { NewInvitation } from '#domain/members/member-store.ts'
import { hashToken, newToken } from '#domain/members/session-tokens.ts'
import { invitationUrlOf } from '#domain/members/member-links.ts'

type Deps = Pick<Context, 'outbox' | 'publicUrl' | 'actor'>

/** Makes an invitation. On a server that sends no mail, the answer has its link. Otherwise a mail gets it when it is sent. */
export function newInvitation(
  { outbox, publicUrl, actor }: Deps,
  at: Date,
): { invitation: NewInvitation; invitationUrl: string | null } {
  const token = outbox.channels.has('EMAIL') ? undefined : newToken()
  return {
    invitation: {
      invitedAt: at,
      expiresAt: new Date(at.getTime() + INVITATION_LIFE),
      invitedBy: actor.id!,
      shownSha256: token === undefined ? null : hashToken(token),
    },
    invitationUrl: token === undefined ? null : invitationUrlOf(publicUrl, token),
  }
}
