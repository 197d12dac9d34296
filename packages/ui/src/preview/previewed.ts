import type { PartyMarks, SigningSession } from '@paraph/contract'

/** What the console hands over to the signing page, which shows it in place of a party's document. */
export interface Previewed {
  session: SigningSession
  /** The PDF. */
  file: Blob
  /** The files that the PDF contains, by number. */
  attachments: Map<number, Blob>
  /** The marks of the parties that have signed, by party. */
  marks: Map<string, PartyMarks>
}
