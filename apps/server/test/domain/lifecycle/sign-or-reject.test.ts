import type { AddParty } from '@paraph/client'
import { expect, test } from 'vitest'
import type { Decision } from '#domain/lifecycle/sign-or-reject.ts'
import { useServer, type TestAccount } from '@paraph/testing/server/server.ts'

const { db, newAccount, actAs } = await useServer()
const account: TestAccount = await newAccount()

async function sent(...parties: Partial<AddParty>[]) {
  const { id, parties: ids } = await account.sentDocument(...parties)
  /** Returns the kinds of messages of each party, in the order of the parties. */
  const told = async () => {
    const messages = await db
      .selectFrom('messages')
      .select(['party_id', 'kind'])
      .where('document_id', '=', id)
      .orderBy('id')
      .execute()
    return ids.map((party) => messages.flatMap(({ party_id, kind }) => (party_id === party ? [kind] : [])).join())
  }
  return { ...account.of(id), ids, told, sign: (index: number, decision?: Decision) => actAs(ids[index]!, decision) }
}

test('the parties of the next position get a message when the last one before has acted', async () => {
  const { told, sign } = await sent(
    { signingOrder: 1 },
    { signingOrder: 1, role: 'ACCEPTOR' },
    { signingOrder: 5 },
    { signingOrder: 9 },
  )
  await expect(sign(2)).rejects.toMatchObject({ code: 'not_your_turn' })
  await sign(1)
  expect(await told()).toEqual(['INVITATION', 'INVITATION,RECEIPT', '', ''])
  await sign(0)
  expect(await told()).toEqual(['INVITATION,RECEIPT', 'INVITATION,RECEIPT', 'YOUR_TURN', ''])
  await sign(2)
  expect(await told()).toEqual(['INVITATION,RECEIPT', 'INVITATION,RECEIPT', 'YOUR_TURN,RECEIPT', 'YOUR_TURN'])
})

test('one rejection ends the document, and tells the other parties that had an invitation', async () => {
  const { document, told, sign } = await sent({ signingOrder: 1 }, { signingOrder: 1 }, { signingOrder: 2 })
  await sign(0, { type: 'REJECTED', reason: 'Too dear.' })
  expect(await told()).toEqual(['INVITATION,RECEIPT', 'INVITATION,REJECTED', ''])
  expect(await document()).toMatchObject({ status: 'REJECTED', rejectedReason: 'Too dear.' })
  await expect(sign(1)).rejects.toMatchObject({ code: 'document_not_sent' })
})

test('409 for a change that leaves a party without what it needs; nothing is changed', async () => {
  const { ids, party, updateParty } = await sent({})
  const { error } = await updateParty(ids[0]!, { deliveryMethod: 'SMS', requiredSignature: 'BANKID' })
  expect(error).toMatchObject({
    code: 'document_incomplete',
    errors: ['phone', 'ssn', 'requiredSignature'].map((field) => ({ pointer: `/parties/${ids[0]}/${field}` })),
  })
  expect(await party(ids[0]!)).toMatchObject({
    deliveryMethod: 'EMAIL',
    requiredSignature: 'DRAWING',
    sendStatus: 'NOT_SENT',
  })
})
