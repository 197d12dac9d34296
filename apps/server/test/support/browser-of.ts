import type { ProblemCode, SessionAccess } from '@paraph/contract'

interface BrowserRequest {
  body?: object
  token?: string
  headers?: Record<string, string>
}

/** The body of each answer of the operations of sessions. */
type Answered = Partial<SessionAccess> & {
  code?: ProblemCode
  detail?: string
  ended?: number
  sessions?: SessionAccess['session'][]
}

/** A browser with its own cookies, whose requests come from a page of the server. */
export function browserOf({ baseUrl, fetch }: { baseUrl: string; fetch: typeof globalThis.fetch }) {
  const cookies = new Map<string, string>()
  const send = async (method: string, path: string, { body, token, headers = {} }: BrowserRequest = {}) => {
    const response = await fetch(`${baseUrl}/api/v1/${path}`, {
      method,
      headers: {
        'sec-fetch-site': 'same-origin',
        'user-agent': 'Firefox',
        cookie: Array.from(cookies, ([name, value]) => `${name}=${value}`).join('; '),
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
        ...(body && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body && { body: JSON.stringify(body) }),
    })
    for (const cookie of response.headers.getSetCookie()) {
      const [, name, value] = /^([^=]+)=([^;]*)/.exec(cookie)!
      if (value === '') cookies.delete(name!)
      else cookies.set(name!, value!)
    }
    return { status: response.status, response, answer: (await response.json()) as Answered }
  }
  return {
    cookies,
    send,
    renew: (body: object = {}, headers: Record<string, string> = {}) =>
      send('POST', 'session-renewals', { body, headers }),
    signIn: (body: { invitation: string } | { signInLink: string } | { singleSignOn: string }) =>
      send('POST', 'sessions', { body }),
    requestLink: (email: string) => send('POST', 'sign-in-links', { body: { email } }),
    /** The cookie of the session. */
    session: () => cookies.get('paraph-session'),
  }
}
