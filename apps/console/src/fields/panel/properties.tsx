import type { Language, PartyWithSigningUrl } from '@paraph/client'
import { crossIcon, settingsIcon } from '@paraph/ui/icons/lucide.ts'
import { Button } from '@paraph/ui/kit/button.tsx'
import { useId, useState } from 'preact/hooks'
import type { Edge } from '../model/edit-fields.ts'
import type { EditorField } from '../model/editor-field.ts'
import { OneField } from './one-field.tsx'
import { useTexts } from '../../texts/language.ts'

const edges: readonly Edge[] = ['left', 'right', 'top', 'bottom']

interface PropertiesProps {
  /** Of the document. */
  language: Language
  /** The selected fields. */
  fields: EditorField[]
  parties: PartyWithSigningUrl[]
  /** What is wrong with the only selected field. */
  doubts: string[]
  pages: number
  /** @param name - the changes of one text are one step */
  changeSelected: (change: (field: EditorField) => EditorField, name: string) => void
  addOption: () => void
  duplicate: () => void
  copyToAllPages: () => void
  align: (edge: Edge) => void
  remove: () => void
  select: (places: ReadonlySet<string>) => void
}

/** What can be said about the selected fields. On a phone, one line at the end of the window names them, and the rest opens above the page on a press. */
export function Properties(props: PropertiesProps) {
  const { fields, parties, doubts, pages, duplicate, copyToAllPages, remove, select } = props
  const { t } = useTexts()
  const id = useId()
  const [opened, setOpened] = useState('')
  const [field] = fields
  if (!field)
    return (
      <aside class="properties empty">
        <p class="hint">{t.fields.nothing}</p>
      </aside>
    )
  const isOne = fields.length === 1
  const keys = fields.map(({ key }) => key).join()
  const isOpen = opened === keys
  const whose = [field.label, parties.find((party) => party.id === field.owner)?.name].filter(Boolean).join(' · ')
  return (
    <aside class={`properties ${isOpen ? 'open' : ''}`} aria-labelledby={`${id}-title`}>
      <div class="properties-head">
        <h3 id={`${id}-title`}>
          {isOne ? t.fields.types[field.type] : t.fields.several({ count: fields.length })}
          {isOne && whose && (
            <span class="hint whose" dir="auto">
              {whose}
            </span>
          )}
        </h3>
        <Button icon={settingsIcon} aria-expanded={isOpen} onPress={() => setOpened(isOpen ? '' : keys)}>
          {t.fields.settings}
        </Button>
        <Button look="quiet" icon={crossIcon} tip={t.fields.done} onPress={() => select(new Set())} />
      </div>
      {doubts.map((doubt) => (
        <p class="error" key={doubt}>
          {doubt}
        </p>
      ))}
      <FieldSettings {...props} />
      <div class="buttons">
        <Button onPress={duplicate}>{t.fields.duplicate}</Button>
        {isOne && pages > 1 && <Button onPress={copyToAllPages}>{t.fields.toAllPages}</Button>}
        <Button look="quiet" onPress={remove}>
          {t.fields.remove}
        </Button>
      </div>
    </aside>
  )
}

/** What a person changes about the selected fields, of which there is at least one. */
function FieldSettings({ language, fields, parties, changeSelected, addOption, align }: PropertiesProps) {
  const { t } = useTexts()
  const id = useId()
  const field = fields[0]!
  const isOne = fields.length === 1
  const owners = new Set(fields.map(({ owner }) => owner))
  const owner = owners.size === 1 ? field.owner : undefined
  return (
    <div class="field-settings">
      <label for={`${id}-owner`}>{t.fields.owner}</label>
      <select
        id={`${id}-owner`}
        value={owner ?? ''}
        onChange={({ currentTarget: { value } }) =>
          value && changeSelected((each) => ({ ...each, owner: value, reference: undefined }), 'owner')
        }
      >
        {owner === undefined && <option value="">{owners.size === 1 ? t.fields.nobody : ''}</option>}
        {parties.map((party) => (
          <option key={party.id} value={party.id}>
            {party.name}
          </option>
        ))}
      </select>
      {isOne ? (
        <OneField key={field.key} language={language} field={field} onChange={changeSelected} onAddOption={addOption} />
      ) : (
        <div class="buttons" role="group" aria-label={t.fields.align}>
          {edges.map((edge) => (
            <Button key={edge} onPress={() => align(edge)}>
              {t.fields.edges[edge]}
            </Button>
          ))}
        </div>
      )}
    </div>
  )
}
