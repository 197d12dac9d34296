import { randomBytes } from 'node:crypto'
import type { StartBankIdOrder } from '@paraph/contract'
import type { SigningContext } from '#api/context.ts'
import { canonicalNumber } from '#platform/formats/personal-number.ts'
import { requireActing } from '#domain/lifecycle/sign-or-reject.ts'
import { Problem } from '#platform/problems/problem.ts'
import type { ActingParty } from '../act.ts'
import { requireConsent } from '#domain/signatures/consent.ts'
import { findSigningDocument } from '#domain/signatures/store.ts'
import { mayUseBankId } from '#domain/identity/bankid/bankid-method.ts'
import { bankIdUnavailable } from './bankid-problems.ts'
import { hashOf, isReadyToFinish, isSameStart, orderTimes } from '#domain/identity/bankid/order-rules.ts'
import {
  endOrder,
  findActiveOrder,
  findStartTimes,
  insertOrder,
  type Order,
} from '#domain/identity/bankid/order-store.ts'
import type { BankId, NewOrder } from '#platform/bankid/rp-api.ts'
import { signedTexts } from '#domain/identity/bankid/signed-texts.ts'

// In milliseconds.
const HOUR = 60 * 60 * 1000

/** Starts per party. Each start ends what the person does with BankID elsewhere, and anyone with the link can start. */
const MAX_PER_HOUR = 60

/** A start under the lock of the document. BankID is asked afterwards, because a lock must not wait for another service. */
export interface PreparedOrder {
  bankId: BankId
  order: Order
  /** What to ask BankID for. Undefined if the browser gets the order that it has. */
  request?: NewOrder
  /** The order that this one replaces. */
  replaced?: Order
}

/** @throws Problem as `requireActing` and `requireConsent`; `bankid_not_required`, `bankid_unavailable`, `too_many_attempts` */
export async function prepareOrder(
  { document, party, parties }: ActingParty,
  { browserKey, device, consentVersion }: StartBankIdOrder,
  context: SigningContext,
): Promise<PreparedOrder> {
  const { tx, id, lockedAt, mode } = document
  requireActing(document, party, parties)
  if (party.requiredSignature !== 'BANKID') throw new Problem('bankid_not_required')
  const { bankId } = context
  // The document was sent with both, so the operator or the sender has changed something since then.
  if (!bankId || !mayUseBankId({ mode, bankId }) || party.ssn === null) throw bankIdUnavailable()
  const personalNumber = context.personalNumbers.decrypt(party.ssn)
  const facts = await findSigningDocument(tx, id)
  const consent = requireConsent(consentVersion, facts, party)

  const replaced = await findActiveOrder(tx, party.id)
  const start = { browserKey, device, consentVersion, linkNonce: party.linkNonce }
  // What the person has already signed is not thrown away.
  if (replaced && (isReadyToFinish(replaced) || isSameStart(replaced, start, lockedAt))) {
    return { bankId, order: replaced }
  }
  requireRest(await findStartTimes(tx, party.id, new Date(lockedAt.getTime() - HOUR), MAX_PER_HOUR), lockedAt.getTime())
  if (replaced) await endOrder(tx, replaced.id, { status: 'CANCELLED' })

  const texts = signedTexts({ document: { ...facts, id }, parties, party, consent })
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
      person_hash: context.personalNumbers.hashes(personalNumber)[0]!,
      visible_sha256: hashOf(texts.visible),
      non_visible_sha256: hashOf(texts.nonVisible),
    },
    { expiresAt: orderTimes.expiry(lockedAt), collectAt: orderTimes.startDeadline(lockedAt) },
  )
  const request: NewOrder = {
    // A socket for both versions shows IPv4 as ::ffff:192.0.2.1, which BankID does not know.
    endUserIp: (ipAddress ?? '0.0.0.0').replace(/^::ffff:(?=\d+\.)/i, ''),
    web: {
      deviceIdentifier: hashOf(browserKey).toString('hex'),
      referringDomain: new URL(context.publicUrl).hostname,
      userAgent: userAgent ?? 'unknown',
    },
    requirement: { personalNumber: canonicalNumber(personalNumber) },
    userVisibleData: texts.visible,
    userVisibleDataFormat: 'simpleMarkdownV1',
    userNonVisibleData: texts.nonVisible,
    // A fragment, which reaches no log. Only the browser that started knows the link of the party.
    ...(nonce !== undefined && { returnUrl: `${context.publicUrl}/sign/#bankid=${order.id}.${nonce}` }),
    returnRisk: true,
  }
  return { bankId, order, request, ...(replaced && { replaced }) }
}

/** @param times - when orders were started in the last hour, newest first */
function requireRest(times: number[], now: number): void {
  const oldest = times[MAX_PER_HOUR - 1]
  if (oldest === undefined) return
  const seconds = Math.max(1, Math.ceil((oldest + HOUR - now) / 1000))
  throw new Problem('too_many_attempts', `BankID can be started again in ${seconds} seconds.`, {
    headers: { 'retry-after': String(seconds) },
  })
}
