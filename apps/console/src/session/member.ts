import { isParaphError, type SessionAccess } from '@paraph/client'
import { keepAccess } from './access-keeper.ts'
import { type Caller, changeCaller, currentCaller } from './caller.ts'
import { connect } from './connect.ts'
import { dropKeptKey } from './key.ts'

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
    else if (caller?.member.access().session.id !== newValue) {
      changeCaller(undefined)
      // Without a connection, the person signs in here when it is back.
      resumeSession().catch(() => {})
    }
  })
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
    // Somebody else has signed in meanwhile, and must not see what this tab shows.
    if (next.session.id !== session.id) enter(next)
    return next
  } catch (error) {
    if (isRefused(error)) leaveSession(true)
    else if (isParaphError(error, 'account_unknown')) enter(await sessions().renew({}))
    throw error
  }
}

const isRefused = (error: unknown) => isParaphError(error) && error.status === 401
