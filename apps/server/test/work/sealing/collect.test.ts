import { expect, test } from 'vitest'
import { recordOutcome } from '#work/delivery/record-outcome.ts'
import { collectMaterial } from '#work/sealing/collect.ts'
import { afterQuery } from '../../support/after-query.ts'
import { useServer } from '@paraph/testing/server/server.ts'

const { db, services, newAccount, actAs } = await useServer()

test('all material comes from one snapshot, even if a report arrives while it is read', async () => {
  const account = await newAccount()
  const { id, parties } = await account.sentDocument({})
  await actAs(parties[0]!)
  const eventTypes = async () => {
    const events = db.selectFrom('events').select('type').where('document_id', '=', id).orderBy('number')
    return (await events.execute()).map(({ type }) => type)
  }
  const before = await eventTypes()
  const messages = db.selectFrom('messages').select('id').where('document_id', '=', id).where('kind', '=', 'INVITATION')
  const message = await messages.executeTakeFirstOrThrow()
  let reported = false
  const reporting = afterQuery(
    db,
    () => !reported,
    async () => {
      reported = true
      await recordOutcome(message.id, 'SENT', {}, services)
    },
  )
  const accountChain = { number: 1, hash: '0'.repeat(64) }
  const { evidence } = await collectMaterial(reporting, id, {
    accountChain,
    serviceUrl: 'https://sign.example.com',
    bankIdEvidence: services.bankIdEvidence,
  })
  expect(evidence.events.map(({ type }) => type)).toEqual(before)
  expect(await eventTypes()).toEqual([...before, 'party.sent'])
})
