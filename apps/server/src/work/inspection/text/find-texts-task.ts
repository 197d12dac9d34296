import type { FoundText, SoughtText } from '#platform/pdf/facts/inspection.ts'
import { findTexts } from './find-texts.ts'
import { openText } from './open-text.ts'

interface Task {
  bytes: Uint8Array
  sought: SoughtText[]
}

/** Answers without texts if PDFium can't read the file. */
export default async function findTextsInFile({ bytes, sought }: Task): Promise<{ found?: FoundText[] }> {
  try {
    return { found: findTexts(await openText(bytes), sought) }
  } catch {
    return {}
  }
}
