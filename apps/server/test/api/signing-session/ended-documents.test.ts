import type { AddParty } from '@paraph/client'
import { expect, test } from 'vitest'
import { newestCode } from '../../support/newest-code.ts'
import { sign } from '@paraph/testing/server/party.ts'
import { useServer } from '@paraph/testing/server/server.ts'
import { signingOn } from './signing.support.ts'

const server = await useServer()
const { db } = server
const sentTo = signingOn(server)
const session = '/api/v1/signing-session'

const click: Partial<AddParty> = { requiredSignature: 'CLICK_TO_SIGN' }
const protectedBy = { ...click, twoStepVerification: 'EMAIL_BEFORE_SIGNING' } as const

/** Returns a client that has passed the two-step verification. */
async function verified(partyId: string) {
  const token = await server.linkOf(partyId)
  const client = server.asParty(token)
  expect((await client.POST(`${session}/verification`)).error).toBeUndefined()
  const body = { code: await newestCode(server, partyId) }
  const { data } = await client.POST(`${session}/verification/confirm`, { body })
  return server.asParty(token, { 'verification-pass': data!.pass })
}

test('a cancelled document names its title and the reason; only a party that has signed gets the file', async () => {
  const { party, cancel, document } = await sentTo(click, click)
  await sign(await party(0))
  await cancel()
  const { title } = await document()
  for (const index of [0, 1]) {
    const { data } = await (await party(index)).GET(session)
    const ended = { title, status: 'CANCELLED', cancelledReason: 'Why not.', rejectedReason: null }
    expect(data!.document).toMatchObject(ended)
    expect(data).not.toHaveProperty('consent')
    expect(data!.receipt !== undefined, 'the receipt').toBe(index === 0)
  }
  const file = async (index: number) =>
    (await (await party(index)).GET(`${session}/file`, { parseAs: 'arrayBuffer' })).response.status
  expect([await file(0), await file(1)]).toEqual([200, 410])
  const acts = ['open', 'read', 'wrong-person'] as const
  for (const act of acts) expect((await (await party(0)).POST(`${session}/${act}`)).response.status).toBe(410)
  expect((await (await party(0)).GET(`${session}/preview`, { parseAs: 'stream' })).response.status).toBe(410)
})

test('a party that has signed verifies itself after the end, and gets its receipt and the file', async () => {
  const { party, ids, cancel } = await sentTo(protectedBy, click)
  await sign(await verified(ids[0]!))
  await cancel()
  await db.deleteFrom('verification_passes').where('party_id', '=', ids[0]!).execute()
  // A code may be requested again after 30 seconds.
  const before = new Date(Date.now() - 60_000).toISOString()
  await db.updateTable('messages').set({ created_at: before }).where('party_id', '=', ids[0]!).execute()
  const { data } = await (await party(0)).GET(session)
  expect(data).toMatchObject({ verification: { isPassed: false }, parties: [] })
  expect(data).not.toHaveProperty('document')
  const client = await verified(ids[0]!)
  expect((await client.GET(session)).data).toMatchObject({ document: { status: 'CANCELLED' }, receipt: {} })
  expect((await client.GET(`${session}/file`, { parseAs: 'arrayBuffer' })).response.status).toBe(200)
})

test('the party that rejects gets a receipt in its session and by its delivery method', async () => {
  const { party, ids, document, messages } = await sentTo(click, click)
  const client = await party(0)
  const { consent } = (await client.GET(session)).data!
  const body = { reason: 'Too dear.', consentVersion: consent!.version }
  const { data } = await client.POST(`${session}/reject`, { body })
  const rejection = {
    rejectedAt: expect.stringMatching(/Z$/),
    sha256: (await document()).file.sha256,
    statement: consent!.reject,
    reason: 'Too dear.',
    verification: 'NONE',
    link: 'MESSAGE',
  }
  expect(data!.rejection).toEqual(rejection)
  const receipts = (await messages()).filter(({ kind }) => kind === 'RECEIPT')
  expect(receipts.map(({ party_id }) => party_id)).toEqual([ids[0]])
  const other = (await (await party(1)).GET(session)).data!
  expect(other).not.toHaveProperty('rejection')
  expect(other.document!.rejectedReason).toBe('Too dear.')
})
