import type { ConfirmBankIdReturn, SignDocument } from '@paraph/client'

export type Strokes = NonNullable<SignDocument['strokes']>

export type Signature = { strokes: Strokes } | { typedName: string }

/** What the party has entered, but not yet sent. The page keeps it while the party must verify itself again. */
export interface Draft {
  signature?: Signature
  /** What the BankID app brought back. */
  bankIdReturn?: ConfirmBankIdReturn | undefined
}
