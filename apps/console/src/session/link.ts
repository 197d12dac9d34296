/** Takes a secret out of the address, so that it stays in no history and in no picture of the window. */
function take(name: string): string | undefined {
  const value = new RegExp(`^#${name}=(.+)$`).exec(location.hash)?.[1]
  if (value) history.replaceState(null, '', `${location.pathname}${location.search}`)
  return value
}

/** The one-time token of the link that a server without an account prints. */
export const takeSetUpToken = () => take('setup')

/**
 * The key of the link that `npm run dev` prints. Only on the person's own machine: elsewhere, a stranger could send a link with the stranger's key, and would get the
 * documents that the person then uploads.
 */
export const takeKey = () => (location.hostname === 'localhost' ? take('key') : undefined)
