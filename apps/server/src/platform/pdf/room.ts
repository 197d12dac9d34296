/** What a file takes of the sealed file. */
export interface Room {
  pages: number
  /** Objects of the PDF. */
  objects: number
  bytes: number
}

const MB = 1024 * 1024

/** The maximum size of an uploaded file in bytes. */
export const maxFileBytes = 25 * MB

/** The maximum of an original. Its objects and bytes are those that the seal writes again, because it changes them. */
export const originalRoom: Room = { pages: 10_000, objects: 2000, bytes: 4 * MB }

/** Signature pages, evidence and the data that proves the seal for years. */
const rest: Pick<Room, 'objects' | 'bytes'> = { objects: 8000, bytes: 35 * MB }

/** The `readingLimits` of `@paraph/verify`. Copied, because an idle server doesn't load the verifier. A test compares them. */
export const verifierLimits = { bytes: 256 * MB, objects: 50_000, values: 200_000 }

/** The maximum of all scans of a document together: what the verifier reads at most, without what the other parts may need. */
export const allScansRoom: Room = {
  pages: 10_000,
  objects: verifierLimits.objects - originalRoom.objects - rest.objects,
  // An encrypted original stands in the sealed file twice.
  bytes: verifierLimits.bytes - 2 * maxFileBytes - originalRoom.bytes - rest.bytes,
}

/** The maximum of one scan, so that no party can use up what the others need. Compressed objects of a scan become larger. */
export const oneScanRoom: Room = { pages: 2000, objects: 8000, bytes: 32 * MB }

/** What stays free for each party that has uploaded no scan yet. 100 parties are the maximum. */
export const leastScanRoom: Room = { pages: 50, objects: 200, bytes: MB }

/** The values that the catalog, the form, the names and the page tree of an original may have. The seal adds some to them. */
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
