import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { changelog } from './changelog.ts'
import { errorCatalogue } from './error-catalogue.ts'
import { operationList } from './operation-list.ts'
import { settingsPage } from './settings-page.ts'
import { sidebar } from './sidebar.ts'

export interface Guide {
  name: string
  title: string
  markdown: string
}

const folder = join(import.meta.dirname, 'guides')
const listed = sidebar.flatMap(({ guides }) => guides)

/** Returns all guides as Markdown: the hand-written ones and the generated ones, in the order of the sidebar. */
export function readGuides(): Guide[] {
  const sources = new Map(
    globSync('*.md', { cwd: folder }).map((file) => [file.slice(0, -3), readFileSync(join(folder, file), 'utf8')]),
  )
  sources.set('errors', errorCatalogue())
  sources.set('changelog', changelog())
  sources.set('operations', operationList())
  sources.set('settings', settingsPage())
  const unlisted = [...sources.keys()].filter((name) => !listed.includes(name))
  if (unlisted.length > 0) throw new Error(`Add to the list in apps/docs/sidebar.ts: ${unlisted.join(', ')}.`)
  return listed.map((name) => {
    const markdown = sources.get(name)
    if (markdown === undefined) throw new Error(`apps/docs/sidebar.ts names ${name}, but there is no such guide.`)
    return { name, title: titleOf(name, markdown), markdown }
  })
}

function titleOf(name: string, markdown: string): string {
  const title = /^# (.+)$/m.exec(markdown)?.[1]
  if (!title) throw new Error(`The guide ${name} has no title.`)
  return title
}
