import type { ConfirmBankIdReturn, ReadingConfirmation } from '@paraph/client'
import type { Filling } from '../fields/filling.ts'
import type { Signature } from './signature.ts'

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

/** What the page has shown of the document since it was opened, and what the party says about that. */
export interface ReadingState {
  /** The numbers of the pages that count as shown. */
  shown: Set<number>
  /** What each page has shown, by its number. */
  views: Map<number, { percent: number; seconds: number }>
  /** The number of pages of the file. */
  pages: number
  /** True if the party had read the document before it opened the page. */
  wasRead: boolean
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
  /** What the BankID app brought back. */
  bankIdReturn?: ConfirmBankIdReturn | undefined
}
