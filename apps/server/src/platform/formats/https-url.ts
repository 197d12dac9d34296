/**
 * True for an absolute URL that browsers open by HTTPS. False for other spellings that browsers accept, such as `https:\\host` and `https:host`,
 * because other programs read a different host in them.
 */
export function isHttpsUrl(text: string): boolean {
  return text.startsWith('https:') && isWebUrl(text)
}

/** True for a URL that may belong to a webhook endpoint, if its host is allowed. It has no fragment, because a fragment never reaches the host. */
export function isWebhookUrl(text: string): boolean {
  return isWebUrl(text) && !text.includes('#')
}

function isWebUrl(text: string): boolean {
  const [, authority] = /^https?:\/\/([^/?#]+)/.exec(text) ?? []
  if (!authority || authority.includes('@') || /[\p{C}\p{Z}\\]/u.test(text)) return false
  return URL.canParse(text)
}
