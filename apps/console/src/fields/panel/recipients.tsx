import type { PartyWithSigningUrl } from '@paraph/client'
import { COLOURS, colourOf } from '../model/editor-field.ts'
import { useTexts } from '../../texts/language.ts'

interface RecipientsProps {
  parties: PartyWithSigningUrl[]
  recipient: string
  onRecipient: (id: string) => void
}

/** Who fills in the next field. A few people each have a button in their colour, and more share one list, which leaves the pages in sight. */
export function Recipients({ parties, recipient, onRecipient }: RecipientsProps) {
  const { t } = useTexts()
  if (parties.length > COLOURS)
    return (
      <label class={`jump recipients ${colourOf(parties.findIndex(({ id }) => id === recipient))}`}>
        {t.fields.recipient}
        <select value={recipient} onChange={({ currentTarget }) => onRecipient(currentTarget.value)}>
          {parties.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      </label>
    )
  return (
    <fieldset class="recipients">
      <legend>{t.fields.recipient}</legend>
      {parties.map(({ id, name }, index) => (
        <label key={id} class={`recipient ${colourOf(index)}`}>
          <input type="radio" name="recipient" checked={id === recipient} onChange={() => onRecipient(id)} />
          <bdi>{name}</bdi>
        </label>
      ))}
    </fieldset>
  )
}
