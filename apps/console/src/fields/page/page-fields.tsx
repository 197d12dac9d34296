import type { PartyWithSigningUrl } from '@paraph/client'
import { type EditorField, placesOf } from '../model/editor-field.ts'
import { ownerOf } from '../model/owner-of.ts'
import type { useDoubts } from '../model/use-doubts.ts'
import { FieldBox } from './field-box.tsx'
import { Marks } from './marks.tsx'
import type { usePointers } from './use-pointers.ts'

interface PageFieldsProps {
  page: number
  fields: EditorField[]
  parties: PartyWithSigningUrl[]
  selection: { selected: ReadonlySet<string>; select: (ids: ReadonlySet<string>) => void }
  doubts: ReturnType<typeof useDoubts>
  pointers: ReturnType<typeof usePointers>
}

/** What lies on a page: its fields, and what the pointer draws. */
export function PageFields(props: PageFieldsProps) {
  const { page, fields, parties, selection, doubts, pointers } = props
  const { selected, select } = selection
  return (
    <>
      {placesOf(fields, page).map((place) => (
        <FieldBox
          key={place.id}
          place={place}
          owner={ownerOf(place.field.owner, parties)}
          isSelected={selected.has(place.id)}
          warning={doubts.warnings.get(place.id)}
          fault={doubts.faultOf(place)}
          onFocus={() => selected.has(place.id) || select(new Set([place.id]))}
          onPointerDown={(event) => pointers.pressField(event, place.id)}
          onResize={(event) => pointers.pressResize(event, place.id)}
        />
      ))}
      <Marks page={page} {...pointers} />
    </>
  )
}
