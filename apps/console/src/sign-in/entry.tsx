import type { EntryLink } from '../session/link.ts'
import { FinishSignOn } from './finish-sign-on.tsx'
import { OpenInvitation } from './open-invitation.tsx'
import { OpenLink } from './open-link.tsx'
import { SetUp } from './set-up.tsx'
import { SignIn } from './sign-in.tsx'

export interface EntryProps {
  link?: EntryLink | undefined
  /** The key that the link of a development server offers. */
  offeredKey?: string | undefined
  /** Why the person must sign in again. */
  notice?: 'refused' | 'ended' | undefined
  /** Called when the link is no longer wanted. */
  onEnd?: () => void
}

/** What a person sees who is not signed in. */
export function Entry({ link, offeredKey, notice, onEnd = () => {} }: EntryProps) {
  if (link?.kind === 'setup') return <SetUp token={link.token} onEnd={onEnd} />
  if (link?.kind === 'single-sign-on') return <FinishSignOn answer={link.token} onEnd={onEnd} />
  if (link?.kind === 'invitation') return <OpenInvitation key={link.token} token={link.token} onEnd={onEnd} />
  if (link) return <OpenLink key={link.token} token={link.token} onEnd={onEnd} />
  return <SignIn offered={offeredKey} notice={notice} />
}
