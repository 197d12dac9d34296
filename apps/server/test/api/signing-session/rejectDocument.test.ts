import { expect, test } from 'vitest'
import { reject } from '@paraph/testing/server/party.ts'
import { useServer } from '@paraph/testing/server/server.ts'
import { signingOn } from './signing.support.ts'

const server = await useServer()
const sentTo = signingOn(server)
const reason = 'The rent is not what we agreed on.'

test('200 ends the document with the reason, tells the others, and records the evidence', async () => {
  const { ids, party, stored, document, eventsOf, messages } = await sentTo({}, {}, { signingOrder: 1 })
  const headers = { 'x-forwarded-for': '192.0.2.7', 'user-agent': 'Mozilla/5.0' }
  const { data } = await reject(await party(0, 'API', headers), reason)
  expect(data).toMatchObject({ document: { status: 'REJECTED' }, party: { signingStatus: 'REJECTED', signedAt: null } })
  expect(data).not.toHaveProperty('consent')
  expect(data).not.toHaveProperty('receipt')
  expect(await document()).toMatchObject({ status: 'REJECTED', rejectedReason: reason })
  expect(await stored()).toMatchObject({ signingStatus: 'REJECTED', readStatus: 'NOT_OPENED' })
  const actor = { type: 'PARTY', id: ids[0] }
  expect(await eventsOf('party.rejected', 'document.rejected')).toEqual([
    expect.objectContaining({
      type: 'party.rejected',
      actor,
      ipAddress: '192.0.2.7',
      userAgent: 'Mozilla/5.0',
      data: { link: 'API', verification: 'NONE', reason },
    }),
    expect.objectContaining({ type: 'document.rejected', actor, data: { reason } }),
  ])
  const told = (await messages()).filter(({ kind }) => kind === 'REJECTED')
  expect(told.map(({ party_id }) => party_id)).toEqual([ids[1], ids[2]])
})

test('409 if the statement has changed; 200 without a reason', async () => {
  const { party, eventsOf, update, document } = await sentTo({})
  const client = await party()
  const session = () => client.GET('/api/v1/signing-session')
  const rejectWith = (consentVersion: string) =>
    client.POST('/api/v1/signing-session/reject', { body: { reason: null, consentVersion } })
  const { version } = (await session()).data!.consent!
  await update({ name: 'Anna Lind' })
  expect((await rejectWith(version)).error).toMatchObject({ status: 409, code: 'consent_outdated' })
  expect(await document()).toMatchObject({ status: 'SENT' })

  const consent = (await session()).data!.consent!
  expect((await rejectWith(consent.version)).response.status).toBe(200)
  expect(await document()).toMatchObject({ status: 'REJECTED', rejectedReason: null })
  expect(consent.reject).toMatch(/^I am Anna Lind\. By selecting “Reject”/)
  expect(await eventsOf('party.rejected')).toMatchObject([
    { data: { consentVersion: consent.version, statement: consent.reject } },
  ])
})
