import type { FieldLeft, FileFields } from '#platform/pdf/facts/inspection.ts'
import { limitInflation } from '#platform/pdf/read/limit-inflation.ts'
import { fits, originalLimit } from '#platform/pdf/facts/size-rules.ts'
import type { SealLevel } from '#platform/settings/seal-settings.ts'
import { findFormFields } from './form/find-form-fields.ts'
import { fitLimits } from './form/fit-limits.ts'
import { readWrittenStates } from './form/written-states.ts'
import { leaveField } from './form/form-field.ts'
import { FieldNames } from './form/name-field.ts'
import { findTags } from './text/find-tags.ts'
import { openText } from './text/open-text.ts'
import type { OpenFile } from './read-upload.ts'
import { trySeal } from './trial/try-seal.ts'

/** Finds the fields of the form and the text tags of a file that can be sealed. PDFium reads the text, because it knows the fonts. */
export async function findFileFields(
  file: OpenFile,
  { level, hideTags }: { level: SealLevel; hideTags: boolean },
): Promise<FileFields> {
  const { pdf, bytes } = file
  const names = new FieldNames()
  const form = await limitInflation(async () => findFormFields(pdf, [], names, await readWrittenStates(pdf, bytes)))
  const widgets = form.found.flatMap((field) => field.widgets)
  const trial = { pages: pdf.getPageCount(), level, takenWidgets: widgets }
  const isRemovable = widgets.length > 0 && (await canRemove(file, trial))
  const tags = await tagsOf(bytes, names, hideTags)
  const { fitting, rest } = fitLimits([...(isRemovable ? form.found : []), ...tags.found])
  const left: FieldLeft[] = [
    ...form.left,
    ...(isRemovable ? [] : form.found.map(({ name, page }) => leaveField(name, page, 'not_removable'))),
    ...tags.left,
    ...rest.map(({ name, page }) => leaveField(name, page, 'too_many')),
  ]
  return { found: fitting, left, isFormTaken: isRemovable }
}

/** Makes a trial seal that removes the form fields. If it fails, the form stays in the file, because the file itself can be sealed. */
async function canRemove(...trial: Parameters<typeof trySeal>): Promise<boolean> {
  try {
    const added = await trySeal(...trial)
    return fits({ ...added, pages: 0 }, originalLimit)
  } catch {
    return false
  }
}

async function tagsOf(bytes: Uint8Array, names: FieldNames, hideTags: boolean) {
  try {
    return findTags(await openText(bytes), names, hideTags)
  } catch {
    return { found: [], left: [leaveField('', null, 'text_unreadable')] }
  }
}
