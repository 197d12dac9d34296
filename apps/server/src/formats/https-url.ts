/**
 * True for an absolute URL that browsers open by HTTPS. Browsers also accept other spellings, such as `https:\\host` and `https:host`: these are
 * refused, because other programs read another host in them.
 */
export function isHttpsUrl(text: string): boolean {
  const [, authority] = /^https:\/\/([^/?#]+)/.exec(text) ?? []
  if (!authority || authority.includes('@') || /[\p{C}\p{Z}\\]/u.test(text)) return false
  return URL.canParse(text)
}
