import { expect, test } from 'vitest'
import { boxAt, fieldOf } from '../../../support/fields.ts'
import { signaturePicture } from '@paraph/testing/pdf/images.ts'
import { sign, strokes } from '@paraph/testing/server/party.ts'
import { useServer } from '@paraph/testing/server/server.ts'
import { filledDocuments } from '../filled.support.ts'

const server = await useServer()
const sentWith = filledDocuments(server)
const path = '/api/v1/signing-session/marks/{partyId}'
type Client = Awaited<ReturnType<Awaited<ReturnType<typeof sentWith>>['party']>>
const get = (client: Client, partyId: string) => client.GET(path, { params: { path: { partyId } } })

const drawing = { requiredSignature: 'DRAWING' as const }
const signature = (partyId: string) => fieldOf(partyId, { type: 'SIGNATURE', name: 'signature' })
const initials = (partyId: string) => fieldOf(partyId, { type: 'INITIALS', name: 'initials', box: boxAt(1) })

test('200 with the mark that each party has made, as far as its fields show it', async () => {
  const { ids, partyAt, account, id } = await sentWith(
    (drawer, typist, photographer, clicker, fieldless, viewer) => [
      ...[drawer!, typist!, photographer!, clicker!, viewer!].map(signature),
      ...[drawer!, typist!].map(initials),
      fieldOf(fieldless!),
    ],
    drawing,
    drawing,
    drawing,
    {},
    drawing,
    drawing,
  )
  const [drawer = '', typist = '', photographer = '', clicker = '', fieldless = '', own = ''] = ids
  const viewer = await partyAt(5)
  const nothing = { signature: null, initials: null }
  expect((await get(viewer, drawer)).data).toEqual({ partyId: drawer, ...nothing })

  const both = { signature: true, initials: true }
  // Who draws and types a name too is shown by the drawing.
  await sign(await partyAt(0), { values: both, initials: { strokes }, strokes, typedName: 'Anna' })
  const typed = { strokes: undefined, typedName: ' Anna   Lindqvist ', initials: { text: 'A  L' }, values: both }
  await sign(await partyAt(1), typed as never)
  const pictured = { strokes: undefined, picture: signaturePicture(), values: { signature: true } }
  await sign(await partyAt(2), pictured as never)
  await sign(await partyAt(3), { values: { signature: true } })
  await sign(await partyAt(4), { values: { rent: 'x' } })
  const { data: session } = await viewer.GET('/api/v1/signing-session')
  expect(new Set(session!.fields!.map(({ partyId }) => partyId))).toEqual(new Set(ids))

  const { data, response } = await get(viewer, drawer)
  expect(data).toEqual({ partyId: drawer, signature: { strokes }, initials: { strokes } })
  expect(response.headers.get('cache-control')).toBe('no-store')
  expect((await get(viewer, typist)).data).toEqual({
    partyId: typist,
    signature: { text: 'Anna Lindqvist' },
    initials: { text: 'A L' },
  })
  expect((await get(viewer, photographer)).data!.signature).toEqual({ picture: signaturePicture() })
  for (const partyId of [clicker, fieldless, own])
    expect((await get(viewer, partyId)).data).toEqual({ partyId, ...nothing })

  await account.of(id).cancel()
  expect((await get(await partyAt(0), drawer)).response.status, 'who has signed keeps what it has seen').toBe(200)
  expect((await get(viewer, drawer)).error).toMatchObject({ status: 410, code: 'document_cancelled' })
})

test('404 for a party of another document, and for none; 403 without the two-step verification', async () => {
  const [first, second] = [
    await sentWith((a) => [signature(a!)], drawing, {}),
    await sentWith((a) => [signature(a!)], drawing, { twoStepVerification: 'EMAIL_BEFORE_SIGNING' }),
  ]
  await sign(await first.party(), { values: { signature: true } })
  for (const partyId of [first.ids[0]!, 'none'])
    expect((await get(await second.party(), partyId)).error).toMatchObject({ status: 404, code: 'party_not_found' })
  const refused = await get(await second.partyAt(1), second.ids[0]!)
  expect(refused.error).toMatchObject({ status: 403, code: 'verification_required' })
})
