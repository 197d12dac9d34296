/**
 * True for an absolute URL that browsers open by HTTPS. Browsers also accept other spellings, such as `https:\\host` and `https:host`: these are
 * refused, because other programs read another host in them.
 */
export function isHttpsUrl(text: string): boolean {
  return text.startsWith('https:') && isWebUrl(text)
}

/** True for a URL to which the server may send, if its host is allowed. A fragment never reaches the host. */
export function isWebhookUrl(text: string): boolean {
  return isWebUrl(text) && !text.includes('#')
}

function isWebUrl(text: string): boolean {
  const [, authority] = /^https?:\/\/([^/?#]+)/.exec(text) ?? []
  if (!authority || authority.includes('@') || /[\p{C}\p{Z}\\]/u.test(text)) return false
  return URL.canParse(text)
}
