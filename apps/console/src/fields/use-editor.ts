import { announce } from '@paraph/ui/announce.ts'
import type { EditorOptions } from './editor-options.ts'
import { removePlaces, selectedFields } from './model/edit-fields.ts'
import { type EditorField, keyOfPlace } from './model/editor-field.ts'
import { withOption } from './model/with-option.ts'
import { useTexts } from '../texts/language.ts'
import { useCopying } from './use-copying.ts'
import { useMoving } from './use-moving.ts'
import { usePlacing } from './use-placing.ts'
import { useFieldLimit } from './use-field-limit.ts'
import { useSelection } from './use-selection.ts'

/** What is selected, who fills in the next field, and everything that a person can do with fields. */
export function useEditor(options: EditorOptions) {
  const { t } = useTexts()
  const { fields, change } = options.editing
  const { selectFields, leaveRemoved, ...selection } = useSelection(fields)
  const { selected } = selection
  const { hasRoom, refusal } = useFieldLimit(fields.length)
  const placing = usePlacing(options, { hasRoom, selectFields })
  const moving = useMoving(options, selected)
  const copying = useCopying(options, { selected, recipient: placing.recipient, hasRoom, selectFields })

  return {
    refusal,
    ...selection,
    ...placing,
    ...moving,
    ...copying,
    remove: () => {
      if (selected.size === 0) return
      change(removePlaces(fields, selected))
      announce(t.fields.removed({ count: new Set([...selected].map(keyOfPlace)).size }))
      leaveRemoved()
    },
    addOption: () => {
      const [field] = selectedFields(fields, selected)
      if (field?.type !== 'RADIO') return
      const added = withOption(field, options.sizeOf(field.page), (number) => t.fields.option({ number }))
      change(fields.map((each) => (each.key === field.key ? added : each)))
    },
    changeSelected: (update: (field: EditorField) => EditorField, name: string) => {
      const keys = new Set([...selected].map(keyOfPlace))
      change(
        fields.map((field) => (keys.has(field.key) ? update(field) : field)),
        name,
      )
    },
  }
}
