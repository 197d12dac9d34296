export function removeBidiControls(text: string): string {
  return text.replaceAll(/\p{Bidi_Control}/gu, '')
}

/** Makes the text of somebody else harmless for the texts around it. The message of the sender keeps its links. */
export function quotable(text: string): string {
  return isolateRightToLeft(unlinked(text.replaceAll(tower, '$1')))
}

/** More marks on one letter than any language writes. They would be drawn over the lines around it. */
const tower = /([\p{Mn}\p{Me}]{6})[\p{Mn}\p{Me}]+/gu

/**
 * Puts an invisible character into addresses, because mail programs make links of them. A name or a reason with an address in it would become a link in
 * a mail of the service.
 */
function unlinked(text: string): string {
  return text.replaceAll(/(?<=\S)([.@:/\u3002\uff0e\uff61])(?=\S)/gu, '$1\u200c')
}

/** Puts right-to-left text between isolate characters, so that it does not reorder the sentence around it. */
function isolateRightToLeft(text: string): string {
  const isRightToLeft = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u.test(text)
  return isRightToLeft ? `\u2068${text}\u2069` : text
}
