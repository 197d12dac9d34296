import { readFileSync, writeFileSync } from 'node:fs'
import { confirmOrigin, verifySeal } from '@paraph/verify'
import { newBankIdAuthority } from '@paraph/verify/testing'
import { expect, test } from 'vitest'
import { NEWEST_HASH } from '#domain/signatures/hash-signature.ts'
import { addFieldsOf, boxAt, fieldOf, fieldOfEachType, filledIn } from '../../support/fields.ts'
import { signaturePicture } from '@paraph/testing/pdf/images.ts'
import { sign, strokes } from '@paraph/testing/server/party.ts'
import { useServer } from '@paraph/testing/server/server.ts'
import { signWithBankId } from './bankid.support.ts'

const { db, services, newAccount, seal, asParty, linkOf } = await useServer()

/** Returns a sealed file with a signature of each type. */
async function sealEachType(): Promise<Uint8Array> {
  const account = await newAccount('TEST')
  const types = ['NONE', 'CLICK_TO_SIGN', 'DRAWING', 'DRAWING', 'MANUAL', 'DRAWING', 'NONE'] as const
  const { id } = await account.draftDocument()
  const parties: string[] = []
  const { id: companyId } = await account.company()
  const manager = await account.contact({ email: 'anna@example.com', companyId, companyRole: 'Managing director' })
  for (const requiredSignature of types) {
    // One party signs for a company, and the others for themselves.
    const contact = requiredSignature === 'CLICK_TO_SIGN' && { contactId: manager.id }
    parties.push((await account.party(id, { requiredSignature, ...contact })).id)
  }
  await addFieldsOf(account, id, [
    ...fieldOfEachType(parties[1]!),
    fieldOf(parties[2]!, { type: 'SIGNATURE', name: 'signature', box: boxAt(1) }),
    fieldOf(parties[2]!, { box: boxAt(2) }),
  ])
  expect((await account.client.POST('/api/v1/documents/{id}/send', { params: { path: { id } } })).error).toBeUndefined()
  // Only a server with the settings of BankID sends a document that requires BankID.
  const ofBankId = { party_id: parties.at(-1)! }
  await db.updateTable('fields').set(ofBankId).where('party_id', '=', parties[2]!).where('name', '=', 'rent').execute()
  for (const index of types.slice(0, -1).keys()) {
    const given = { 2: { strokes }, 3: { typedName: 'Anna Lindqvist' }, 5: { picture: signaturePicture() } }[index]
    const pages = [{ page: 1, percent: 62, seconds: 15 }]
    const reading =
      index === 1 ? { shownPages: 0, isConfirmed: true, confirmation: 'WHOLE_DOCUMENT', pages } : undefined
    const filled = { 1: filledIn, 2: { values: { signature: true } } }[index]
    const fields: object = { ...(given && { strokes: undefined, ...given }), reading, ...filled }
    const party = asParty(await linkOf(parties[index]!), { 'user-agent': 'Mozilla/5.0' })
    expect(await sign(party, fields)).toMatchObject({ response: { status: 200 } })
  }
  await signWithBankId(services, await newBankIdAuthority(), { id, partyId: parties.at(-1)! }, {}, { rent: '9500' })
  expect(await seal(id)).toBeUndefined()
  const { data } = await account.client.GET('/api/v1/documents/{id}/sealed-file', {
    params: { path: { id } },
    parseAs: 'arrayBuffer',
  })
  return new Uint8Array(data as unknown as ArrayBuffer)
}

const fixture = new URL(`../../../../../packages/verify/test/fixtures/hash-version-${NEWEST_HASH}.pdf`, import.meta.url)

/** Returns the names of the facts in the evidence about the signatures, the events and the chain of the account. */
async function namesIn(sealed: Uint8Array) {
  const { evidence } = await verifySeal(sealed)
  const { parties, events, accountChain } = evidence!
  const namesOf = (value: object) => Object.keys(value).toSorted()
  return {
    signatures: parties.map(({ signature }) => [
      signature!.type,
      namesOf(signature!),
      namesOf(signature!.bankId ?? {}),
    ]),
    events: [...new Set(events.map((event) => [...namesOf(event), ...namesOf(event.actor)].join(' ')))],
    accountChain: namesOf(accountChain),
  }
}

test('a file that is sealed now has the same facts as the stored file of the newest hash version', async () => {
  const sealed = await sealEachType()
  expect(confirmOrigin(await verifySeal(sealed))).toMatchObject({ verdict: 'holds', reasons: [] })
  if (process.env['SEALED_FIXTURE'] === 'new') writeFileSync(fixture, sealed, { flag: 'wx' })
  expect(await namesIn(sealed)).toEqual(await namesIn(readFileSync(fixture)))
})
