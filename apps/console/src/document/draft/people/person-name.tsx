import { Avatar } from '@paraph/ui/avatar/avatar.tsx'
import { SuggestField } from '@paraph/ui/kit/combobox/suggest-field.tsx'
import type { RefObject } from 'preact'
import { nameOf } from '../../../contacts/name-of.ts'
import { useTexts } from '../../../texts/language.ts'
import type { usePickedContact } from './use-picked-contact.ts'

interface PersonNameProps extends Pick<ReturnType<typeof usePickedContact>, 'suggestions' | 'typeName' | 'pick'> {
  field: RefObject<HTMLInputElement | null>
  fault: string | undefined
}

/** Where the name of a person is typed, or a contact is picked. */
export function PersonName({ field, fault, suggestions, typeName, pick }: PersonNameProps) {
  const { t } = useTexts()
  const shown = suggestions.map((contact) => ({
    key: contact.id,
    children: (
      <>
        <Avatar name={nameOf(contact)} />
        <span>
          <bdi>{nameOf(contact)}</bdi>{' '}
          <bdi class="hint">{[contact.email ?? contact.phone, contact.company?.name].filter(Boolean).join(' · ')}</bdi>
        </span>
      </>
    ),
  }))
  return (
    <SuggestField
      field={field}
      label={t.addPerson.name}
      name="name"
      maxLength={255}
      fault={fault}
      suggestions={shown}
      listLabel={t.contacts.title}
      said={(count) => t.addPerson.suggested({ count })}
      onType={typeName}
      onPick={pick}
    />
  )
}
