import type { Language } from '@paraph/client'
import type { KnownSession, Stage } from '../session/stage.ts'
import { waitsFor } from '../session/turns.ts'
import type { Texts } from '../../generated/texts.ts'
import { listNames } from '../texts/list-names.ts'

/** Says what the party is asked to do, or what has become of the document. */
export function introTitle({ party, parties, senderName }: KnownSession, stage: Stage, t: Texts): string {
  if (stage === 'act') return t.act.title({ sender: senderName, role: party.role })
  if (stage === 'signed') return t.signed.title[party.role]
  if (stage !== 'rejectedByOther') return t[stage].title
  // The document ends with the first rejection, so exactly one party has rejected it.
  return t.rejectedByOther.title({ name: parties.find(({ signingStatus }) => signingStatus === 'REJECTED')!.name })
}

/** Says what the party should do next, or what it can expect. */
export function introNext({ party, parties }: KnownSession, stage: Stage, t: Texts, language: Language): string {
  const { messagesBy, messagesTo } = party
  const message = messagesBy === 'NONE' ? undefined : t.message[messagesBy]({ to: messagesTo! })
  if (stage === 'act') return t.act.next[party.role]
  if (stage === 'signed') return message ? t.signed.next({ message }) : t.signed.nextAlone
  if (stage === 'wait') {
    const before = waitsFor(
      parties.find(({ isYou }) => isYou)!,
      parties,
    )
    const names = listNames(before, language)
    return message ? t.wait.next({ message, names }) : t.wait.nextAlone({ names })
  }
  const hasFailed = stage === 'cancelled' || stage === 'expired' || stage === 'rejectedByOther'
  return hasFailed && party.signingStatus === 'SIGNED' ? t.signedInVain : t[stage].next
}
