import type { InvitedMember } from '@paraph/client'
import { useInfiniteQuery } from '@tanstack/preact-query'
import { useState } from 'preact/hooks'
import { MoreButton } from '../../layout/more-button.tsx'
import { SecretDialog } from '../../layout/secret-dialog.tsx'
import { useSession } from '../../session/session.ts'
import { useTexts } from '../../texts/language.ts'
import { InviteMember } from './invite-member.tsx'
import { MemberRow } from './member-row.tsx'
import { MEMBERS } from '../parts/query-keys.ts'
import { Section } from '../parts/section.tsx'

const PAGE = 50

/** The people who use the account. */
export function MembersSection() {
  const { t } = useTexts()
  const { paraph, may } = useSession()
  /** Whom the server could send no mail. */
  const [linked, setLinked] = useState<InvitedMember>()
  const query = useInfiniteQuery({
    queryKey: MEMBERS,
    queryFn: ({ pageParam, signal }) =>
      paraph.members.list({ limit: PAGE, ...(pageParam && { cursor: pageParam }) }, { signal }),
    initialPageParam: '',
    getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
  })
  const showLink = (member: InvitedMember) => setLinked(member.invitationUrl === null ? undefined : member)
  return (
    <Section
      title={t.settings.members.title}
      about={t.settings.members.about}
      action={may('members:write') && <InviteMember onInvited={showLink} />}
      scope="members:read"
      query={query}
    >
      {({ pages }) => (
        <>
          <ul class="people">
            {pages
              .flatMap((page) => page.members)
              .map((member) => (
                <MemberRow key={member.id} member={member} onInvited={showLink} />
              ))}
          </ul>
          <MoreButton query={query} label={t.settings.more} />
          {linked && (
            <SecretDialog
              title={t.settings.members.linkTitle({ name: linked.name })}
              about={t.settings.members.linkAbout}
              secret={linked.invitationUrl!}
              onClose={() => setLinked(undefined)}
            />
          )}
        </>
      )}
    </Section>
  )
}
