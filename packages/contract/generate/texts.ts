import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { compileTexts, type Messages, typeOfTexts } from '../src/texts/compile.ts'
import { languageCodes, textsFileOf } from '../src/texts/languages.ts'

/**
 * Writes the types of the texts of a workspace, which is the working directory. The texts in `src/work/delivery/email/texts/` have the type `EmailTexts`, in
 * `generated/email-texts.ts`. Those of the workspace itself, or of its `src`, have the type `Texts`.
 *
 * With `--compiled`, writes the compiled texts too, for a package that runs in browsers and elsewhere without a build of its own.
 */
const isCompiled = process.argv.includes('--compiled')

const read = (folder: string, file: string) => JSON.parse(readFileSync(join(folder, file), 'utf8')) as Messages

for (const path of globSync('{src/**/,}texts/en.json')) {
  const folder = dirname(path)
  const room = basename(dirname(folder))
  const prefix = room === '.' || room === 'src' ? '' : room
  const name = `${prefix && prefix[0]!.toUpperCase() + prefix.slice(1)}Texts`
  const type = typeOfTexts(read(folder, 'en.json'))
  mkdirSync('generated', { recursive: true })
  writeFileSync(
    join('generated', `${prefix && `${prefix}-`}texts.ts`),
    `/* Generated from ${path} by npm run generate. */\n${isCompiled ? compiled(folder) : ''}export interface ${name} ${type}\n`,
  )
}

function compiled(folder: string): string {
  const files = languageCodes.map(textsFileOf)
  const entries = files.map(
    (file) => `${JSON.stringify(`./${file}`)}: ${JSON.stringify(compileTexts(read(folder, file)))}`,
  )
  return `import type { CompiledTexts } from '@paraph/contract/texts/compile.ts'
export const compiledTexts: Record<string, CompiledTexts> = {
${entries.join(',\n')}
}
`
}
