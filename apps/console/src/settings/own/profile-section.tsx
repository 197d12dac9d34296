import { Avatar } from '@paraph/ui/avatar/avatar.tsx'
import { pencilIcon } from '@paraph/ui/icons/lucide.ts'
import { Button } from '@paraph/ui/kit/button.tsx'
import { useQueryClient } from '@tanstack/preact-query'
import { useState } from 'preact/hooks'
import { useSession } from '../../session/session.ts'
import { useTexts } from '../../texts/language.ts'
import { NameDialog } from '../parts/name-dialog.tsx'
import { MEMBERS } from '../parts/query-keys.ts'
import { Card } from '../parts/section.tsx'
import { roleName } from '../parts/roles.ts'

/** Who the member is for colleagues. Admins name the members, so they change their own name too. */
export function ProfileSection() {
  const { t } = useTexts()
  const { paraph, me, may } = useSession()
  const queries = useQueryClient()
  const [isNamed, setNamed] = useState(false)
  const { id, name, email, role } = me.member!
  const words = t.settings.profile
  const mayName = may('members:write')
  return (
    <Card
      title={words.title}
      about={mayName ? words.about : words.aboutOthers}
      action={
        mayName && (
          <Button icon={pencilIcon} onPress={() => setNamed(true)}>
            {words.rename}
          </Button>
        )
      }
    >
      <div class="party">
        <div class="person">
          <Avatar name={name} />
          <div>
            <strong dir="auto">{name}</strong>
            <span class="hint">{[email, roleName(role, t)].join(' · ')}</span>
          </div>
        </div>
      </div>
      {isNamed && (
        <NameDialog
          title={words.rename}
          name={name}
          maxLength={255}
          queryKey={MEMBERS}
          save={(typed) => paraph.members.update(id, { name: typed })}
          onSaved={() => void queries.invalidateQueries({ queryKey: ['me'] })}
          onClose={() => setNamed(false)}
        />
      )}
    </Card>
  )
}
