import type { FieldValue } from '@paraph/client'
import type { FaultName } from './value-faults.ts'

/** What the server has said about the values of fields, by their names. */
export class Refusals {
  readonly #faults = new Map<string, FaultName>()
  /** The texts that did not fit in their fields. */
  readonly #tooLong = new Map<string, string>()
  readonly #fitting = new Map<string, number>()

  of(name: string): FaultName | undefined {
    return this.#faults.get(name)
  }

  /** How many characters of the text fit. The server may not have told it. */
  fittingOf(name: string): number | undefined {
    return this.#fitting.get(name)
  }

  add(name: string, fault: FaultName) {
    this.#faults.set(name, fault)
  }

  /** Takes that a text does not fit. The party may have typed more meanwhile, on a slow line, which makes the text no shorter. */
  addTooLong(name: string, [tooLong, fitting]: [text: string, fitting: number], value: FieldValue | undefined) {
    this.#tooLong.set(name, tooLong)
    this.#fitting.set(name, fitting)
    if (String(value).startsWith(tooLong)) this.add(name, 'room')
  }

  /** Forgets the fault of an earlier value. */
  update(name: string, value: FieldValue) {
    const tooLong = this.#tooLong.get(name)
    if (tooLong !== undefined && String(value).startsWith(tooLong)) this.add(name, 'room')
    else this.#faults.delete(name)
  }
}
