import type { AddParty, Document, Fault, Field } from '@paraph/contract'
import type { Context } from '#api/context.ts'
import type { Input } from '#api/operation.ts'
import { insertParties } from '#api/parties/insert-parties.ts'
import type { FitAnswers } from '#domain/fields/fit-rules.ts'
import { findFieldsToSend } from '#domain/fields/store.ts'
import { TextsInDoubt } from '#domain/fields/texts-in-doubt.ts'
import { withInsertedDocument } from '#domain/lifecycle/lock.ts'
import { sendDraft } from '#domain/lifecycle/send-draft.ts'
import { findStoredParties } from '#domain/parties/stored-party-store.ts'
import type { Transaction } from '#platform/database/tables.ts'
import { Problem } from '#platform/problems/problem.ts'

/** The columns of a party that come from its contact or person. */
const ofPerson: ReadonlySet<string> = new Set(['name', 'email', 'phone', 'ssn'])

/**
 * Adds the parties of the request to the new document, and sends it if the request says so. Returns the document if it was sent.
 *
 * @throws Problem as `insertParties` and `sendDraft`, with pointers into the body of the request; `TextsInDoubt`
 */
export function addAndSend(
  { tx, ...context }: Context & { tx: Transaction },
  { id }: { id: string },
  { parties = [], send }: Pick<Input<'createDocument'>['body'], 'parties' | 'send'>,
  answers: FitAnswers,
): Promise<Document | undefined> | undefined {
  if (parties.length === 0 && !send) return undefined
  return withInsertedDocument({ ...context, tx }, { id }, async (document) => {
    const bodies = parties.map((party) => filled(party))
    const added = await insertParties(document, bodies, context, (index) => `/parties/${index}`)
    const ids = added.map(({ id: partyId }) => partyId)
    for (const partyId of ids) document.record({ type: 'party.added', partyId, actor: context.actor })
    if (!send) return undefined
    const stored = await findStoredParties(document.tx, id)
    const fields = await findFieldsToSend(document.tx, id)
    const result = await sendDraft(document, { ...context, parties: stored, fields, answers }).catch((error: unknown) =>
      rethrowWithPointers(error, { parties, ids, fields: fields.fields }),
    )
    if ('unknown' in result) throw new TextsInDoubt(result.unknown)
    return result.sent
  })
}

/** The validator has filled in the defaults. The types say so only for the body itself, and not for its parties. */
function filled(party: AddParty): Input<'addParty'>['body'] {
  return party as Input<'addParty'>['body']
}

interface Sent {
  parties: AddParty[]
  /** Of the parties, in the same order. */
  ids: string[]
  fields: Field[]
}

/** The client does not know the identifiers of what it creates, and nothing was stored. So the faults name what the request has. */
function rethrowWithPointers(error: unknown, sent: Sent): never {
  if (!(error instanceof Problem) || !error.errors) throw error
  const errors = error.errors.map((fault) => inRequest(fault, sent))
  throw new Problem(error.code, error.message, { errors })
}

function inRequest(fault: Fault, { parties, ids, fields }: Sent): Fault {
  const [, kind, id, property = ''] = fault.pointer.split('/')
  if (kind === 'fields' && id !== undefined) {
    const { name, page } = fields.find((field) => field.id === id)!
    const detail = `has the field ${name} on page ${page}, whose ${property} ${fault.detail}`
    return { ...fault, pointer: '/fields', detail }
  }
  if (kind !== 'parties' || id === undefined) return fault
  const index = ids.indexOf(id)
  const pointer = `/parties/${index}`
  if (!ofPerson.has(property)) return { ...fault, pointer: `${pointer}/${property}` }
  if (parties[index]!.person) return { ...fault, pointer: `${pointer}/person/${property}` }
  return { ...fault, pointer: `${pointer}/contactId`, detail: `is a contact whose ${property} ${fault.detail}` }
}
