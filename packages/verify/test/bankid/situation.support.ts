import { expect } from 'vitest'
import { type BankIdProof, judgeBankId } from '../../src/index.ts'
import { newIdentity } from '../authority.support.ts'
import { type BankIdFlaws, newBankIdAuthority } from './authority.support.ts'

export const anna = { personalNumber: '199001012384', name: 'Anna Ängström', givenName: 'Anna', surname: 'Ängström' }
export const said = {
  visibleText: '# Hyresavtal\nJag skriver under. € 𝄞',
  nonVisibleText: '{"format":"paraph-bankid"}',
}
export const at = new Date('2026-11-21T10:00:00Z')

export const encode = (xml: string | Uint8Array) => Buffer.from(xml as string).toString('base64')
export const xmlOf = ({ signature }: BankIdProof) => Buffer.from(signature, 'base64').toString()

/** A signature that holds, and what is needed to make others that do not. */
export async function newSituation() {
  const authority = await newBankIdAuthority()
  const stranger = await newIdentity({ kind: 'RSA', purpose: 'ocsp', from: new Date('2020-01-01') })
  const issue = (flaws: BankIdFlaws = {}) => authority.issue(anna, { ...said, at, flaws })
  const genuine = await issue()
  const judge = (proof: BankIdProof, options: Partial<Parameters<typeof judgeBankId>[1]> = {}) =>
    judgeBankId(proof, { roots: [authority.root], at, ...options })
  /** Changes the XML of the signature that holds, without the key that made it. */
  const changed = (change: (xml: string) => string): BankIdProof => {
    const xml = xmlOf(genuine)
    const other = change(xml)
    expect(other).not.toBe(xml)
    return { ...genuine, signature: encode(other) }
  }
  return { authority, stranger, issue, genuine, judge, changed }
}
