import { readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { rolldown } from 'rolldown'

interface Manifest {
  imports: Record<string, string | { bundled: string; default: string }>
}

/**
 * Makes one file of each library that "imports" of package.json names, and a file of what these share. Node needs a seventh of the CPU of a start
 * to find and load their 300 modules. Node uses the files only with `--conditions=bundled`, because only a build keeps them up to date.
 */
export async function bundleLibraries(): Promise<{ name: string; code: string }[]> {
  const { imports } = JSON.parse(readFileSync(new URL('package.json', import.meta.url), 'utf8')) as Manifest
  const libraries = Object.values(imports).filter((target) => typeof target === 'object')
  const entries = libraries.map(({ bundled, default: library }) => [basename(bundled, '.js'), library])
  const bundle = await rolldown({
    input: Object.fromEntries(entries) as Record<string, string>,
    cwd: import.meta.dirname,
    platform: 'node',
    // The server and pg-boss use the same copy.
    external: ['pg'],
  })
  const { output } = await bundle.generate({ format: 'esm', chunkFileNames: '[name].js' })
  await bundle.close()
  return output.flatMap((file) => (file.type === 'chunk' ? [{ name: file.fileName, code: file.code }] : []))
}
