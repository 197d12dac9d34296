import { hash } from 'node:crypto'
import { type BankIdFacts, type BankIdJudgement, judgeBankId } from '@paraph/verify'
import type { Services } from '../../context.ts'
import { canonicalNumber, maskNumber } from '../../formats/personal-number.ts'
import { type LockedDocument, withLockedDocumentForJob } from '../../lifecycle/lock.ts'
import { signForParty } from '../../signing/sign-for-party.ts'
import { hasEnded, isReadyToFinish } from './order-rules.ts'
import { endOrder, findOrder, type Order } from './order-store.ts'
import type { BankId, CompletionData } from './rp-api.ts'
import { findSituation, type Situation } from './situation.ts'

export interface FinishDeps extends Pick<Services, 'db' | 'now' | 'outbox' | 'personalNumbers' | 'bankIdEvidence'> {
  bankId: BankId
  /** Tells the operator of a signature that does not hold. */
  onInvalid?: (orderId: string, faults: string[]) => void
}

/**
 * Signs the document for a party that has signed in the app, or ends the order without a signature. The evidence is judged before the lock is
 * taken: it does not depend on the document. Everything else is checked under the lock, so of two processes only one signs.
 */
export async function finishOrder({ id, documentId }: Pick<Order, 'id' | 'documentId'>, deps: FinishDeps) {
  const read = await findOrder(deps.db, id)
  if (!read?.completion || !read.completedAt) return
  const completion = JSON.parse(deps.bankIdEvidence.decrypt(read.completion).toString()) as CompletionData
  const judgement = await judgeBankId(completion, { roots: deps.bankId.roots, at: new Date(read.completedAt) })
  await withLockedDocumentForJob(deps, { id: documentId }, async (document) => {
    const order = await findOrder(document.tx, id)
    if (!order || hasEnded(order) || !isReadyToFinish(order)) return
    const situation = await findSituation(document.tx, order, document, deps.personalNumbers)
    if (situation.failure !== undefined) {
      await endOrder(document.tx, id, { status: 'FAILED', failure: situation.failure })
      return
    }
    const failure = findFault(judgement, completion, situation, deps.personalNumbers)
    if (failure === undefined) await sign(document, order, { situation, completion, judgement }, deps)
    else await refuse(document, order, { failure, judgement }, deps)
  })
}

type Fault = 'evidenceInvalid' | 'wrongPerson'
type Open = Extract<Situation, { failure?: undefined }>

function findFault(
  { faults, person, visibleText, nonVisibleText }: BankIdJudgement,
  { user }: CompletionData,
  { texts, party }: Open,
  personalNumbers: Services['personalNumbers'],
): Fault | undefined {
  const isOurs = visibleText === texts.visible && nonVisibleText === texts.nonVisible
  if (faults.length > 0 || !isOurs || person?.personalNumber !== user.personalNumber) return 'evidenceInvalid'
  const ssn = party.ssn && personalNumbers.decrypt(party.ssn)
  return ssn !== null && person.personalNumber === canonicalNumber(ssn) ? undefined : 'wrongPerson'
}

async function sign(
  document: LockedDocument,
  order: Order,
  { situation, completion, judgement }: { situation: Open; completion: CompletionData; judgement: BankIdJudgement },
  { outbox, bankId, bankIdEvidence }: FinishDeps,
): Promise<void> {
  const { party, consent, language, fileSha256 } = situation
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
      given: { type: 'BANKID', strokes: null, typedName: null },
      consent,
      language,
      fileSha256,
      link: order.link,
      // The browser that started, which the party was sent the link for.
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

async function refuse(
  document: LockedDocument,
  order: Order,
  { failure, judgement: { person, faults } }: { failure: Fault; judgement: BankIdJudgement },
  { personalNumbers, onInvalid }: FinishDeps,
): Promise<void> {
  const strangerHash =
    failure === 'wrongPerson' ? { strangerHash: personalNumbers.hashes(person!.personalNumber)[0]! } : {}
  await endOrder(document.tx, order.id, { status: 'FAILED', failure, ...strangerHash })
  if (failure === 'evidenceInvalid') onInvalid?.(order.id, faults)
  const { partyId, link, ipAddress, userAgent } = order
  document.record({
    type: 'party.identification_failed',
    partyId,
    actor: { type: 'PARTY', id: partyId },
    data: { link, failure },
    ipAddress,
    userAgent,
  })
}
