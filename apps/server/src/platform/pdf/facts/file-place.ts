import type { Fault } from '@paraph/contract'

/** Where in a file something is wrong. */
export interface FilePlace {
  /** Says it in the words of the answer. */
  text: string
  place?: NonNullable<Fault['place']>
}
