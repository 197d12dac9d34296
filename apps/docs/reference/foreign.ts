import { inlineScripts } from '../policy.ts'

/**
 * Hosts that Redoc's program mentions but loads nothing from: in namespaces, links and texts. A new host fails the build until a person has
 * checked it.
 */
const namedHosts = new Set([
  'chatgpt.com',
  'claude.ai',
  'commonmark.org',
  'en.wikipedia.org',
  'example.com',
  'github.com',
  'localhost',
  'react.dev',
  'reactrouter.com',
  'redocly.com',
  'www.w3.org',
  'yarnpkg.com',
])

/**
 * Returns everything in the page, its program and the description of the API that would load from another host. The policy stops such requests in the
 * browser; this check stops the build.
 */
export function foreignReferences(page: string, program: string, description: string): string[] {
  const code = [program, ...inlineScripts(page)].join('\n')
  const markup = page.replace(/(<script[^>]*>)[^]*?<\/script>/g, '$1')
  const styles = markup.match(/<style[^>]*>[^]*?<\/style>/g) ?? []
  const tags = markup.match(/<(?!a\b)[^>]+>/g) ?? []
  return [
    ...tags.filter((tag) => / (?!xmlns=)[\w:-]+="(?!data:)[^"]*\/\//.test(tag)),
    ...[...tags, ...styles].flatMap((css) => css.match(/@import|url\((?!['"]?(?:data:|#))[^)]*\)/g) ?? []),
    ...(code.match(/\b(?:https?|wss?):\/\/[\w.-]+/g) ?? []).filter((url) => !namedHosts.has(new URL(url).hostname)),
    ...(description.match(/!\[[^\]]*\]\([^)]*\)|<(?:audio|embed|iframe|img|link|object|script|source|video)\b/g) ?? []),
  ]
}
