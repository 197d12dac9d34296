import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Language } from '../../generated/types.ts'
import { compileTexts, type Messages } from './compile.ts'
import { languageCodes, languages, textsFileOf } from './languages.ts'
import { speak } from './speak.ts'

/** Reads the texts of a folder in all languages, for a program that runs in Node. A program reads them once, when it starts. */
export function readTexts<Texts>(folder: string): Record<Language, Texts> {
  const read = (language: Language): Texts => {
    const messages = JSON.parse(readFileSync(join(folder, textsFileOf(language)), 'utf8')) as Messages
    return speak<Texts>(compileTexts(messages), languages[language].locale)
  }
  return Object.fromEntries(languageCodes.map((language) => [language, read(language)])) as Record<Language, Texts>
}
