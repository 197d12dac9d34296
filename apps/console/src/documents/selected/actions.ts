import { isParaphError, type Paraph, type ParaphDocument, type PartyWithSigningUrl } from '@paraph/client'
import { MAX_LABELS } from '../../queries/labels.ts'
import { choicesOf, mustAct, nextOf } from '../../queries/parties.ts'
import { UPLOAD_TIMEOUT } from '../../queries/upload.ts'
import { endsAll, isLost, type MakeRequest, type Outcome, RowFault } from './run-rows.ts'
import type { SealedZip, SealedZips } from './sealed-zips.ts'

export const actions = ['remind', 'download', 'label', 'cancel', 'delete'] as const

export type Action = (typeof actions)[number]

/** True if the action changes documents. */
export const isChange = (action: Action): boolean => action !== 'download'

/** True if the action has a use for a document with this status. The server decides, because the document may have another one meanwhile. */
export const isFor: Record<Action, (document: ParaphDocument) => boolean> = {
  remind: ({ status, sealStatus }) => status === 'SENT' && sealStatus === null,
  download: ({ sealedFile }) => sealedFile !== null,
  label: ({ labels = [] }) => labels.length < MAX_LABELS,
  cancel: ({ status, sealStatus }) => status === 'SENT' && sealStatus !== 'PENDING',
  delete: ({ status }) => status === 'DRAFT',
}

/** What one run of an action knows. Another try of its rows is the same run, so nothing is done twice. */
export interface RunState {
  paraph: Paraph
  /** Identifies the run for the server. */
  key: string
  /** Why the documents are cancelled, or the label that they get. */
  text: string
  /** The people who got a reminder in this run. */
  reminded: Set<string>
  /** The ids of the documents for which an answer of the server was lost. */
  unsure: Set<string>
  /** The ZIPs of a download: one for each try. */
  zips: SealedZips | undefined
  /** The ZIP of this try. */
  zip?: SealedZip
  /** Ends a download in its middle. */
  signal?: AbortSignal
}

type Act = (document: ParaphDocument, make: MakeRequest, run: RunState) => Promise<Outcome>

export const acts: Record<Action, Act> = { remind, download, label, cancel, delete: deleteDraft }

/**
 * Reminds each party that has not signed and whose turn it is. A party whose link was reported gets no reminder, because a reminder would make that link
 * work again.
 */
async function remind({ id }: ParaphDocument, make: MakeRequest, { paraph, key, reminded }: RunState) {
  const { parties = [] } = await make(() => paraph.documents.get(id, { include: ['parties'] }))
  const waiting = parties.filter((party) => isWaiting(party, parties) && !reminded.has(party.id))
  const faults: Outcome['faults'] = []
  for (const party of waiting) {
    try {
      if (party.reportedAt != null) throw new RowFault('reported')
      await make(() => paraph.parties.remind(id, party.id, { idempotencyKey: `${key}-${party.id}` }))
      reminded.add(party.id)
    } catch (error) {
      faults.push(parties.length > 1 ? { who: party.name, error } : { error })
      if (endsAll(error)) break
    }
  }
  const people = parties.filter((party) => reminded.has(party.id)).length
  if (waiting.length === 0 && people === 0) faults.push({ error: new RowFault('nobody') })
  return { faults, people }
}

const isWaiting = (party: PartyWithSigningUrl, parties: PartyWithSigningUrl[]) =>
  party.signingStatus === 'NOT_SIGNED' &&
  mustAct(party) &&
  choicesOf(party).deliveryMethod !== 'NONE' &&
  nextOf(parties, party) === undefined

async function download(document: ParaphDocument, make: MakeRequest, { paraph, signal, zip }: RunState) {
  const options = { signal, timeout: UPLOAD_TIMEOUT }
  const pdf = await make(() => paraph.documents.getSealedFile(document.id, options)).catch((error: unknown) => {
    throw signal?.aborted ? new RowFault('stopped') : error
  })
  await zip!.add(document, pdf)
  return { faults: [] }
}

/** The server takes a label that a document has already for the same one, in any case. */
async function label({ id }: ParaphDocument, make: MakeRequest, { paraph, text }: RunState) {
  const { labels = [] } = await make(() => paraph.documents.get(id))
  await make(() => paraph.documents.update(id, { labels: [...labels, text] }))
  return { faults: [] }
}

async function cancel({ id }: ParaphDocument, make: MakeRequest, { paraph, key, text }: RunState) {
  await make(() => paraph.documents.cancel(id, { reason: text }, { idempotencyKey: `${key}-${id}` }))
  return { faults: [] }
}

async function deleteDraft({ id }: ParaphDocument, make: MakeRequest, { paraph, unsure }: RunState) {
  try {
    await make(() => paraph.documents.delete(id))
  } catch (error) {
    if (isLost(error)) unsure.add(id)
    // The answer of an earlier try was lost, and that try has deleted the document.
    if (!(unsure.has(id) && isParaphError(error, 'document_not_found'))) throw error
  }
  return { faults: [] }
}
