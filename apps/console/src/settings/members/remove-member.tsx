import type { Member } from '@paraph/client'
import { ConfirmDialog } from '@paraph/ui/kit/confirm-dialog.tsx'
import { useState } from 'preact/hooks'
import { useColleagues } from '../../queries/colleagues.ts'
import { useTexts } from '../../texts/language.ts'

interface RemoveMemberProps {
  member: Member
  isOwn: boolean
  /** Gets the member who takes over the documents, if any. */
  onRemove: (heir: string | undefined) => void
  onClose: () => void
}

/** Asks before a member is removed, and who takes over its documents. */
export function RemoveMember({ member: { id, name, isProvisioned }, isOwn, onRemove, onClose }: RemoveMemberProps) {
  const { t } = useTexts()
  const words = t.settings.members
  const [heir, setHeir] = useState('')
  const others = useColleagues().filter((colleague) => colleague.id !== id)
  return (
    <ConfirmDialog
      title={words.removeSure({ name })}
      confirm={words.remove}
      cancel={t.goBack}
      onConfirm={(close) => {
        close()
        onRemove(heir || undefined)
      }}
      onClose={onClose}
    >
      <p>{isOwn ? words.removeOwn : words.removeAbout}</p>
      {isProvisioned && <p>{words.removeProvisioned}</p>}
      {others.length > 0 && (
        <label>
          {words.heir}
          <select value={heir} onChange={({ currentTarget }) => setHeir(currentTarget.value)}>
            <option value="">{words.noHeir}</option>
            {others.map((colleague) => (
              <option key={colleague.id} value={colleague.id}>
                {colleague.name}
              </option>
            ))}
          </select>
        </label>
      )}
    </ConfirmDialog>
  )
}
