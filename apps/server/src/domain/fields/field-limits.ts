/** The limits of one field. The contract has them too. */
export const MAX_LABEL = 200
/** The options of one RADIO or DROPDOWN. */
export const MAX_OPTIONS_OF_FIELD = 100
/** The other places of one field. */
export const MAX_OTHER_PLACES_OF_FIELD = 100
/** The characters of one option. */
export const MAX_OPTION = 100

/** Returns the maximum length of a text that has no `maxLength` of its own. */
export function defaultLength(multiline: boolean | null | undefined): number {
  return multiline ? 2000 : 200
}

/** Cuts a text to whole characters. */
export function cutTo(length: number, text: string): string {
  return [...text].slice(0, length).join('')
}
