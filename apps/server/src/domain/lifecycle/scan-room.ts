import { sql } from 'kysely'
import type { DocumentLock } from '#domain/documents/document-lock.ts'
import type { StoredParty } from '#domain/parties/stored-party.ts'
import { allScansRoom, fits, leastScanRoom, type Room, sumOf } from '#platform/pdf/room.ts'
import { Problem } from '#platform/problems/problem.ts'

/**
 * Checks that the sealed file has room for the scan, beside the scans of the other parties. Room for a small scan is kept for each other party that
 * has none yet, so no party can make the document impossible to finish.
 *
 * @throws Problem `scan_limit_reached`
 */
export async function requireScanRoom(
  document: DocumentLock,
  party: Pick<StoredParty, 'id'>,
  { parties, room }: { parties: StoredParty[]; room: Room },
): Promise<void> {
  const others = parties.filter(({ id, requiredSignature }) => requiredSignature === 'MANUAL' && id !== party.id)
  const stored = await findScanRooms(document)
  const rooms = others.map(({ id }) => stored.get(id) ?? leastScanRoom)
  if (!fits(sumOf([room, ...rooms]), allScansRoom)) throw new Problem('scan_limit_reached')
}

/** Returns the room that each scan takes, by party. */
async function findScanRooms({ tx, id }: DocumentLock): Promise<Map<string, Room>> {
  const uploaded = await tx
    .selectFrom('scans')
    .innerJoin('parties', 'parties.id', 'party_id')
    .select(['party_id as partyId', 'room', sql<number>`octet_length(bytes)`.as('size')])
    .where('document_id', '=', id)
    .execute()
  const signed = await tx
    .selectFrom('signatures')
    .select(['party_id as partyId', 'scan_room as room', sql<number>`octet_length(scan)`.as('size')])
    .where('document_id', '=', id)
    .where('scan', 'is not', null)
    .execute()
  return new Map(
    [...uploaded, ...signed].map(({ partyId, room, size }) => [partyId, room ?? { ...leastScanRoom, bytes: size }]),
  )
}
