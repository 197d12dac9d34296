import { type CreateSession, isParaphError, type SessionAccess } from '@paraph/client'
import { type AccessKeeper, keepAccess } from './access-keeper.ts'
import { type Caller, changeCaller, currentCaller } from './caller.ts'
import { connect } from './connect.ts'
import { dropKeptKey } from './key.ts'
import { answerSignIn } from './sign-in-question.ts'

/** The session of this browser. Its cookie can't be read by scripts, so this says whether there is one, also to other tabs. */
const SESSION = 'paraph-session'

/** These operations need no key: the link or the cookie says who it is. */
export const sessions = () => connect('none').sessions

/** Goes on with the session of this browser, if it has one: after a reload, and in a second tab. */
export async function resumeSession(): Promise<void> {
  if (currentCaller() || localStorage.getItem(SESSION) === null) return
  try {
    enter(await sessions().renew({}))
  } catch (error) {
    if (!isRefused(error)) throw error
    localStorage.removeItem(SESSION)
  }
}

/** Shows another account of the person. Other tabs keep theirs. */
export async function changeAccount(accountId: string): Promise<void> {
  enter(await sessions().renew({ accountId }))
}

/** The session has ended on the server, or the person leaves it. Other tabs leave it too. */
export function leaveSession(hasEnded = false): void {
  localStorage.removeItem(SESSION)
  changeCaller(undefined, hasEnded)
}

/** Follows what other tabs do: they sign in and out for all. */
export function followOtherTabs(): void {
  addEventListener('storage', ({ key, newValue }) => {
    const caller = currentCaller()
    if (key !== SESSION || (caller && 'key' in caller)) return
    if (newValue === null) changeCaller(undefined, true)
    else if (caller?.member.access().session.id !== newValue) void follow(caller?.member)
  })
}

/** Another tab has begun a session. What this tab shows stays if it is one of the same member. */
async function follow(member: AccessKeeper | undefined): Promise<void> {
  try {
    if (member) return await goOnWith(await sessions().renew({ accountId: member.access().account.id }))
  } catch {
    // It is a session of somebody else, or there is no connection.
  }
  changeCaller(undefined)
  // Without a connection, the person signs in here when it is back.
  resumeSession().catch(() => {})
}

/** Begins another session, and goes on with it in the account that the tab shows. */
export async function signInAgain(proof: CreateSession): Promise<void> {
  await goOnWith(await sessions().create(proof))
}

/** What the tab shows and what was typed stays, unless the session is one of somebody else or cannot show this account. */
async function goOnWith(begun: SessionAccess): Promise<void> {
  const caller = currentCaller()
  if (!caller || 'key' in caller) return enter(begun)
  const { account, member } = caller.member.access()
  const mustChange = begun.account.id !== account.id && begun.accounts.some(({ id }) => id === account.id)
  const access = mustChange ? await sessions().renew({ accountId: account.id }) : begun
  if (access.member.id !== member.id) return enter(access)
  localStorage.setItem(SESSION, access.session.id)
  caller.member.replace(access)
  answerSignIn(true)
}

export function enter(access: SessionAccess): void {
  dropKeptKey()
  localStorage.setItem(SESSION, access.session.id)
  const caller: Caller = {
    member: keepAccess(access, async (latest) => {
      // A request that was repeated meanwhile must bring nobody back.
      if (currentCaller() !== caller) throw new Error('The session was left.')
      return renew(latest)
    }),
  }
  changeCaller(caller)
}

/** The tab keeps its account, also if another tab shows another one. */
async function renew({ account, session }: SessionAccess): Promise<SessionAccess> {
  try {
    const next = await sessions().renew({ accountId: account.id })
    // If somebody else has signed in meanwhile, this person must not see what the tab shows.
    if (next.session.id !== session.id) await goOnWith(next)
    return next
  } catch (error) {
    if (isRefused(error)) leaveSession(true)
    else if (isParaphError(error, 'account_unknown')) enter(await sessions().renew({}))
    throw error
  }
}

const isRefused = (error: unknown) => isParaphError(error) && error.status === 401
