import type { Upload } from '#platform/uploads/uploads.ts'
import type { Room } from './room.ts'

export type InspectedFile = Pick<Upload, 'owner' | 'size' | 'read'>

/** @throws Problem `request_invalid` if the file can't be sealed, or acts by itself; `server_busy`. */
export type InspectPdf = (file: InspectedFile) => Promise<{ pages: number }>

/**
 * Returns what the scan adds to the sealed file.
 *
 * @throws Problem `request_invalid` if the scan can't become a part of the sealed file, or acts by itself; `server_busy`.
 */
export type InspectScan = (file: InspectedFile, type: 'application/pdf' | 'image/jpeg' | 'image/png') => Promise<Room>
