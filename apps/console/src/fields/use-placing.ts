import type { FieldType } from '@paraph/client'
import { announce } from '@paraph/ui/announce.ts'
import { useState } from 'preact/hooks'
import type { EditorOptions } from './editor-options.ts'
import { addField } from './model/edit-fields.ts'
import type { EditorField } from './model/editor-field.ts'
import { freeSpot } from './model/free-spot.ts'
import { useTexts } from '../texts/language.ts'

interface PlacingActions {
  hasRoom: (more: number) => boolean
  selectFields: (added: EditorField[]) => void
}

/** Who fills in the next field, what it is, and how it gets onto a page. */
export function usePlacing(options: EditorOptions, { hasRoom, selectFields }: PlacingActions) {
  const { editing, parties, sizeOf, currentPage } = options
  const { t } = useTexts()
  const { fields, change } = editing
  const [wished, setRecipient] = useState<string>()
  const [armed, setArmed] = useState<FieldType>()
  /** The party that fills in the next field. Undefined if the draft has no party yet. */
  const recipient = (parties.find(({ id }) => id === wished) ?? parties[0])?.id

  const place = (
    type: FieldType,
    page: number,
    at: { x: number; y: number },
    size?: { width: number; height: number },
  ) => {
    if (recipient === undefined || !hasRoom(1)) return
    const pageSize = sizeOf(page)
    const next = addField(fields, {
      type,
      owner: recipient,
      page,
      at,
      pageSize,
      optionName: (number) => t.fields.option({ number }),
      ...(size && { size }),
    })
    change(next)
    selectFields([next.at(-1)!])
    announce(t.fields.placed({ type: t.fields.types[type], page }))
  }

  return {
    recipient,
    setRecipient,
    armed,
    arm: (type: FieldType) => setArmed(armed === type ? undefined : type),
    disarm: () => setArmed(undefined),
    place,
    placeInView: (type: FieldType) => place(type, currentPage, freeSpot(fields, currentPage)),
  }
}
