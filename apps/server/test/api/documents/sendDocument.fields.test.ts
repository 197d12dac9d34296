import type { AddParty, NewField } from '@paraph/client'
import { expect, test } from 'vitest'
import { fieldOf } from '../../support/fields.ts'
import { useServer } from '@paraph/testing/server/server.ts'
import { draftsOn } from '../fields/fields.support.ts'

const server = await useServer()
const { db } = server
const newDraft = draftsOn(server)

const outside = { x: 0.8, y: 0.1, width: 0.3, height: 0.05 }

const faulty: [string, Partial<NewField>, string, string][] = [
  ['a page that the file does not have', { page: 2 }, '/page', 'too_large'],
  ['a box that leaves its page to the right', { box: outside }, '/box', 'outside'],
  ['a box that leaves its page at the bottom', { box: { ...outside, x: 0.1, y: 0.98 } }, '/box', 'outside'],
  [
    'an option outside the page',
    { type: 'RADIO', options: [{ value: 'A', box: outside }], box: undefined as never },
    '/box',
    'outside',
  ],
  ['a required read-only field without a value', { readOnly: true }, '/value', 'required'],
]
const unfit: [Partial<AddParty>, string][] = [
  [{ requiredSignature: 'MANUAL' }, 'signature_unfit'],
  [{ requiredSignature: 'NONE' }, 'signature_unfit'],
  [{ role: 'ORGANIZER', requiredSignature: 'NONE' }, 'party_not_required'],
]

test('409 lists every fault of the fields and of the parties; the document stays a draft', async () => {
  const { account, id, partyId, added, send } = await newDraft()
  await db.updateTable('parties').set({ email: null }).where('id', '=', partyId).execute()
  const others: string[] = []
  for (const [party] of unfit) others.push((await account.party(id, party)).id)
  const fields = await added(
    ...faulty.map(([name, changes]) => {
      const { box, ...rest } = fieldOf(partyId, { ...changes, name: name.replaceAll(/\W/g, '-') })
      return box ? { ...rest, box } : rest
    }),
    ...others.map((other) => fieldOf(other)),
    fieldOf(partyId, { name: 'two-faults', box: outside, readOnly: true }),
  )
  const { error } = await send()
  expect(error).toMatchObject({ status: 409, code: 'document_incomplete' })
  const faults = [
    ...faulty.map(([, , pointer, code]) => [pointer, code]),
    ...unfit.map(([, code]) => ['/partyId', code]),
  ]
  expect(error!.errors!.map(({ pointer, code }) => [pointer, code])).toEqual([
    [`/parties/${partyId}/email`, 'required'],
    ...faults.map(([pointer, code], index) => [`/fields/${fields[index]!.id}${pointer}`, code]),
    [`/fields/${fields.at(-1)!.id}/box`, 'outside'],
    [`/fields/${fields.at(-1)!.id}/value`, 'required'],
  ])
  expect((await account.of(id).document()).status).toBe('DRAFT')
})
