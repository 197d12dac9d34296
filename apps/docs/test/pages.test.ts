import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { useServer } from '@paraph/testing/server/server.ts'
import { all, folder } from './published.ts'

const others = globSync('**/*.{json,yaml,md,txt}', { cwd: folder })
const { baseUrl } = await useServer()

test.each(all)('the policy of %s runs no script except its own ones', (page) => {
  const html = readFileSync(join(folder, page), 'utf8')
  const policies = [...html.matchAll(/http-equiv="Content-Security-Policy" content="([^"]*)"/g)]
  expect(policies).toHaveLength(1)
  const directives = policies[0]![1]!.split('; ')
  expect(directives).toContain("default-src 'none'")
  const scripts = directives.filter((directive) => directive.startsWith('script-src'))
  expect(scripts).toHaveLength(1)
  // A page without a script has no source.
  const sources = scripts[0]!.split(' ').slice(1).filter(Boolean)
  expect(sources.filter((source) => !/^('self'|blob:|'sha256-[\w+/]{43}=')$/.test(source))).toEqual([])
})

test('every link between the pages has a target, on a server and in a folder', async () => {
  const texts = new Map(all.map((page) => [page, readFileSync(join(folder, page), 'utf8')]))
  const broken: string[] = []
  for (const [page, text] of texts) {
    for (const [, href] of text.matchAll(/<a\b[^>]* href="([^"]+)"/g)) {
      if (/^(https?|data|mailto):/.test(href!)) continue
      const { pathname, hash } = new URL(href!, `http://docs/${page}`)
      const file = pathname.slice(1)
      const target = texts.get(file)
      if (target === undefined ? !others.includes(file) : !hasTarget(target, file, hash))
        broken.push(`${page}: ${href}`)
    }
  }
  expect(broken).toEqual([])
  for (const page of [...all, ...others]) expect((await fetch(`${baseUrl}/docs/${page}`)).status, page).toBe(200)
})

const rendered = new Set(
  globSync('assets/reference.*/**/*.js', { cwd: folder }).map((file) => file.split('/').slice(2).join('/')),
)

/** The reference has a rendered page for each of its addresses, which are fragments. */
function hasTarget(text: string, file: string, hash: string): boolean {
  if (hash === '') return true
  if (file.startsWith('reference') && hash.startsWith('#/'))
    return hash === '#/' || rendered.has(`${hash.slice(2).split('#')[0]}.js`)
  return text.includes(` id="${decodeURIComponent(hash.slice(1))}"`)
}
