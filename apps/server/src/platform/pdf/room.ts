/** The room that a file takes in the sealed file. */
export interface Room {
  pages: number
  /** Objects of the PDF. */
  objects: number
  bytes: number
}

const MB = 1024 * 1024

/** The maximum size of an uploaded file in bytes. */
export const maxFileBytes = 25 * MB

/** The maximum of an original. `objects` and `bytes` count only the objects that the seal changes, and therefore writes again. */
export const originalRoom: Room = { pages: 10_000, objects: 2000, bytes: 4 * MB }

/** The room for signature pages, evidence and the data that proves the seal for years. */
const rest: Pick<Room, 'objects' | 'bytes'> = { objects: 8000, bytes: 35 * MB }

/** The `readingLimits` of `@paraph/verify`. Copied, because an idle server doesn't load the verifier. A test compares them. */
export const verifierLimits = { bytes: 256 * MB, objects: 50_000, values: 200_000 }

/** The maximum of all scans of a document together: the limits of the verifier, minus the room for the other parts. */
export const allScansRoom: Room = {
  pages: 10_000,
  objects: verifierLimits.objects - originalRoom.objects - rest.objects,
  // An encrypted original stands in the sealed file twice.
  bytes: verifierLimits.bytes - 2 * maxFileBytes - originalRoom.bytes - rest.bytes,
}

/** The maximum of one scan, so that no party can use up the room of the others. A scan with compressed objects takes more bytes than its file has. */
export const oneScanRoom: Room = { pages: 2000, objects: 8000, bytes: 32 * MB }

/** The room that stays free for each party that has uploaded no scan yet. 100 parties are the maximum. */
export const leastScanRoom: Room = { pages: 50, objects: 200, bytes: MB }

/** The maximum number of values in the catalog, the form, the names and the page tree of an original. The seal adds values to them. */
export const maxOriginalValues = verifierLimits.values / 2

export function fits(room: Room, limit: Room): boolean {
  return room.pages <= limit.pages && room.objects <= limit.objects && room.bytes <= limit.bytes
}

export function sumOf(rooms: Room[]): Room {
  const total: Room = { pages: 0, objects: 0, bytes: 0 }
  for (const { pages, objects, bytes } of rooms) {
    total.pages += pages
    total.objects += objects
    total.bytes += bytes
  }
  return total
}
