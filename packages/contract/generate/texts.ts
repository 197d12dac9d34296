import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { type Messages, typeOfTexts } from '../src/texts/compile.ts'

/**
 * Writes the types of the texts of a workspace, which is the working directory. The texts in `src/work/delivery/email/texts/` have the type `EmailTexts`, in
 * `generated/email-texts.ts`. Those of the workspace itself, or of its `src`, have the type `Texts`.
 */
for (const path of globSync('{src/**/,}texts/en.json')) {
  const room = basename(dirname(dirname(path)))
  const prefix = room === '.' || room === 'src' ? '' : room
  const name = `${prefix && prefix[0]!.toUpperCase() + prefix.slice(1)}Texts`
  const type = typeOfTexts(JSON.parse(readFileSync(path, 'utf8')) as Messages)
  mkdirSync('generated', { recursive: true })
  writeFileSync(
    join('generated', `${prefix && `${prefix}-`}texts.ts`),
    `/* Generated from ${path} by npm run generate. */\nexport interface ${name} ${type}\n`,
  )
}
