import type { ParaphDocument } from '@paraph/client'
import type { Texts } from '../../../generated/texts.ts'
import { pdfNames } from './file-names.ts'
import { openZip } from './open-zip.ts'
import { chooseTarget } from './zip-target.ts'

/** The ZIPs with the sealed files of these documents. Each try makes another one, which has only what those before lack. */
export function sealedZips(documents: readonly ParaphDocument[], t: Texts) {
  const names = pdfNames(documents)
  let count = 0
  /** Asks where to save the next one. It must be called in the press of a button. Undefined if the person wants no ZIP after all. */
  const open = async () => {
    // As in 2026-11-30. No ZIP is offered the name of the one before it.
    const day = new Date().toLocaleDateString('sv')
    const save = await chooseTarget(`${t.selected.zipName} ${day}${count > 0 ? ` (${count + 1})` : ''}.zip`)
    if (!save) return undefined
    count++
    const zip = openZip(save)
    return {
      add: ({ id, completedAt }: ParaphDocument, input: Blob) =>
        zip.add({ name: names.get(id)!, input, lastModified: new Date(completedAt!) }),
      end: zip.end,
    }
  }
  return { open }
}

export type SealedZips = ReturnType<typeof sealedZips>
export type SealedZip = NonNullable<Awaited<ReturnType<SealedZips['open']>>>
