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

export function takeLink(): EntryLink | undefined {
  for (const kind of ['setup', 'invitation', 'sign-in', 'single-sign-on'] as const) {
    const token = take(kind)
    if (token) return { kind, token }
  }
  return undefined
}

/**
 * The key of the link that `npm run dev` prints. Only on the person's own machine: elsewhere, a stranger could send a link with the stranger's key, and would get the
 * documents that the person then uploads.
 */
export const takeKey = () => (location.hostname === 'localhost' ? take('key') : undefined)
