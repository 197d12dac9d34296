import { type DefaultTheme, defineConfig } from 'vitepress'
import { icon } from '../icon.ts'
import { searchableOperations } from '../operation-list.ts'
import { readGuides } from '../pages.ts'
import { withPolicy } from '../policy.ts'
import { searchableSettings } from '../settings-page.ts'
import { sidebar } from '../sidebar.ts'
import { keepBraces } from './inline-code.ts'
import { fitTables } from './tables.ts'

const titles = new Map(readGuides().map(({ name, title }) => [name, title]))

/** The search reads more text of these pages than they show. */
const searchable: Record<string, () => string> = {
  'guides/operations.md': searchableOperations,
  'guides/settings.md': searchableSettings,
}

/** One search over the guides, with their problems and settings, and over the operations of the reference, with their fields. */
const search: DefaultTheme.Config['search'] = {
  provider: 'local',
  options: {
    detailedView: false,
    _render: (source, env, md) => md.renderAsync(searchable[env.relativePath]?.() ?? source, env),
    miniSearch: {
      options: {
        // Also finds the whole name of a problem or a setting, such as SMTP_URL.
        tokenize: (text) => [...text.split(/[\s\p{P}]+/u), ...(text.match(/\w+_\w+/g) ?? [])],
      },
      searchOptions: {
        // The deprecated names of other operations come last. A setting or a problem is only first if its whole name is sought.
        boostDocument: (id) => (id.includes('#/signers/') ? 0.2 : /\/(settings|errors)\.html#/.test(id) ? 0.4 : 1),
      },
    },
  },
}

export default defineConfig({
  // Relative, because PUBLIC_URL may have a path.
  base: './',
  srcDir: '.vitepress/pages',
  lang: 'en',
  title: 'Paraph',
  titleTemplate: ':title · Paraph',
  description: 'The guides to Paraph, a self-hosted service for electronic document signing',
  head: [['link', { rel: 'icon', href: icon }]],
  // The reference is not a page of VitePress. A test follows the links to it.
  ignoreDeadLinks: [/^https?:\/\/localhost/, /\.\.\/reference$/],
  markdown: {
    languageAlias: { promql: 'text' },
    theme: { light: 'github-light-high-contrast', dark: 'github-dark' },
    anchor: { slugify },
    config: (markdown) => {
      fitTables(markdown)
      keepBraces(markdown)
    },
  },
  transformHtml: (page) => withPolicy(page, { scripts: ["'self'"], connections: ["'self'"] }),
  themeConfig: {
    // All pages are in the folder of the guides. VitePress does not adapt this address to the relative base.
    logoLink: 'quick-start.html',
    nav: [
      { text: 'Guides', link: '/guides/quick-start', activeMatch: '/guides/' },
      { text: 'API reference', link: '/reference.html', target: '_self' },
    ],
    sidebar: sidebar.map(({ text, guides }) => ({
      text,
      items: guides.map((name) => ({ text: titles.get(name)!, link: `/guides/${name}` })),
    })),
    outline: { level: [2, 3] },
    search,
  },
})

/** Makes the same anchors as GitHub, so that links to sections work in both places. Leaves the addresses in the reference as they are. */
function slugify(text: string): string {
  if (text.startsWith('/')) return text
  return text
    .trim()
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
    .replaceAll(/\s/g, '-')
}
