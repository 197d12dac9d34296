import { PDF } from '@libpdf/core'
import { confirmOrigin, verifySeal } from '@paraph/verify'
import { type BankIdAuthority, bankIdPerson, newBankIdAuthority } from '@paraph/verify/testing'
import { beforeAll, expect, test } from 'vitest'
import type { BankIdEvidence } from '#domain/signatures/signature-store.ts'
import { useServer } from '@paraph/testing/server/server.ts'
import { signWithBankId } from './bankid.support.ts'

const { services, newAccount, seal } = await useServer()
const { bankIdEvidence } = services
let authority: BankIdAuthority
beforeAll(async () => void (authority = await newBankIdAuthority()))

async function signedWithBankId(mode: 'LIVE' | 'TEST' = 'TEST', otherwise: Partial<BankIdEvidence> = {}) {
  const account = await newAccount(mode)
  const { id, parties } = await account.sentDocument({})
  const partyId = parties[0]!
  await signWithBankId(services, authority, { id, partyId }, otherwise)
  return { account, id, partyId }
}

test('the sealed PDF contains what BankID signed, and a verification of the file verifies it again', async () => {
  const { account, id, partyId } = await signedWithBankId()
  expect(await seal(id)).toBeUndefined()
  const { data } = await account.client.GET('/api/v1/documents/{id}/sealed-file', {
    params: { path: { id } },
    parseAs: 'arrayBuffer',
  })
  const sealed = new Uint8Array(data as unknown as ArrayBuffer)
  const report = confirmOrigin(await verifySeal(sealed))
  expect(report).toMatchObject({ verdict: 'holds', reasons: [] })
  expect(report.parties[0]).toMatchObject({
    agrees: true,
    bankId: { environment: 'simulator', holds: true, name: bankIdPerson.name, personalNumber: '19900101-****' },
  })
  const { parties } = report.evidence!
  expect(report.parties[0]!.bankId!.visibleText).toContain(parties[0]!.name)
  expect(JSON.stringify(report.evidence)).not.toContain(bankIdPerson.personalNumber)

  const files = (await PDF.load(sealed)).getAttachments()
  const names = [`bankid-${partyId}.ocsp`, `bankid-${partyId}.xml`, 'evidence.json']
  expect([...files.keys()].toSorted()).toEqual(names)
  const description = { description: `The BankID signature of ${parties[0]!.name}`, mimeType: 'application/xml' }
  expect(files.get(`bankid-${partyId}.xml`)).toMatchObject(description)
})

test('evidence_invalid: no seal if the stored evidence of BankID can’t be decrypted', async () => {
  const { id } = await signedWithBankId('TEST', { signature: Buffer.alloc(100) })
  expect(await seal(id)).toBe('evidence_invalid')
})

test('seal_invalid: no seal with the evidence of another signature, or of a simulator in a live document', async () => {
  const other = bankIdEvidence.encrypt(Buffer.from('<a/>'))
  expect(await seal((await signedWithBankId('TEST', { signature: other })).id)).toBe('seal_invalid')
  expect(await seal((await signedWithBankId('LIVE')).id)).toBe('seal_invalid')
})
