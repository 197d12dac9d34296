import { createHash } from 'node:crypto'

const common = [
  "default-src 'none'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "font-src 'self' data:",
  "base-uri 'none'",
  "form-action 'none'",
]

/**
 * Adds the Content-Security-Policy to a page. It allows the inline scripts of the page by their hashes, and the listed sources. The policy is part of the page,
 * so that it applies on every server and in a folder.
 */
export function withPolicy(page: string, sources: { scripts: string[]; connections: string[] }): string {
  const hashes = inlineScripts(page).map((script) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`)
  const policy = [
    ...common,
    `script-src ${[...sources.scripts, ...new Set(hashes)].join(' ')}`,
    `connect-src ${sources.connections.join(' ')}`,
  ].join('; ')
  const charset = /<meta charset="utf-8"(?: \/)?>/
  if (!charset.test(page))
    throw new Error('The page has no meta element for its charset, after which the policy is added.')
  // First, because it applies only to what follows it.
  return page.replace(
    charset,
    (meta) => `${meta}\n    <meta http-equiv="Content-Security-Policy" content="${policy}" />`,
  )
}

/** Returns the texts of the scripts that are part of the page. */
export function inlineScripts(page: string): string[] {
  return Array.from(page.matchAll(/<script(?![^>]* src=)[^>]*>([^]*?)<\/script>/g), ([, script = '']) => script)
}
