import type { Language } from '@paraph/contract'
import type { FileExtras } from '#platform/pdf/facts/file-extras.ts'

const english = {
  attachments: (count: number) => `${count} attached ${count === 1 ? 'file' : 'files'}`,
  notes: (count: number) => `${count} ${count === 1 ? 'comment' : 'comments'}`,
  and: ' and ',
  sentence: (parts: string) => `I have had access to what the document contains beside its pages: ${parts}.`,
}

const swedish: typeof english = {
  attachments: (count) => `${count} ${count === 1 ? 'bifogad fil' : 'bifogade filer'}`,
  notes: (count) => `${count} ${count === 1 ? 'kommentar' : 'kommentarer'}`,
  and: ' och ',
  sentence: (parts) => `Jag har haft tillgång till det som dokumentet innehåller utöver sina sidor: ${parts}.`,
}

/**
 * Returns the sentence of the statement in which the party confirms that it had access to the attachments and comments. Empty if the file has none.
 *
 * @param extras - null for a file that was uploaded when attachments and comments were not searched yet
 */
export function confirmBesidePages(language: Language, extras: FileExtras | null): string {
  const t = { EN: english, SV: swedish }[language]
  const parts = (['attachments', 'notes'] as const).flatMap((kind) => {
    const count = extras?.[kind].length ?? 0
    return count > 0 ? [t[kind](count)] : []
  })
  return parts.length > 0 ? t.sentence(parts.join(t.and)) : ''
}
