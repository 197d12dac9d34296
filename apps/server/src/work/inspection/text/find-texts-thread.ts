import type { FoundText, SoughtText } from '#platform/pdf/inspection.ts'
import { begin, type WorkMeter } from '../limit-work.ts'
import { findTexts } from './find-texts.ts'
import { openText } from './open-text.ts'

interface Task {
  bytes: Uint8Array
  sought: SoughtText[]
  meter: WorkMeter
}

/** Answers without texts if PDFium can't read the file. */
export default async function findTextsInFile({ bytes, sought, meter }: Task): Promise<{ found?: FoundText[] }> {
  begin(meter)
  try {
    return { found: findTexts(await openText(bytes), sought) }
  } catch {
    return {}
  }
}
