import { randomBytes } from 'node:crypto'
import type { VerificationPass } from '@paraph/contract'
import { countGuess } from '#api/access/guesses.ts'
import type { SigningContext } from '#api/context.ts'
import type { Handler } from '#api/operation.ts'
import { MAX_TRIES, PASS_VALID_FOR } from '#domain/identity/code/code-rules.ts'
import { countTry, deleteCode, findCode, insertPass } from '#domain/identity/code/verification-store.ts'
import { hashPass, requireVerification } from '#domain/identity/code/verification.ts'
import type { LockedDocument } from '#domain/lifecycle/lock.ts'
import { hasSigned, withLockedLink } from '#domain/lifecycle/locked-link.ts'
import { goesToCurrentAddress } from '#domain/outbox/message.ts'
import type { LockedParty, StoredParty } from '#domain/parties/stored-party.ts'
import { Problem } from '#platform/problems/problem.ts'
import { isSameSecret } from '#platform/secrets/is-same-secret.ts'

/** Each code gives one pass. */
export const confirmVerificationCode: Handler<'confirmVerificationCode'> = async ({ body }, context) => {
  // The problem is thrown outside the lock, because inside it would roll back the count of the tries.
  const confirm = async (document: LockedDocument, party: LockedParty) => {
    requireVerification(party)
    const messageId = await tryCode(document, party, body.code, context)
    return messageId === undefined ? undefined : givePass(document, party, messageId, context)
  }
  const pass = await withLockedLink(context, confirm, { mayBeOver: hasSigned })
  if (pass) return pass
  await countGuess(context.db, context.origin.ipAddress, context.now())
  throw new Problem('verification_code_wrong', undefined, {
    errors: [{ pointer: '/code', code: 'wrong', detail: 'is wrong or has expired' }],
  })
}

/** Returns the id of the message with the code. Undefined if the code is wrong, or if no code can still be tried. */
async function tryCode(
  document: LockedDocument,
  party: StoredParty,
  given: string,
  context: SigningContext,
): Promise<string | undefined> {
  const { tx, lockedAt } = document
  const code = await findCode(tx, party, lockedAt)
  if (!code || code.tries >= MAX_TRIES || !goesToCurrentAddress(code, party)) return undefined
  if (isSameSecret(given, context.codes.codeOf(code.messageId, party.linkNonce))) return code.messageId
  await countTry(document, party.id)
  // There is one event for each code and not for each try, because any person with the link can try.
  if (code.tries + 1 === MAX_TRIES) record(document, 'party.verification_failed', party, code.messageId, context)
  return undefined
}

async function givePass(
  document: LockedDocument,
  party: StoredParty,
  messageId: string,
  context: SigningContext,
): Promise<VerificationPass> {
  const { lockedAt } = document
  const pass = randomBytes(32).toString('base64url')
  const expiresAt = new Date(lockedAt.getTime() + PASS_VALID_FOR)
  await deleteCode(document, party.id)
  await insertPass(document, party, { sha256: hashPass(pass), messageId, expiresAt })
  record(document, 'party.verified', party, messageId, context)
  return { pass, expiresAt: expiresAt.toISOString() }
}

function record(
  document: LockedDocument,
  type: 'party.verified' | 'party.verification_failed',
  party: StoredParty,
  messageId: string,
  { link, origin }: SigningContext,
) {
  const actor = { type: 'PARTY', id: party.id } as const
  const data = { link, verification: party.twoStepVerification, messageId }
  document.record({ type, partyId: party.id, actor, data, ...origin })
}
