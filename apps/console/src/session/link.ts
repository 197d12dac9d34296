/** Takes a secret out of the address, so that it stays in no history and in no picture of the window. */
function take(name: string): string | undefined {
  const value = new RegExp(`^#${name}=(.+)$`).exec(location.hash)?.[1]
  if (value) history.replaceState(null, '', `${location.pathname}${location.search}`)
  return value
}

/** A link that lets somebody in: `setup` is printed by a server without an account, a provider leads to `single-sign-on`, and a mail has the others. */
export interface EntryLink {
  kind: 'setup' | 'invitation' | 'sign-in' | 'single-sign-on'
  token: string
}

/** The link of an empty server, until it is used: a reload must not lose it. Only this tab has it, until the tab is closed. */
const SET_UP = 'paraph-set-up'

export function takeLink(): EntryLink | undefined {
  for (const kind of ['setup', 'invitation', 'sign-in', 'single-sign-on'] as const) {
    const token = take(kind)
    if (token && kind === 'setup') sessionStorage.setItem(SET_UP, token)
    if (token) return { kind, token }
  }
  const kept = sessionStorage.getItem(SET_UP)
  return kept === null ? undefined : { kind: 'setup', token: kept }
}

export const dropSetUpLink = (): void => sessionStorage.removeItem(SET_UP)

/**
 * The key of the link that `npm run dev` prints. Only on the person's own machine: elsewhere, a stranger could send a link with the stranger's key, and would get the
 * documents that the person then uploads.
 */
export const takeKey = () => (location.hostname === 'localhost' ? take('key') : undefined)
