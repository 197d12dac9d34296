import { join } from 'node:path'
import { rolldown } from 'rolldown'

/** Returns a module for browsers with everything that it needs. With `variable`, returns a script that assigns the exports to this variable. */
export async function bundleForBrowsers(entry: string, variable?: string): Promise<string> {
  const build = await rolldown({
    input: join(import.meta.dirname, entry),
    transform: { define: { 'process.env.NODE_ENV': '"production"' } },
    checks: { moduleLevelDirective: false },
    platform: 'browser',
  })
  const { output: files } = await build.generate({
    ...(variable ? { format: 'iife', name: variable } : { format: 'esm' }),
    minify: true,
    codeSplitting: false,
  })
  await build.close()
  return files[0].code
}
