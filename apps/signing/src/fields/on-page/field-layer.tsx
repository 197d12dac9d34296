import type { FieldBox, SigningField } from '@paraph/client'
import type { KnownSession } from '../../session/stage.ts'
import { FieldOnPage } from './field-on-page.tsx'
import type { Filling } from '../../filling/filling.ts'
import { pagesOf, placesOf } from '../values/places.ts'
import { placeOf } from '@paraph/ui/pdf/place-of.ts'
import { ShownField } from './shown-field.tsx'
import { shownIn } from './shown-text.ts'
import { useFieldsTexts } from '../texts/fields-texts.ts'
import { useFilling } from '../../filling/use-filling.ts'

interface FieldLayerProps {
  filling: Filling
  session: KnownSession
  page: number
}

/** The fields of a page, above its drawing. */
export function FieldLayer({ filling, session, page }: FieldLayerProps) {
  useFilling(filling)
  const t = useFieldsTexts()
  const own = new Set(filling.own)
  const { name } = session.party
  const fields = filling.all.flatMap((field) =>
    placesOf(field)
      .filter((place) => place.page === page)
      .map((place, index) => ({ place, key: `${field.partyName} ${field.name} ${index}`, isOwn: own.has(field) })),
  )
  const hiddenTags = (session.hiddenTags ?? []).filter((tag) => tag.page === page).map(({ box }) => box)
  const papers = [...hiddenTags, ...fields.flatMap(({ place }) => papersOf(place))]
  if (fields.length === 0 && papers.length === 0) return null
  return (
    <div class="field-layer">
      {papers.map((box, index) => (
        <div key={index} class="field-paper" style={placeOf(box)} />
      ))}
      {fields.map(({ place, key, isOwn }) => {
        if (isOwn) return <FieldOnPage key={key} filling={filling} field={place} name={name} />
        const shown = shownIn(place, name, filling, t)
        return shown.text && <ShownField key={key} field={place} shown={shown} />
      })}
    </div>
  )
}

/** The places where a form field of the PDF would show through. The value replaces that form field, so the party sees white paper there. */
function papersOf({ isOpaque, box, options }: SigningField): FieldBox[] {
  if (!isOpaque) return []
  return options?.some((option) => option.box) ? options.map((option) => option.box!) : [box]
}

/** The texts of those fields on a page that the party can't change, below the text of the page. The party's own fields are in the list. */
export function FieldTexts({ filling, session, page }: FieldLayerProps) {
  useFilling(filling)
  const t = useFieldsTexts()
  const own = new Set(filling.own)
  const shown = filling.all
    .filter((field) => pagesOf(field).includes(page) && !own.has(field))
    .map((field) => shownIn(field, session.party.name, filling, t))
    .filter(({ text }) => text)
  if (shown.length === 0) return null
  return (
    <ul class="field-texts">
      {shown.map(({ label, text }, index) => (
        <li key={index}>
          {label}: <bdi>{text}</bdi>
        </li>
      ))}
    </ul>
  )
}
