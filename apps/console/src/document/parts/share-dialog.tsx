import type { Colleague, DocumentMember } from '@paraph/client'
import { Alert } from '@paraph/ui/alert.tsx'
import { Avatar } from '@paraph/ui/avatar/avatar.tsx'
import { Dialog } from '@paraph/ui/dialog.tsx'
import { crossIcon } from '@paraph/ui/icons/lucide.ts'
import { Badge } from '@paraph/ui/kit/badge.tsx'
import { Button } from '@paraph/ui/kit/button.tsx'
import { useQuery } from '@tanstack/preact-query'
import { useState } from 'preact/hooks'
import { useAction } from '../../layout/use-action.ts'
import { useColleagues } from '../../queries/colleagues.ts'
import { useReload } from '../../queries/document.ts'
import { useSession } from '../../session/session.ts'
import { useTexts } from '../../texts/language.ts'

interface ShareDialogProps {
  documentId: string
  onClose: () => void
}

/** What can be done about who sees the document. */
function useSharing(documentId: string, key: string[]) {
  const { paraph } = useSession()
  const reload = useReload(documentId)
  const share = useAction(
    key,
    (id: string) => paraph.documents.share(documentId, id),
    (t) => t.share.shared,
  )
  const unshare = useAction(
    key,
    (id: string) => paraph.documents.unshare(documentId, id),
    (t) => t.share.unshared,
  )
  const handOver = useAction(
    key,
    async (memberId: string) => {
      await paraph.documents.handOver(documentId, { memberId })
      await reload()
    },
    (t) => t.share.handedOver,
  )
  return { share, unshare, handOver }
}

/** Who sees a document because it is theirs or is shared with them, and the way to change that. */
export function ShareDialog({ documentId, onClose }: ShareDialogProps) {
  const { t } = useTexts()
  const { paraph, me, may } = useSession()
  const key = ['document-members', documentId]
  const { data } = useQuery({
    queryKey: key,
    queryFn: ({ signal }) => paraph.documents.listMembers(documentId, { signal }),
  })
  const members = data?.members ?? []
  const colleagues = useColleagues()
  const [chosen, setChosen] = useState('')
  const { share, unshare, handOver } = useSharing(documentId, key)
  const isSeen = ({ id }: Colleague) => members.some((member) => member.id === id)
  const owner = members.find(({ isOwner }) => isOwner)
  const mayHandOver = !me.member || me.member.id === owner?.id || may('members:write')
  const others = colleagues.filter(({ id }) => id !== owner?.id)
  const who = others.find(({ id }) => id === chosen)
  return (
    <Dialog title={t.share.title} onClose={onClose}>
      {() => (
        <>
          <p>{t.share.about}</p>
          <SeenBy members={members} isBusy={unshare.isBusy} onStop={unshare.press} />
          <label>
            {t.share.with}
            <select value={chosen} onChange={({ currentTarget }) => setChosen(currentTarget.value)}>
              <option value="">{t.share.choose}</option>
              {others.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </select>
          </label>
          <Alert text={share.message ?? unshare.message ?? handOver.message} isAnswer />
          <div class="buttons">
            <Button
              look="primary"
              isBusy={share.isBusy}
              isOff={!who || isSeen(who)}
              onPress={() => who && share.press(who.id)}
            >
              {t.share.share}
            </Button>
            {mayHandOver && (
              <Button isBusy={handOver.isBusy} isOff={!who} onPress={() => who && handOver.press(who.id)}>
                {t.share.handOver}
              </Button>
            )}
          </div>
        </>
      )}
    </Dialog>
  )
}

interface SeenByProps {
  members: DocumentMember[]
  isBusy: boolean
  onStop: (memberId: string) => void
}

function SeenBy({ members, isBusy, onStop }: SeenByProps) {
  const { t } = useTexts()
  return (
    <ul class="people">
      {members.map(({ id, name, isOwner }) => (
        <li key={id} class="party member">
          <Avatar name={name} />
          <strong class="who" dir="auto">
            {name}
          </strong>
          {isOwner ? (
            <Badge>{t.share.owner}</Badge>
          ) : (
            <Button
              look="quiet"
              icon={crossIcon}
              tip={t.share.stop({ name })}
              isBusy={isBusy}
              onPress={() => onStop(id)}
            />
          )}
        </li>
      ))}
    </ul>
  )
}
