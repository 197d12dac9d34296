import { describe, expect, test } from 'vitest'
import { atOnce, holdParty } from '../../support/at-once.ts'
import { startServer } from '../../support/server.ts'
import { draftParty as draftPartyOf, everyFieldOf, path } from './updateParty.support.ts'

const server = await startServer()
const account = await server.newAccount()
const draftParty = () => draftPartyOf(server, account)
const everyField = everyFieldOf((await account.company('Berg AB')).id)

describe('state of the document and the party', () => {
  const change = { role: 'SIGNER', name: 'Bo Berg', requiredSignature: 'DRAWING', signingOrder: null } as const

  test('200 changes every field in a sent document, if the party has not opened it', async () => {
    const { patch, setDocument } = await draftParty()
    await setDocument('SENT')
    expect((await patch(everyField)).data).toMatchObject(everyField)
  })

  test.each(['OPENED', 'READ'] as const)(
    '200 changes every field except role and signature of a party that is %s, even if the request repeats these two',
    async (readStatus) => {
      const { party, patch, set, setDocument } = await draftParty()
      await setDocument('SENT')
      await set({ read_status: readStatus })
      const { role, requiredSignature } = party as { role: 'ORGANIZER'; requiredSignature: 'MANUAL' }
      const { data } = await patch({ ...everyField, role, requiredSignature })
      expect(data).toMatchObject({ ...everyField, role, requiredSignature, readStatus })
    },
  )

  test.each([
    ['OPENED', { role: 'SIGNER' }],
    ['READ', { role: 'SIGNER' }],
    ['OPENED', { role: 'ORGANIZER', requiredSignature: 'NONE' }],
    ['READ', { role: 'ORGANIZER', requiredSignature: 'DRAWING' }],
  ] as const)('409 for a party that is %s and the change %j; nothing is changed', async (readStatus, change) => {
    const { party, patch, read, set, setDocument } = await draftParty()
    await setDocument('SENT')
    await set({ read_status: readStatus })
    expect((await patch({ name: 'Bo Berg', ...change })).error).toMatchObject({ status: 409, code: 'party_opened' })
    expect(await read()).toEqual({ ...party, readStatus })
  })

  test.each(['SIGNED', 'REJECTED'] as const)(
    '409 for a party that has %s; nothing is changed',
    async (signingStatus) => {
      const { party, patch, read, set, setDocument } = await draftParty()
      await setDocument('SENT')
      await set({ signing_status: signingStatus })
      const detail = expect.stringContaining(signingStatus)
      for (const body of [change, { role: 'ORGANIZER' } as const]) {
        expect((await patch(body)).error).toMatchObject({ status: 409, code: 'party_signed', detail })
      }
      expect(await read()).toEqual({ ...party, signingStatus })
    },
  )

  test.each(['COMPLETED', 'REJECTED', 'CANCELLED', 'EXPIRED'] as const)(
    '409 for a document that is %s; nothing is changed',
    async (status) => {
      const { party, patch, read, setDocument } = await draftParty()
      await setDocument(status)
      const detail = expect.stringContaining(status)
      expect((await patch(change)).error).toMatchObject({ status: 409, code: 'document_closed', detail })
      expect(await read()).toEqual(party)
    },
  )
})

describe('concurrency', () => {
  test('200 for concurrent changes of different fields: no change is lost, and sendStatus is NOT_SENT for the new address', async () => {
    const { party, patch, read, set } = await draftParty()
    await set({ send_status: 'DELIVERED' })
    const fields = Object.entries(everyField).filter(([field]) => field !== 'role')
    const changes = fields.map(
      ([field, value]) =>
        () =>
          patch({ role: 'ORGANIZER', [field]: value }),
    )
    const answers = await atOnce(server.db, holdParty(party.id), changes)
    expect(answers.map(({ response }) => response.status)).toEqual(fields.map(() => 200))
    expect(await read()).toEqual({ ...party, ...Object.fromEntries(fields), sendStatus: 'NOT_SENT' })
  })

  test('404 for a change that waits while the party is removed', async () => {
    const { id, party, patch } = await draftParty()
    const remove = () => account.client.DELETE(path, { params: { path: { id, partyId: party.id } } })
    const [removal, change] = await atOnce<{ response: Response; error?: unknown }>(server.db, holdParty(party.id), [
      remove,
      () => patch({ role: 'SIGNER' }),
    ])
    expect(removal?.response.status).toBe(200)
    expect(change?.error).toMatchObject({ status: 404, code: 'party_not_found' })
  })
})
