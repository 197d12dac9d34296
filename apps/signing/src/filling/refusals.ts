import type { FieldValue } from '@paraph/client'
import type { FaultName } from './value-faults.ts'

interface Refusal {
  fault: FaultName
  /** The value that the server has refused. */
  value: FieldValue | undefined
  /** How many characters of a text fit that is too long. Only a save tells it, and not always. */
  fitting?: number
}

/** What the server has said about the values of fields, by their names. */
export class Refusals {
  readonly #all = new Map<string, Refusal>()

  /** What the server has said about this value. What the party types behind a text that is too long makes it no shorter. */
  of(name: string, value: FieldValue | undefined): Refusal | undefined {
    const refusal = this.#all.get(name)
    const isGone = refusal?.fault === 'room' && !String(value).startsWith(String(refusal.value))
    return isGone ? undefined : refusal
  }

  add(name: string, refusal: Refusal) {
    const before = this.#all.get(name)
    // A refused signature does not tell what fits, but a save may have told it about the same text.
    this.#all.set(name, { ...(before?.value === refusal.value && before), ...refusal })
  }

  /** Forgets the fault of an earlier value. A text that was too long is too long again when the party types it again. */
  update(name: string) {
    if (this.#all.get(name)?.fault !== 'room') this.#all.delete(name)
  }
}
