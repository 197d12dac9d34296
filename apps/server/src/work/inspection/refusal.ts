import type { FilePlace } from '#platform/pdf/facts/file-place.ts'
import type { Obstacle } from './checks/find-obstacle.ts'
import type { OtherFile } from './checks/other-file.ts'

export type FileFault =
  | 'not_pdf'
  | 'damaged'
  | 'broken_page'
  | 'encrypted'
  | 'protected'
  | 'active_content'
  | 'shows_differently'
  | 'attachments'
  | 'too_long'
  | 'too_complex'
  | Obstacle
  | OtherFile
  | 'shared_parts'
  | 'image'

export interface Refusal {
  fault: FileFault
  /** What is wrong, and where in the file. */
  places?: FilePlace[]
}

/** The library fails on some encrypted files before it knows that they are encrypted. */
export function damaged(bytes: Uint8Array, place?: FilePlace): Refusal {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length)
  return file.includes('/Encrypt') ? { fault: 'encrypted' } : { fault: 'damaged', ...(place && { places: [place] }) }
}

/** Says where programs that read each byte of a file stop. A seal is judged by such programs. */
export const strictly = ({ message }: Error): FilePlace => ({
  text: `A program that reads it strictly stops: ${message}`,
})

export const brokenPage = (page: number): Refusal => ({
  fault: 'broken_page',
  places: [{ text: `Page ${page}`, place: { page } }],
})

export const WRONG_LIST: FilePlace = {
  text: 'Its list of objects is wrong or cut off. PDF programs repair it when they open the file, but a seal needs it',
}
