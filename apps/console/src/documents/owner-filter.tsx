import { useId } from 'preact/hooks'
import { useColleagues } from '../queries/colleagues.ts'
import { useSession } from '../session/session.ts'
import { useTexts } from '../texts/language.ts'

interface OwnerFilterProps {
  /** The member of the address. */
  owner: string | undefined
  onChoose: (owner: string | undefined) => void
}

/** Chooses whose documents are shown. An account that has only keys has nothing to choose. */
export function OwnerFilter({ owner, onChoose }: OwnerFilterProps) {
  const { t } = useTexts()
  const { me } = useSession()
  const id = useId()
  const colleagues = useColleagues()
  const { filters } = t.documents
  const others = colleagues.filter((colleague) => colleague.id !== me.member?.id)
  if (colleagues.length === 0) return null
  const isRemoved = owner !== undefined && colleagues.every((colleague) => colleague.id !== owner)
  return (
    <div>
      <label for={id}>{filters.owner}</label>
      <select id={id} value={owner ?? ''} onChange={({ currentTarget }) => onChoose(currentTarget.value || undefined)}>
        <option value="">{filters.allOwners}</option>
        {me.member && <option value={me.member.id}>{filters.mine}</option>}
        {others.map((colleague) => (
          <option key={colleague.id} value={colleague.id}>
            {colleague.name}
          </option>
        ))}
        {isRemoved && <option value={owner}>{filters.removedOwner}</option>}
      </select>
    </div>
  )
}
