import { hash } from 'node:crypto'
import type { BankIdFacts, BankIdJudgement, BankIdPerson } from '@paraph/verify'
import { endOrder } from '#domain/identity/bankid/order-change-store.ts'
import { hasEnded, isReadyToFinish } from '#domain/identity/bankid/order-rules.ts'
import { findOrder, type Order } from '#domain/identity/bankid/order-store.ts'
import { type LockedDocument, withLockedDocumentForJob } from '#domain/lifecycle/lock.ts'
import { signForParty } from '#domain/lifecycle/sign-for-party.ts'
import { requireActing } from '#domain/lifecycle/sign-or-reject.ts'
import type { LockedParty } from '#domain/parties/stored-party.ts'
import type { Services } from '#domain/services.ts'
import type { BankId, CompletionData } from '#platform/bankid/rp-api.ts'
import { maskNumber } from '#platform/formats/personal-number.ts'
import { findSituation, type OrderSituation } from './situation.ts'

export interface FinishDeps extends Pick<
  Services,
  'db' | 'now' | 'outbox' | 'personalNumbers' | 'bankIdEvidence' | 'timeZone'
> {
  bankId: BankId
  /** Reports a signature that is not valid to the operator. */
  onInvalid?: (orderId: string, faults: string[]) => void
}

/**
 * Signs the document for a party that has signed in the app, or ends the order without a signature. The evidence is verified before the lock is
 * taken, because it does not depend on the document. Everything else is checked under the lock, so only one of two processes signs.
 */
export async function finishOrder({ id, documentId }: Pick<Order, 'id' | 'documentId'>, deps: FinishDeps) {
  const read = await findOrder(deps.db, id)
  if (!read?.completion || !read.completedAt) return
  const completion = JSON.parse(deps.bankIdEvidence.decrypt(read.completion).toString()) as CompletionData
  // This module loads slowly, so it is loaded with the first signature and not at the start of the server.
  const { judgeBankId } = await import('@paraph/verify')
  const judgement = await judgeBankId(completion, { roots: deps.bankId.roots, at: new Date(read.completedAt) })
  await withLockedDocumentForJob(deps, { id: documentId }, async (document) => {
    const order = await findOrder(document.tx, id)
    if (!order || hasEnded(order) || !isReadyToFinish(order)) return
    const situation = await findSituation(document.tx, order, document, deps)
    if (situation.failure !== undefined) {
      await endOrder(document.tx, id, { status: 'FAILED', failure: situation.failure })
      return
    }
    const faults = findFaults(judgement, completion, situation)
    if (faults.length > 0) await refuse(document, order, { failure: 'evidenceInvalid', faults }, deps)
    else if (judgement.person!.personalNumber === situation.personalNumber)
      await signOrder(document, order, { situation, completion, judgement }, deps)
    else await refuse(document, order, { failure: 'wrongPerson', person: judgement.person! }, deps)
  })
}

type Open = Extract<OrderSituation<LockedParty>, { failure?: undefined }>

/** Returns the reasons why the evidence does not prove a signature of this person on this document. */
function findFaults(
  { faults, person, visibleText, nonVisibleText }: BankIdJudgement,
  { user }: CompletionData,
  { texts }: Open,
): string[] {
  // Faulty evidence may have no text to compare.
  if (faults.length > 0) return faults
  const isOurs = visibleText === texts.visible && nonVisibleText === texts.nonVisible
  const isPerson = person?.personalNumber === user.personalNumber
  return [...(isOurs ? [] : ['text_other']), ...(isPerson ? [] : ['person_other'])]
}

async function signOrder(
  document: LockedDocument,
  order: Order,
  { situation, completion, judgement }: { situation: Open; completion: CompletionData; judgement: BankIdJudgement },
  { outbox, bankId, bankIdEvidence }: FinishDeps,
): Promise<void> {
  const { consent, language, fileSha256 } = situation
  const party = requireActing(document, situation.party, situation.parties)
  const signature = Buffer.from(completion.signature, 'base64')
  const ocspResponse = Buffer.from(completion.ocspResponse, 'base64')
  const facts: BankIdFacts = {
    environment: bankId.environment,
    name: judgement.person!.name,
    personalNumber: maskNumber(judgement.person!.personalNumber),
    signedAt: judgement.signedAt!,
    orderRef: order.orderRef!,
    bankIdIssueDate: completion.bankIdIssueDate,
    ipAddress: completion.device.ipAddress,
    risk: completion.risk ?? null,
    signatureSha256: hash('sha256', signature),
    ocspResponseSha256: hash('sha256', ocspResponse),
  }
  await signForParty(
    document,
    party,
    {
      completed: situation.completed,
      given: { type: 'BANKID', strokes: null, typedName: null, picture: null },
      consent,
      language,
      fileSha256,
      reading: order.reading,
      link: order.link,
      // The origin is the browser that started the order, because that browser used the link of the party.
      origin: { ipAddress: order.ipAddress, userAgent: order.userAgent },
      bankId: {
        facts,
        signature: bankIdEvidence.encrypt(signature),
        ocspResponse: bankIdEvidence.encrypt(ocspResponse),
      },
    },
    outbox,
  )
  await endOrder(document.tx, order.id, { status: 'COMPLETE' })
}

type Refusal = { failure: 'wrongPerson'; person: BankIdPerson } | { failure: 'evidenceInvalid'; faults: string[] }

async function refuse(
  document: LockedDocument,
  { id, partyId, link, ipAddress, userAgent }: Order,
  refusal: Refusal,
  { personalNumbers, onInvalid }: FinishDeps,
): Promise<void> {
  const { failure } = refusal
  if (failure === 'wrongPerson') {
    const [strangerHash] = personalNumbers.hashes(refusal.person.personalNumber)
    await endOrder(document.tx, id, { status: 'FAILED', failure, strangerHash: strangerHash! })
  } else {
    await endOrder(document.tx, id, { status: 'FAILED', failure })
    onInvalid?.(id, refusal.faults)
  }
  document.record({
    type: 'party.identification_failed',
    partyId,
    actor: { type: 'PARTY', id: partyId },
    data: { link, failure },
    ipAddress,
    userAgent,
  })
}
