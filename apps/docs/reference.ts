import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { icon } from './icon.ts'
import { inlineScripts, withPolicy } from './policy.ts'
import { withSamples } from './samples.ts'

const run = promisify(execFile)

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
 * Returns the files of the reference, by their path below the folder of the documentation: a page whose scripts are files that browsers keep, and the same
 * page in one file, which also opens from a folder.
 */
export async function renderReference(): Promise<Map<string, string>> {
  const page = repair(await render())
  const foreign = foreignReferences(page)
  if (foreign.length > 0) throw new Error(`The page would load from elsewhere:\n${foreign.join('\n')}`)
  const { before, program, description, after } = split(page)
  const redoc = asset('redoc', program)
  const content = asset('description', `export default ${description}`)
  const imports = `import { hydrate } from './${redoc.name}'\nimport __redoc_definition from './${content.name}'`
  const preloads = [redoc, content].map(({ name }) => `<link rel="modulepreload" href="${name}" />`).join('')
  const online = before.replace('<html lang="en">', '<html lang="en" data-guides="yes">')
  const light = `${online.replace('</head>', () => `${preloads}</head>`)}<script type="module">${imports}\n${after}`
  return new Map([
    [redoc.name, redoc.text],
    [content.name, content.text],
    ['reference.html', withPolicy(light, { scripts: ["'self'"], connections: ["'none'"] })],
    ['reference-offline.html', withPolicy(page, { scripts: [], connections: ["'none'"] })],
  ])
}

/** Splits the page that Redocly has put together: the markup, Redoc's program, the description of the API, and the call that starts Redoc. */
function split(page: string) {
  const parts = /^([^]*?)<script type="module">([^]*?)\n *const __redoc_definition = (.*);\n([^]*)$/.exec(page)
  if (!parts) throw new Error('Redocly no longer puts the page together from the parts that are known here.')
  const [, before, program, description, after] = parts as unknown as [string, string, string, string, string]
  return { before, program, description, after }
}

/** Browsers keep a file whose name has a hash of its text. */
function asset(name: string, text: string) {
  const hash = createHash('sha256').update(text).digest('base64url').slice(0, 8)
  return { name: `assets/${name}.${hash}.js`, text }
}

async function render(): Promise<string> {
  const redocly = fileURLToPath(new URL('bin/cli.js', import.meta.resolve('@redocly/cli/package.json')))
  const folder = await mkdtemp(join(tmpdir(), 'paraph-docs-'))
  const output = join(folder, 'index.html')
  const description = join(folder, 'openapi.json')
  await writeFile(description, JSON.stringify(withSamples()))
  const options = [
    '--inlineBundle',
    `--template=${join(import.meta.dirname, 'template.html')}`,
    '--openapi.scrollYOffset=56', // the height of the template's header
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
    .replace('href="ICON"', `href="${icon}"`)
    .replace(/https:\/\/(?:cdn\.redoc\.ly|cdn\.redocly\.com|otel\.cloud\.redocly\.com)\//g, 'data:,')
    .replace(/(<a\b[^>]* href=")\//g, '$1#/')
}

/** Returns everything in the page that would load from another host. The policy stops such requests in the browser; this check stops the build. */
function foreignReferences(page: string): string[] {
  const definition = /^.*const __redoc_definition = .*$/m.exec(page)?.[0]
  if (!definition) throw new Error('The API description is not where Redoc used to write it.')
  const program = inlineScripts(page).join('\n').replace(definition, '')
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
