import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { type InputOptions, type OutputOptions, type Plugin, rolldown } from 'rolldown'

/** Returns a module for browsers with everything that it needs. With `variable`, returns a script that assigns the exports to this variable. */
export function bundleForBrowsers(entry: string, variable?: string): Promise<string> {
  return bundle(entry, { platform: 'browser' }, variable ? { format: 'iife', name: variable } : { format: 'esm' })
}

/**
 * Imports a module that renders the pages which browsers hydrate. The module is bundled in the same way as the program for browsers, because the
 * generated names of the styles depend on which parts of Redoc are left.
 */
export async function importBundled<T>(entry: string): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'paraph-docs-'))
  const file = join(folder, 'module.mjs')
  try {
    await writeFile(file, await bundle(entry, { platform: 'node' }, { format: 'esm' }))
    return (await import(pathToFileURL(file).href)) as T
  } finally {
    await rm(folder, { recursive: true })
  }
}

async function bundle(entry: string, input: InputOptions, output: OutputOptions): Promise<string> {
  const build = await rolldown({
    input: join(import.meta.dirname, entry),
    plugins: [unwrapped],
    transform: { define: { 'process.env.NODE_ENV': '"production"' } },
    checks: { moduleLevelDirective: false },
    ...input,
  })
  const { output: files } = await build.generate({ ...output, minify: true, codeSplitting: false })
  await build.close()
  return files[0].code
}

/** Redoc is published as one function that returns its exports. Without the function, a bundler can leave out what the page does not use. */
const unwrapped: Plugin = {
  name: 'unwrap-redoc',
  transform: {
    filter: { id: /[/\\]redoc[/\\]bundles[/\\]redoc\.js$/ },
    handler(code) {
      const parts = /^([^]*?)const\{[^}]+\}=\(\(\)=>\{([^]*)return\{RedoclyApiDocs,[^]*$/.exec(code)
      if (!parts) throw new Error('Redoc is no longer published as the one function that is known here.')
      return { code: `${parts[1]}${parts[2]};export{RedoclyApiDocsStandalone,ServerStyleSheet}`, map: null }
    },
  },
}
