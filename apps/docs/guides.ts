import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Marked } from 'marked'
import { changelog } from './changelog.ts'
import { errorCatalogue } from './error-catalogue.ts'

const here = import.meta.dirname

/** The reading order. Guides that are not listed come last. */
const order = [
  'quick-start',
  'authentication',
  'lifecycle',
  'verifying',
  'embedding',
  'webhooks',
  'errors',
  'pagination',
  'retrying',
  'limits',
  'versioning',
  'migrating-from-signers',
  'changelog',
  'operating',
  'email',
  'sms',
  'monitoring',
  'security',
]

interface Guide {
  name: string
  title: string
  html: string
}

/** Returns one page for each guide, by file name. */
export function guidePages(): Map<string, string> {
  const sources = new Map(
    globSync('*.md', { cwd: join(here, 'guides') }).map((file) => [
      file.slice(0, -3),
      readFileSync(join(here, 'guides', file), 'utf8'),
    ]),
  )
  sources.set('errors', errorCatalogue())
  sources.set('changelog', changelog())
  const guides = [...sources]
    .map(([name, markdown]) => toGuide(name, markdown))
    .toSorted((a, b) => placeOf(a) - placeOf(b))
  const template = readFileSync(join(here, 'page.html'), 'utf8')
  return new Map(guides.map((guide) => [`${guide.name}.html`, toPage(template, guide, guides)]))
}

function placeOf({ name }: Guide): number {
  const place = order.indexOf(name)
  return place < 0 ? order.length : place
}

function toGuide(name: string, markdown: string): Guide {
  const title = /^# (.+)$/m.exec(markdown)?.[1]
  if (!title) throw new Error(`The guide ${name} has no title.`)
  const marked = new Marked({
    renderer: {
      heading({ tokens, depth, text }) {
        return `<h${depth} id="${slugOf(text)}">${this.parser.parseInline(tokens)}</h${depth}>\n`
      },
    },
  })
  const html = (marked.parse(markdown, { async: false }) as string)
    // Tables and code that are wider than the page scroll separately, also by keyboard.
    .replaceAll('<table>', '<div class="table" tabindex="0" role="group" aria-label="Table"><table>')
    .replaceAll('</table>', '</table></div>')
    .replaceAll('<pre>', '<pre tabindex="0">')
    .replaceAll('<th></th>', '<td></td>')
    .replaceAll(/href="(?!https?:|#)([\w-]+)\.md/g, 'href="$1.html')
  return { name, title, html }
}

function slugOf(text: string): string {
  return text
    .toLowerCase()
    .replaceAll(/[^\w]+/g, '-')
    .replaceAll(/^-|-$/g, '')
}

function toPage(template: string, guide: Guide, guides: Guide[]): string {
  const navigation = guides.map(
    ({ name, title }) =>
      `<li><a href="${name}.html"${name === guide.name ? ' aria-current="page"' : ''}>${escape(title)}</a></li>`,
  )
  const parts: Record<string, string> = {
    title: escape(guide.title),
    navigation: navigation.join('\n          '),
    content: guide.html,
  }
  return template.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => parts[name]!)
}

function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
}
