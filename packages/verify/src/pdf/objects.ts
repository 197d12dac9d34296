import type { Dictionary, Value } from './values.ts'

/** The objects of a file. Programs read files in different ways, so a judgement of them may be made of two readings. */
export interface PdfObjects {
  readonly trailer: Dictionary
  /** Undefined if there is no such object. */
  value(number: number): Promise<Value | undefined>
  isStream(number: number): Promise<boolean>
  /** The decoded bytes of a stream. Undefined if the object is none. */
  stream(number: number): Promise<{ dictionary: Dictionary; bytes: Uint8Array } | undefined>
}
