import type { Language } from '@paraph/contract'
import type { FileExtras } from '#platform/pdf/facts/file-extras.ts'
import { signaturesTexts } from './signatures-texts.ts'

/**
 * Returns the sentence of the statement in which the party confirms that it had access to the attachments and comments. Empty if the file has none.
 *
 * @param extras - null for a file that was uploaded when attachments and comments were not searched yet
 */
export function confirmBesidePages(language: Language, extras: FileExtras | null): string {
  const t = signaturesTexts[language].besidePages
  const [attachments, notes] = [extras?.attachments.length ?? 0, extras?.notes.length ?? 0]
  if (attachments === 0 && notes === 0) return ''
  const [ofFiles, ofNotes] = [t.attachments({ count: attachments }), t.notes({ count: notes })]
  if (notes === 0) return t.sentence({ parts: ofFiles })
  return t.sentence({ parts: attachments === 0 ? ofNotes : t.both({ attachments: ofFiles, notes: ofNotes }) })
}
