import { globSync } from 'node:fs'
import { copyFile, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { document as contract } from '@paraph/contract'
import { build } from 'vitepress'
import { stringify } from 'yaml'
import { compress } from './compress.ts'
import { llmsText } from './llms.ts'
import { readGuides } from './pages.ts'
import { withPolicy } from './policy.ts'
import { renderReference } from './reference/build.ts'

const here = import.meta.dirname
const dist = join(here, 'dist')
/** Is renamed to `dist` at the end, so that a server that starts meanwhile finds all files or none. */
const draft = join(here, 'dist.new')
const guides = join(here, 'guides')
/** The folder that VitePress reads. It has the hand-written guides and the generated ones. */
const sources = join(here, '.vitepress/pages')

const reference = renderReference()
for (const folder of [sources, draft]) await rm(folder, { recursive: true, force: true })
await writeGuides(sources)
await build(here, { outDir: draft })
// The addresses in this file are wrong below the first level of folders. The server answers with `not-found.html` instead.
await rm(join(draft, '404.html'))
// For people who ask a model, and for programs that read.
await writeGuides(draft)
for (const file of globSync('*.yaml', { cwd: guides })) await copyFile(join(guides, file), join(draft, 'guides', file))
await writeFile(join(draft, 'openapi.json'), JSON.stringify(contract))
await writeFile(join(draft, 'openapi.yaml'), stringify(contract))
await writeFile(join(draft, 'llms.txt'), llmsText())
for (const [source, name] of [
  ['entry.html', 'index.html'],
  ['not-found.html', 'not-found.html'],
] as const) {
  const page = await readFile(join(here, source), 'utf8')
  await writeFile(join(draft, name), withPolicy(page, { scripts: [], connections: ["'none'"] }))
}
for (const [name, text] of await reference) {
  await mkdir(dirname(join(draft, name)), { recursive: true })
  await writeFile(join(draft, name), text)
}
await compress(draft)
await rm(dist, { recursive: true, force: true })
await rename(draft, dist)

async function writeGuides(folder: string) {
  await mkdir(join(folder, 'guides/pictures'), { recursive: true })
  for (const { name, markdown } of readGuides()) await writeFile(join(folder, `guides/${name}.md`), markdown)
  for (const file of globSync('pictures/*', { cwd: guides }))
    await copyFile(join(guides, file), join(folder, 'guides', file))
}
