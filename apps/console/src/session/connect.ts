import { Paraph } from '@paraph/client'
import { sendWithProgress } from '@paraph/ui/send-with-progress.ts'
import type { AccessKeeper } from './access-keeper.ts'
import type { Caller } from './caller.ts'

type Send = (request: Request) => Promise<Response>

/** The address of the server. The console is at `{PUBLIC_URL}/`. */
export const serverUrl = () => new URL('.', document.baseURI).href.replace(/\/$/, '')

/** Who wants to know how far an upload is. */
let watcher: ((part: number) => void) | undefined

/** Reports how much of each upload is sent, from 0 to 1. Returns the function that ends this. */
export function watchUpload(report: (part: number) => void): () => void {
  watcher = report
  return () => void (watcher = undefined)
}

const isUpload = ({ method, headers }: Request) =>
  method === 'POST' && (headers.get('content-type')?.startsWith('multipart/form-data') ?? false)

const send: Send = (request) =>
  watcher && isUpload(request) ? sendWithProgress(watcher)(request) : fetch(request, { cache: 'no-store' })

/** The client of a key. */
export const connect = (apiKey: string, how = send): Paraph => new Paraph({ baseUrl: serverUrl(), apiKey, fetch: how })

/** @param onOtherRights - called when the member seems to have another role than before */
export const connectCaller = (caller: Caller, onOtherRights = () => {}): Paraph =>
  'key' in caller ? connect(caller.key) : connect('none', watchRights(caller.member, onOtherRights))

/** A renewal says the role of the member. Between two of them, a refusal says that it may have changed. */
function watchRights(member: AccessKeeper, onOtherRights: () => void): Send {
  const send = sendAs(member)
  let { role } = member.access().member
  return async (request) => {
    const response = await send(request)
    const now = member.access().member.role
    if (now !== role || (response.status === 403 && !request.url.endsWith('/me'))) onOtherRights()
    role = now
    return response
  }
}

/** Sends each request with the access token. A computer that slept has one that is over, so a refused request is sent again with a new one. */
function sendAs(member: AccessKeeper): Send {
  const sendWith = (request: Request, token: string) => {
    request.headers.set('authorization', `Bearer ${token}`)
    return send(request)
  }
  return async (request) => {
    // A copy of a file would take much memory, so the person uploads it again.
    const copy = isUpload(request) ? undefined : request.clone()
    const token = await member.token()
    const response = await sendWith(request, token)
    if (response.status !== 401) return response
    const next = await member.tokenAfter(token)
    return copy ? sendWith(copy, next) : response
  }
}
