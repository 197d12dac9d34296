import { expect } from 'vitest'
import { type BankIdFault, type BankIdProof, judgeBankId } from '../../src/index.ts'
import { newIdentity } from '../authority.support.ts'
import { random } from '../tampering.support.ts'
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
  /** In each round, judges the signature with one change, and then its OCSP response with one change. Returns the faults that were noticed. */
  const judgeChanges = async (rounds: number): Promise<Set<BankIdFault>> => {
    const numbers = random(20261122)
    const noticed = new Set<BankIdFault>()
    for (let round = 0; round < rounds; round++) {
      const signature = mutate(genuine.signature, numbers)
      const byXml = await judge({ ...genuine, signature })
      expect(byXml.person, signature).toBeNull()
      // A wrong nonce would give away each change of the XML. So another check must notice the change first.
      expect([undefined, 'ocsp_nonce_wrong'], signature).not.toContain(byXml.faults[0])
      const ocspResponse = mutate(genuine.ocspResponse, numbers)
      const byOcsp = await judge({ ...genuine, ocspResponse })
      expect(byOcsp, ocspResponse).toMatchObject({ faults: [expect.stringMatching('^ocsp_')], signedAt: null })
      for (const fault of [...byXml.faults, ...byOcsp.faults]) noticed.add(fault)
    }
    return noticed
  }
  return { authority, stranger, issue, genuine, judge, changed, judgeChanges }
}

/** Changes the bytes of a text in base64: one bit, or a piece that is removed, inserted or overwritten. */
function mutate(text: string, numbers: Iterator<number, never>): string {
  const below = (limit: number) => Math.floor(numbers.next().value * limit)
  const mutateOnce = (bytes: Buffer): Buffer => {
    const from = below(bytes.length)
    const piece = bytes.subarray(from, from + 1 + below(80))
    const to = below(bytes.length)
    const [head, tail] = [bytes.subarray(0, to), bytes.subarray(to)]
    const kind = below(4)
    if (kind === 0) return Buffer.concat([head, tail.subarray(piece.length)])
    if (kind === 1) return Buffer.concat([head, piece, tail])
    if (kind === 2) return Buffer.concat([head, piece, tail.subarray(piece.length)])
    const copy = Buffer.from(bytes)
    copy[from]! ^= 1 << below(8)
    return copy
  }
  for (;;) {
    const other = encode(mutateOnce(Buffer.from(text, 'base64')))
    if (other !== text) return other
  }
}
