import type { DocumentLock } from '#domain/documents/document-lock.ts'
import type { Database } from '#platform/database/tables.ts'
import type { LockedParty } from './stored-party.ts'

/**
 * The data of a party that was removed from a sent document. The service still needs it, because the links of the party tell of the removal, and
 * because the party may get a message.
 */
export type RemovedParty = NonNullable<Awaited<ReturnType<typeof findRemovedParty>>>

export function keepRemovedParty({ tx, id }: DocumentLock, party: LockedParty) {
  return tx
    .insertInto('removed_parties')
    .values({
      id: party.id,
      document_id: id,
      link_nonce: party.linkNonce,
      name: party.name,
      role: party.role,
      required_signature: party.requiredSignature,
      delivery_method: party.deliveryMethod,
      email: party.email,
      phone: party.phone,
    })
    .execute()
}

export async function findRemovedParty(db: Database, id: string) {
  const row = await db
    .selectFrom('removed_parties')
    .select([
      'id',
      'document_id as documentId',
      'name',
      'role',
      'required_signature as requiredSignature',
      'delivery_method as deliveryMethod',
      'email',
      'phone',
      'link_nonce as linkNonce',
    ])
    .where('id', '=', id)
    .executeTakeFirst()
  return row && { ...row, twoStepVerification: 'NONE' as const, signingStatus: 'NOT_SIGNED' as const }
}
