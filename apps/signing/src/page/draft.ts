import type { ConfirmBankIdReturn, PageView, PartyMarks, ReadingConfirmation } from '@paraph/client'
import type { Filling } from '../filling/filling.ts'
import type { Signature } from '../session/signature.ts'

/** The marks of a party, or the request for them. */
export interface LoadedMarks {
  marks: PartyMarks | undefined
  end: Promise<void>
}

/** A photo of a page of the signed paper, small enough to be sent. */
export interface Photo {
  id: number
  /** A JPEG. */
  picture: Blob
  /** In pixels, before it is turned. */
  width: number
  height: number
  /** Quarter turns to the right. */
  turns: number
  /** The address of a small picture. */
  thumbnail: string
}

/** What was shown of the document, and what the party says about that. */
export interface ReadingState {
  /** The name of this visit. */
  visit: string
  /** The numbers of the pages that count as shown. */
  shown: Set<number>
  /** What the visits before have shown of each page, by its number. */
  earlier: ReadonlyMap<number, PageView>
  /** What this visit has shown. The percent also counts the visits before. */
  views: Map<number, { percent: number; seconds: number; rows: Set<number> }>
  /** The number of pages of the file. */
  pages: number
  /** True if the server knows that the last page was shown. */
  isReported: boolean
  /** True if the file can’t be shown, or can’t be loaded yet because of the connection. */
  isMissing: boolean
  /** The box that the party has ticked. */
  confirmation: ReadingConfirmation | undefined
}

/** What the party has entered, but not yet sent. The page keeps it while the party must verify itself again. */
export interface Draft {
  signature?: Signature
  reading?: ReadingState
  /** The photos of the signed paper, in the order of the pages. */
  photos?: Photo[]
  /** The file that could not be uploaded yet. */
  scan?: File | undefined
  /** What the party fills in on the pages, if the document has fields. */
  filling?: Filling
  /** The marks of the parties that have signed, by party. */
  marks?: Map<string, LoadedMarks>
  /** What the BankID app brought back. */
  bankIdReturn?: ConfirmBankIdReturn | undefined
}
