import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { prepareApiDocs } from 'redoc'
import { icon } from '../icon.ts'
import { withPolicy } from '../policy.ts'
import { withSamples } from '../samples.ts'
import type { Docs } from './app.ts'
import { bundleForBrowsers } from './bundle.ts'
import { foreignReferences } from './foreign.ts'
import { render } from './render.ts'

/**
 * Returns the files of the reference, by their path below the folder of the documentation: a page that can be read before its program is loaded, and
 * the same page in one file, which also opens from a folder.
 */
export async function renderReference(): Promise<Map<string, string>> {
  const description = withSamples()
  // 56 is the height of the template's header.
  const settings = { scrollYOffset: 56, skipBundle: true }
  const { items, store, options } = await prepareApiDocs({
    spec: description as Record<string, unknown>,
    options: settings,
  })
  const docs: Docs = { items, store, options }
  const template = await readFile(join(import.meta.dirname, 'template.html'), 'utf8')
  const start = await bundleForBrowsers('start.ts', 'reference')
  const program = withoutHosts(await bundleForBrowsers('program.ts'))
  const offline = withoutHosts(await bundleForBrowsers('offline.ts'))
  const { pages, styles } = render(docs, ['/', ...addressesOf(items)])
  for (const [address, html] of pages) pages.set(address, withoutHosts(html))

  const redoc = asset('redoc', program)
  const content = asset('docs', `export default JSON.parse(${quoted(JSON.stringify(docs))})`)
  const folder = `assets/reference.${hashOf(JSON.stringify([...pages]))}`
  const loading = `${start}
reference.start((address) => import('./${folder}' + address + '.js'), async () => {
  const [{ hydrate }, { default: docs }] = await Promise.all([import('./${redoc.name}'), import('./${content.name}')])
  return () => hydrate(docs)
})`
  const texts = { icon, styles: withoutHosts(styles), html: pages.get('/')! }
  const online = fill(template, { ...texts, guides: 'yes', scripts: moduleOf(loading) })
  const data = JSON.stringify(docs).replaceAll('<', String.raw`\u003c`)
  const scripts = `<script type="application/json" id="docs">${data}</script>${moduleOf(offline)}`
  const inOneFile = fill(template, { ...texts, guides: '', scripts })
  const foreign = foreignReferences([online, ...pages.values()].join('\n'), program, JSON.stringify(description))
  if (foreign.length > 0) throw new Error(`The page would load from elsewhere:\n${foreign.join('\n')}`)
  return new Map([
    ...[...pages]
      .filter(([address]) => address !== '/')
      .map(([address, html]) => [`${folder}${address}.js`, `export default ${quoted(html)}`] as const),
    [redoc.name, redoc.text],
    [content.name, content.text],
    ['reference.html', withPolicy(online, { scripts: ["'self'"], connections: ["'none'"] })],
    ['reference-offline.html', withPolicy(inOneFile, { scripts: [], connections: ["'none'"] })],
  ])
}

interface Item {
  link?: string | undefined
  items?: Item[] | undefined
}

/** The addresses of all pages. Redoc gives a page to each section of the description, each group and each operation. */
function addressesOf(items: Item[]): string[] {
  return items.flatMap(({ link, items: children = [] }) => [...(link ? [link] : []), ...addressesOf(children)])
}

/** Replaces the addresses of Redoc's logo and icons and of its telemetry, because Redoc has no option for them. */
function withoutHosts(text: string): string {
  return text.replaceAll(/https:\/\/(?:cdn\.redoc\.ly|cdn\.redocly\.com|otel\.cloud\.redocly\.com)\//g, 'data:,')
}

/** Replaces the marks of the template, such as `{{html}}`. */
function fill(template: string, texts: Record<string, string>): string {
  return template.replaceAll(/\{\{(\w+)\}\}/g, (mark, name: string) => {
    if (texts[name] === undefined) throw new Error(`Nothing replaces ${mark} in the template.`)
    return texts[name]
  })
}

function moduleOf(text: string): string {
  return `<script type="module">${text.replaceAll(/<\/(script)/gi, String.raw`<\/$1`)}</script>`
}

function quoted(text: string): string {
  return JSON.stringify(text).replaceAll('<', String.raw`\u003c`)
}

/** Adds a hash of the text to the name of the file, so that browsers can keep the file for ever. */
function asset(name: string, text: string) {
  return { name: `assets/${name}.${hashOf(text)}.js`, text }
}

function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('base64url').slice(0, 8)
}
