import type { FieldType, PartyWithSigningUrl } from '@paraph/client'
import { announce } from '@paraph/ui/announce.ts'
import { useState } from 'preact/hooks'
import type { CopiedField } from './model/clipboard.ts'
import {
  addField,
  alignBoxes,
  copiesOf,
  copyToAllPages,
  type Edge,
  moveBoxes,
  removePlaces,
  resizeBoxes,
  selectedFields,
} from './model/edit-fields.ts'
import { type EditorField, keyOfPlace, type PageSize, placesOf, usualSize } from './model/editor-field.ts'
import type { useEditing } from './model/use-editing.ts'
import { useTexts } from '../texts/language.ts'

/** The same limit as in the contract. */
const MAX_FIELDS = 500

/** Points by which a copy lies beside the copied field. */
const BESIDE = 10

interface EditorOptions {
  editing: ReturnType<typeof useEditing>
  parties: PartyWithSigningUrl[]
  pages: number
  sizeOf: (page: number) => PageSize
  currentPage: number
}

/** What is selected, who fills in the next field, and everything that a person can do with fields. */
export function useEditor({ editing, parties, pages, sizeOf, currentPage }: EditorOptions) {
  const { t } = useTexts()
  const { fields, change } = editing
  const [wished, setRecipient] = useState<string>()
  const [armed, setArmed] = useState<FieldType>()
  const [chosen, setSelected] = useState<ReadonlySet<string>>(new Set())
  /** The rectangle that gets the focus as soon as it is shown. */
  const [toFocus, setToFocus] = useState<string>()
  const [isFull, setFull] = useState(false)
  const places = placesOf(fields)
  // What was undone or removed elsewhere is no longer selected.
  const selected = new Set(places.map(({ id }) => id).filter((id) => chosen.has(id)))
  const recipient = parties.find(({ id }) => id === wished)?.id ?? parties[0]!.id

  const selectFields = (added: EditorField[]) => {
    const ids = placesOf(added).map(({ id }) => id)
    setSelected(new Set(ids))
    setToFocus(ids[0])
  }
  /** Returns false, and shows why, if the document would have too many fields. */
  const hasRoom = (more: number) => {
    const fits = fields.length + more <= MAX_FIELDS
    setFull(!fits)
    return fits
  }
  const add = (added: EditorField[]) => {
    if (!hasRoom(added.length)) return
    change([...fields, ...added])
    selectFields(added)
  }
  const place = (
    type: FieldType,
    page: number,
    at: { x: number; y: number },
    size?: { width: number; height: number },
  ) => {
    if (!hasRoom(1)) return
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
  /** Without a pointer, a field goes to the middle of the page in view, below the fields that were placed there before. */
  const placeInView = (type: FieldType) => {
    const taken = new Set(
      placesOf(fields, currentPage).map(
        ({ box }) => `${(box.x + box.width / 2).toFixed(2)} ${(box.y + box.height / 2).toFixed(2)}`,
      ),
    )
    let y = 0.3
    while (taken.has(`0.50 ${y.toFixed(2)}`) && y < 0.95) y += 0.05
    place(type, currentPage, { x: 0.5, y })
  }
  const inUnits = (dx: number, dy: number): [number, number] => {
    const { width, height } = sizeOf(selectedFields(fields, selected)[0]?.page ?? currentPage)
    return [dx / width, dy / height]
  }
  const sayWhere = (next: EditorField[], isSize: boolean) => {
    const first = placesOf(next).find(({ id }) => selected.has(id))
    if (!first) return
    const { x, y, width, height } = first.box
    announce(isSize ? t.fields.sized({ width, height }) : t.fields.at({ x, y }))
  }
  const adjust = (next: EditorField[], isSize: boolean) => {
    // Escape ends the selection, but the focus stays on the field.
    if (selected.size === 0) return
    change(next, `${isSize ? 'resize' : 'move'} ${[...selected].join()}`)
    sayWhere(next, isSize)
  }
  /** Copies lie a little to the right and below. */
  const beside = (copies: EditorField[]) =>
    copies.flatMap((copy) => {
      const { width, height } = sizeOf(copy.page)
      const ids = new Set(placesOf([copy]).map(({ id }) => id))
      return moveBoxes([copy], ids, BESIDE / width, BESIDE / height)
    })

  return {
    refusal: isFull ? t.fields.tooMany({ most: MAX_FIELDS }) : undefined,
    recipient,
    setRecipient,
    armed,
    arm: (type: FieldType) => setArmed(armed === type ? undefined : type),
    disarm: () => setArmed(undefined),
    selected,
    select: setSelected,
    toFocus,
    /** Keeps another value, which a key that was pressed meanwhile has set. */
    focused: (id: string) => setToFocus((current) => (current === id ? undefined : current)),
    place,
    placeInView,
    move: (dx: number, dy: number) => adjust(moveBoxes(fields, selected, ...inUnits(dx, dy)), false),
    resize: (dx: number, dy: number) => adjust(resizeBoxes(fields, selected, ...inUnits(dx, dy)), true),
    align: (edge: Edge) => change(alignBoxes(fields, selected, edge)),
    duplicate: () => add(beside(copiesOf(fields, selectedFields(fields, selected)))),
    copyToAllPages: () => {
      const [field] = selectedFields(fields, selected)
      if (!field || !hasRoom(pages - 1)) return
      change(copyToAllPages(fields, field, pages))
      announce(t.fields.copiedToAll({ pages }))
    },
    remove: () => {
      if (selected.size === 0) return
      const index = places.findIndex(({ id }) => selected.has(id))
      const left = places.filter(({ id }) => !selected.has(id))
      change(removePlaces(fields, selected))
      announce(t.fields.removed({ count: new Set([...selected].map(keyOfPlace)).size }))
      setSelected(new Set())
      setToFocus(left[Math.min(index, left.length - 1)]?.id)
    },
    addOption: () => {
      const [field] = selectedFields(fields, selected)
      if (field?.type !== 'RADIO') return
      const options = field.options!
      const last = options.at(-1)!.box!
      const values = new Set(options.map(({ value }) => value))
      let number = options.length + 1
      while (values.has(t.fields.option({ number }))) number++
      const { height } = usualSize('RADIO', sizeOf(field.page))
      const y = Math.min(1 - last.height, last.y + last.height + height / 2)
      const added = [...options, { value: t.fields.option({ number }), box: { ...last, y } }]
      change(fields.map((each) => (each.key === field.key ? { ...each, options: added } : each)))
    },
    changeSelected: (update: (field: EditorField) => EditorField, name: string) => {
      const keys = new Set([...selected].map(keyOfPlace))
      change(
        fields.map((field) => (keys.has(field.key) ? update(field) : field)),
        name,
      )
    },
    copied: (): CopiedField[] =>
      selectedFields(fields, selected).map((field) => ({
        ...field,
        ownerIndex: parties.findIndex(({ id }) => id === field.owner),
      })),
    paste: (copied: CopiedField[]) => {
      const fieldsOnly = copied.map(({ ownerIndex, ...field }): EditorField => {
        const isKnown = parties.some(({ id }) => id === field.owner)
        return {
          ...field,
          owner: isKnown ? field.owner : (parties[ownerIndex]?.id ?? recipient),
          reference: undefined,
          page: pages === 1 ? 1 : currentPage,
        }
      })
      const pasted = copiesOf(fields, fieldsOnly)
      const covers = pasted.some((copy) =>
        places.some(
          ({ field, box }) => field.page === copy.page && copy.box && box.x === copy.box.x && box.y === copy.box.y,
        ),
      )
      add(covers ? beside(pasted) : pasted)
    },
  }
}
