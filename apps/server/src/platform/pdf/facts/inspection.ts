import type { FieldOption, FilePermission, HiddenTag, NewField } from '@paraph/contract'
import type { Upload } from '#platform/uploads/uploads.ts'
import type { FileExtras } from './file-extras.ts'
import type { PageSizes } from './page-sizes.ts'
import type { PdfSize } from './size-rules.ts'

export type InspectedFile = Pick<Upload, 'owner' | 'size' | 'read'>

/** A field that the file brings, as a field of a document. */
export interface FileField extends Omit<NewField, 'partyId' | 'partyReference' | 'page' | 'anchor' | 'options'> {
  /** The party that fills in the field: its `signingOrder` or its `role`. */
  partyReference: string
  page: number
  options?: FieldOption[]
  /** The numbers of the objects that show the field in the file. None for a text tag. */
  widgets: number[]
  /** Its text tags, if the sender wants to hide them. */
  hiddenTags?: HiddenTag[]
}

/** A field that the file brings, and that stays in it as it is. */
export interface FieldLeft {
  /** The full name in the form, or the text of the tag. Empty if the field has none. */
  name: string
  /** Null if the field is on no page, or on several pages. */
  page: number | null
  /** A short code. */
  reason: string
  /** The reason, in one sentence. */
  detail: string
}

/** What the text and the form of a file bring. */
export interface FileFields {
  found: FileField[]
  left: FieldLeft[]
  /** True if fields of the form were found. */
  isFormTaken: boolean
}

/** Whether to find the fields that the file brings, and to hide the text tags of those that are found. */
export interface WantedFields {
  fields: boolean
  hideTags: boolean
}

/**
 * Inspects an uploaded PDF. Also finds the fields that the file brings, if they are wanted.
 *
 * @throws Problem `request_invalid` if the file can't be sealed, or has active content; `server_busy`.
 */
export type InspectPdf = (file: InspectedFile, wanted?: WantedFields) => Promise<InspectedPdf>

export interface InspectedPdf {
  pages: number
  pageSizes: PageSizes
  /** With the bytes of the attachments, in the same order. */
  extras: FileExtras & { files: Uint8Array[] }
  /** The permissions that the owner of an encrypted file withholds. Undefined for a file without encryption. */
  withheld?: FilePermission[]
  fields?: FileFields
}

/**
 * Returns what the scan adds to the sealed file.
 *
 * @throws Problem `request_invalid` if the scan can't become a part of the sealed file, or acts by itself; `server_busy`.
 */
export type InspectScan = (
  file: InspectedFile,
  type: 'application/pdf' | 'image/jpeg' | 'image/png',
) => Promise<PdfSize>

/** A text to find in a file. */
export interface SoughtText {
  text: string
  /** Searches only this page. Pages count from 1. */
  page?: number | undefined
  /** Which occurrence is wanted, in the order of the pages and of their content. 1 is the first. */
  occurrence: number
}

/** Where a text stands on its page as people see it, in fractions of the page from the upper left corner. */
export interface TextPlace {
  page: number
  x: number
  y: number
  width: number
  height: number
  /** The size of the page, in its own units. */
  pageSize: { width: number; height: number }
}

/** The number of occurrences of a text in the searched pages, and the place of the wanted occurrence. */
export interface FoundText {
  count: number
  place?: TextPlace | undefined
}

/**
 * Returns an answer for each sought text. Undefined if the text of the file can't be read within the time limit for one file.
 *
 * @throws Problem `server_busy`
 */
export type FindTexts = (file: InspectedFile, sought: SoughtText[]) => Promise<FoundText[] | undefined>
