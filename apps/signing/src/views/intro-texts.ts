import type { Language } from '@paraph/client'
import type { KnownSession, Stage } from '../session/stage.ts'
import { waitsFor } from '../session/turns.ts'
import type { Texts } from '../texts/en.ts'
import { listNames } from '../texts/list-names.ts'

/** Says what the party is asked to do, or what has become of the document. */
export function introTitle({ party, parties, senderName }: KnownSession, stage: Stage, t: Texts): string {
  if (stage === 'act') return t.act.title(senderName, t.verb(party.role))
  if (stage === 'signed') return t.signed.title[party.role]
  if (stage !== 'rejectedByOther') return t[stage].title
  // The document ends with the first rejection, so exactly one party has rejected it.
  return t.rejectedByOther.title(parties.find(({ signingStatus }) => signingStatus === 'REJECTED')!.name)
}

/** Says what the party should do next, or what it can expect. */
export function introNext({ party, parties }: KnownSession, stage: Stage, t: Texts, language: Language): string {
  const { messagesBy, messagesTo } = party
  const message = messagesBy === 'NONE' ? undefined : t.message[messagesBy](messagesTo!)
  if (stage === 'act') return t.act.next[party.role]
  if (stage === 'signed') return t.signed.next(message)
  if (stage === 'wait') {
    const before = waitsFor(
      parties.find(({ isYou }) => isYou)!,
      parties,
    )
    return t.wait.next(message, listNames(before, language))
  }
  const hasFailed = stage === 'cancelled' || stage === 'expired' || stage === 'rejectedByOther'
  return hasFailed && party.signingStatus === 'SIGNED' ? t.signedInVain : t[stage].next
}
