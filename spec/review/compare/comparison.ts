import type { Side } from '../normal/schema.ts'
import type { Effect, Kind, Report } from './change.ts'

/** Compares the schemas of two specs, on one side of the API. */
export interface Comparison {
  readonly side: Side
  /** `place` is the pointer of the place that holds the schema. */
  compare: (before: unknown, after: unknown, place: string) => Report[]
  /** Returns the effect of a change on the accepted values. */
  effect: (before: unknown, after: unknown) => Effect | undefined
  /** True if the schema accepts no value at all, so that a property with it may not exist. */
  isNever: (which: 'before' | 'after', schema: unknown) => boolean
  /** True if no value is an array or an object. */
  isSingle: (which: 'before' | 'after', schema: unknown) => boolean
  pointerOf: (which: 'before' | 'after', schema: unknown) => string | undefined
  report: (kind: Kind, effect: Effect | 'none', pointer: string, message: string) => Report
}
