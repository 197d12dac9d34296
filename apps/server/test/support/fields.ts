import type { FieldBox, NewField, SignDocument } from '@paraph/client'
import type { TestAccount } from '@paraph/testing/server/server.ts'

/** Returns a box in a row of its own, so that fields do not overlap. */
export const boxAt = (row: number): FieldBox => ({ x: 0.1, y: 0.05 + row * 0.07, width: 0.4, height: 0.05 })

/** Returns a field that is valid for a document of one page. */
export const fieldOf = (partyId: string, changes: Partial<NewField> = {}): NewField => ({
  partyId,
  type: 'TEXT',
  name: 'rent',
  page: 1,
  box: boxAt(0),
  ...changes,
})

/** Returns a field of each type, with its type in lower case as its name. */
export function fieldOfEachType(partyId: string): NewField[] {
  const types = ['SIGNATURE', 'INITIALS', 'DATE_SIGNED', 'NAME', 'TEXT', 'NUMBER', 'DATE', 'CHECKBOX'] as const
  const simple = types.map((type, row) => fieldOf(partyId, { type, name: type.toLowerCase(), box: boxAt(row) }))
  const { box: _, ...radio } = fieldOf(partyId, { type: 'RADIO', name: 'radio' })
  const [first, second] = [0.1, 0.3].map((x) => ({ x, y: 0.7, width: 0.03, height: 0.02 }))
  return [
    ...simple,
    {
      ...radio,
      options: [
        { value: 'Monthly', box: first! },
        { value: 'Yearly', box: second! },
      ],
    },
    fieldOf(partyId, {
      type: 'DROPDOWN',
      name: 'dropdown',
      box: boxAt(10),
      options: [{ value: 'Car' }, { value: 'Boat' }],
    }),
  ]
}

/** What a party fills in for `fieldOfEachType`. */
export const filledIn = {
  values: {
    signature: true,
    initials: true,
    text: 'Storgatan 1',
    number: '1234.5',
    date: '2026-11-25',
    checkbox: true,
    radio: 'Yearly',
    dropdown: 'Boat',
  },
  initials: { text: 'AL' },
} satisfies Partial<SignDocument>

/** Adds fields to a draft. Throws the problem if the server refuses. */
export async function addFieldsOf({ client }: TestAccount, id: string, fields: NewField[]) {
  const { data, error } = await client.POST('/api/v1/documents/{id}/fields', {
    params: { path: { id } },
    body: { fields },
  })
  if (!data) throw new Error(`Refused: ${JSON.stringify(error)}`)
  return data.fields
}
