import { randomBytes } from 'node:crypto'
import type { StartBankIdOrder } from '@paraph/contract'
import type { SigningContext } from '#api/context.ts'
import type { DocumentLock } from '#domain/documents/document-lock.ts'
import { completeFields } from '#domain/fields/complete-fields.ts'
import type { UnfitText } from '#domain/fields/fit-rules.ts'
import { hashValues } from '#domain/fields/hash-values.ts'
import { findFieldsOf } from '#domain/fields/store.ts'
import { mayUseBankId } from '#domain/identity/bankid/bankid-method.ts'
import { endOrder } from '#domain/identity/bankid/order-change-store.ts'
import {
  hashOf,
  isReadyToFinish,
  isSameStart,
  MAX_STARTS_PER_HOUR,
  orderTimes,
} from '#domain/identity/bankid/order-rules.ts'
import {
  findActiveOrder,
  findStart,
  insertOrder,
  type Order,
  type Starter,
} from '#domain/identity/bankid/order-store.ts'
import { signedTexts } from '#domain/identity/bankid/signed-texts.ts'
import { requireActing } from '#domain/lifecycle/sign-or-reject.ts'
import { readNumber } from '#domain/personal-numbers/columns.ts'
import { requireConsent } from '#domain/signatures/consent.ts'
import { isReadingReported, requireReading } from '#domain/signatures/reading-rules.ts'
import { findSigningDocument } from '#domain/signatures/signing-document-store.ts'
import type { BankId, NewOrder } from '#platform/bankid/rp-api.ts'
import { HOUR } from '#platform/formats/durations.ts'
import { invalidRequest } from '#platform/problems/invalid-request.ts'
import { Problem } from '#platform/problems/problem.ts'
import { tooSoon } from '#platform/problems/too-soon.ts'
import type { ActingParty } from '../act.ts'
import { bankIdUnavailable } from './bankid-problems.ts'

/** The result of a start under the lock of the document. BankID is called later, because no lock may be held during a call to another service. */
export interface PreparedOrder {
  bankId: BankId
  order: Order
  /** The request to BankID. Undefined if the browser keeps its current order. */
  request?: NewOrder
  /** The order that this one replaces. */
  replaced?: Order
}

/** @throws Problem as `requireActing`, `requireConsent` and `requireReading`; `bankid_not_required`, `bankid_unavailable`, `too_many_attempts` */
export async function prepareOrder(
  { document, party, parties }: ActingParty,
  { browserKey, device, consentVersion, ...body }: StartBankIdOrder,
  noRoom: UnfitText[],
  context: SigningContext,
): Promise<PreparedOrder> {
  const { tx, id, lockedAt, mode } = document
  requireActing(document, party, parties)
  if (party.requiredSignature !== 'BANKID') throw new Problem('bankid_not_required')
  const { bankId } = context
  // The document was sent with BankID and the number set up, so the operator or the sender has changed this since then.
  if (!bankId || !mayUseBankId({ mode, bankId }) || party.ssn === null) throw bankIdUnavailable()
  const personalNumber = readNumber(party.ssn, context.personalNumbers)
  // The key that encrypted the number is missing from SECRET_KEY. A metric tells the operator.
  if (personalNumber === null) throw bankIdUnavailable()
  const facts = await findSigningDocument(tx, id)
  const consent = requireConsent(consentVersion, isReadingReported(body.reading, party), facts, party)
  const reading = requireReading(body.reading, party, facts.filePages)
  const completed = completeFields(await findFieldsOf(tx, id, party.id), body, {
    name: party.name,
    signature: { type: 'BANKID', typedName: null },
    signedAt: lockedAt,
    timeZone: context.timeZone,
    language: facts.language,
  })
  if (noRoom.length > 0) throw invalidRequest(noRoom.map(({ fault }) => fault))
  const valuesSha256 = completed && hashValues(completed)
  const texts = signedTexts({ document: { ...facts, id }, parties, party, consent, valuesSha256 })
  const visible = hashOf(texts.visible)

  const replaced = await findActiveOrder(tx, party.id)
  const start = { browserKey, device, consentVersion, linkNonce: party.linkNonce }
  // An order is kept if the person has already signed it, or if this start would make the same order.
  if (
    replaced &&
    (isReadyToFinish(replaced) || (isSameStart(replaced, start, lockedAt) && visible.equals(replaced.visibleSha256)))
  ) {
    return { bankId, order: replaced }
  }
  const personHashes = context.personalNumbers.hashes(personalNumber)
  await requireRest(document, { partyId: party.id }, MAX_STARTS_PER_HOUR.party)
  await requireRest(document, { accountId: document.accountId, personHashes }, MAX_STARTS_PER_HOUR.person)
  const ended = replaced && (await endOrder(tx, replaced.id, { status: 'CANCELLED' }))

  const nonce = device === 'SAME' ? randomBytes(24).toString('base64url') : undefined
  const { ipAddress, userAgent } = context.origin
  const order = await insertOrder(
    document,
    {
      document_id: id,
      party_id: party.id,
      link_nonce: party.linkNonce,
      link: context.link,
      device,
      browser_sha256: hashOf(browserKey),
      nonce_sha256: nonce === undefined ? null : hashOf(nonce),
      ip_address: ipAddress,
      user_agent: userAgent,
      consent_version: consent.version,
      reading,
      filled: completed && { values: body.values ?? {}, initials: completed.initials },
      person_hash: personHashes[0]!,
      visible_sha256: visible,
      non_visible_sha256: hashOf(texts.nonVisible),
    },
    { expiresAt: orderTimes.expiry(lockedAt), collectAt: orderTimes.startDeadline(lockedAt) },
  )
  const request: NewOrder = {
    ...browserFacts(context, browserKey),
    userVisibleData: texts.visible,
    userVisibleDataFormat: 'simpleMarkdownV1',
    userNonVisibleData: texts.nonVisible,
    // The nonce is in the fragment, so it reaches no log. The URL does not have the party's link, because the browser that started knows that.
    ...(nonce !== undefined && { returnUrl: `${context.publicUrl}/sign/#bankid=${order.id}.${nonce}` }),
    returnRisk: true,
  }
  return { bankId, order, request, ...(ended && { replaced: { ...replaced, ...ended } }) }
}

/** The facts about the browser that BankID gets. */
function browserFacts({ origin, publicUrl }: SigningContext, browserKey: string): Pick<NewOrder, 'endUserIp' | 'web'> {
  return {
    // A dual-stack socket shows IPv4 as ::ffff:192.0.2.1, which BankID does not accept.
    endUserIp: (origin.ipAddress ?? '0.0.0.0').replace(/^::ffff:(?=\d+\.)/i, ''),
    web: {
      deviceIdentifier: hashOf(browserKey).toString('hex'),
      referringDomain: new URL(publicUrl).hostname,
      userAgent: origin.userAgent ?? 'unknown',
    },
  }
}

async function requireRest({ tx, lockedAt }: DocumentLock, by: Starter, max: number): Promise<void> {
  const now = lockedAt.getTime()
  const oldest = await findStart(tx, by, new Date(now - HOUR), max)
  if (oldest === undefined) return
  throw tooSoon('too_many_attempts', oldest + HOUR - now, (wait) => `BankID can be started again ${wait}.`)
}
