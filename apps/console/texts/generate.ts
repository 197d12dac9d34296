import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { typeOfTexts } from './compile.ts'
import en from './en.json' with { type: 'json' }

const folder = join(import.meta.dirname, '../generated')
mkdirSync(folder, { recursive: true })
writeFileSync(
  join(folder, 'texts.ts'),
  `/* Generated from texts/en.json by npm run generate. */\nexport interface Texts ${typeOfTexts(en)}\n`,
)
