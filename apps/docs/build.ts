import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { globSync } from 'node:fs'
import { copyFile, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { document as contract } from '@paraph/contract'
import { stringify } from 'yaml'
import { guidePages } from './guides.ts'
import { withSamples } from './samples.ts'

const run = promisify(execFile)
const dist = join(import.meta.dirname, 'dist')
const guides = join(import.meta.dirname, 'guides')

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

await rm(dist, { recursive: true, force: true })
const page = repair(await render())
const foreign = foreignReferences(page)
if (foreign.length > 0) throw new Error(`The page would load from elsewhere:\n${foreign.join('\n')}`)
await mkdir(dist)
await writeFile(join(dist, 'index.html'), allowScripts(page))
for (const file of globSync('*.yaml', { cwd: guides })) await copyFile(join(guides, file), join(dist, file))
for (const [name, guide] of guidePages()) await writeFile(join(dist, name), guide)
await writeFile(join(dist, 'openapi.json'), JSON.stringify(contract))
await writeFile(join(dist, 'openapi.yaml'), stringify(contract))

async function render(): Promise<string> {
  const redocly = fileURLToPath(new URL('bin/cli.js', import.meta.resolve('@redocly/cli/package.json')))
  const folder = await mkdtemp(join(tmpdir(), 'paraph-docs-'))
  const output = join(folder, 'index.html')
  const description = join(folder, 'openapi.json')
  await writeFile(description, JSON.stringify(withSamples()))
  const options = [
    '--inlineBundle',
    `--template=${join(import.meta.dirname, 'template.html')}`,
    '--openapi.scrollYOffset=48', // the height of the template's header
    `--output=${output}`,
  ]
  try {
    await run(process.execPath, [redocly, 'build-docs', description, ...options], {
      env: { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' },
    })
    return await readFile(output, 'utf8')
  } finally {
    await rm(folder, { recursive: true })
  }
}

/**
 * Replaces the addresses of Redoc's logo and icons and of its telemetry, because Redoc has no option for them.
 * Redoc also prerenders links to paths, but its program routes by fragments. A link to a path that is opened in a new tab would lead nowhere.
 */
function repair(page: string): string {
  return page
    .replace(/https:\/\/(?:cdn\.redoc\.ly|cdn\.redocly\.com|otel\.cloud\.redocly\.com)\//g, 'data:,')
    .replace(/(<a\b[^>]* href=")\//g, '$1#/')
}

/** Returns everything in the page that would load from another host. The policy stops such requests in the browser; this check stops the build. */
function foreignReferences(page: string): string[] {
  const definition = /^.*const __redoc_definition = .*$/m.exec(page)?.[0]
  if (!definition) throw new Error('The API description is not where Redoc used to write it.')
  const program = scripts(page).join('\n').replace(definition, '')
  const markup = page.replace(/(<script[^>]*>)[^]*?<\/script>/g, '$1')
  const styles = markup.match(/<style[^>]*>[^]*?<\/style>/g) ?? []
  const tags = markup.match(/<(?!a\b)[^>]+>/g) ?? []
  return [
    ...tags.filter((tag) => / (?!xmlns=)[\w:-]+="(?!data:)[^"]*\/\//.test(tag)),
    ...[...tags, ...styles].flatMap((css) => css.match(/@import|url\((?!['"]?(?:data:|#))[^)]*\)/g) ?? []),
    ...(program.match(/\b(?:https?|wss?):\/\/[\w.-]+/g) ?? []).filter((url) => !namedHosts.has(new URL(url).hostname)),
    ...(definition.match(/!\[[^\]]*\]\([^)]*\)|\\u003c(?:audio|embed|iframe|img|link|object|script|source|video)\b/g) ??
      []),
  ]
}

/**
 * Allows exactly the scripts of the page, by their hashes. They can fetch nothing. The policy is part of the page, so that it applies on
 * every server.
 */
function allowScripts(page: string): string {
  const closed = "script-src 'none'"
  if (!page.includes(closed)) throw new Error('template.html has lost its Content-Security-Policy.')
  const hashes = scripts(page).map((script) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`)
  return page.replace(closed, `script-src ${hashes.join(' ')}`)
}

function scripts(page: string): string[] {
  return Array.from(page.matchAll(/<script[^>]*>([^]*?)<\/script>/g), ([, script = '']) => script)
}
