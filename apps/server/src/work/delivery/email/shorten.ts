/** UTF-16 code units, without the dots. Mail programs show fewer. The full title is in the mail. */
const MAX_LENGTH = 255

/** Returns a text that is not longer than a mail program can show on one line. Cuts only between grapheme clusters, unless a single one is too long. */
export function shorten(text: string): string {
  if (text.length <= MAX_LENGTH) return text
  let end = 0
  for (const { index, segment } of new Intl.Segmenter().segment(text)) {
    if (index + segment.length > MAX_LENGTH) break
    end = index + segment.length
  }
  return `${text
    .slice(0, end || MAX_LENGTH)
    .trimEnd()
    .toWellFormed()}…`
}
