/** What word processors put where a phone's own alphabet has something plainer. A double quotation mark would end the one around a title. */
const plainer: [RegExp, string][] = [
  [/[“”„‟«»"‘’‚‛‹›`´]/g, "'"],
  [/[‐‑‒–—―−]/g, '-'],
  [/…/g, '...'],
]

/** Dots of what a phone makes a link of: names of hosts and addresses of the internet, but not 2.1. */
const linkingDot = /[.。](?=[\p{L}\p{M}])|\.(?=\d+\.\d)|(?<=\d\.\d+)\.(?=\d)/gu

/**
 * The text as it may stand between the words of an SMS: on one line, without what can't be seen or turns the direction of reading, and without
 * links. The only link of an SMS is ours.
 */
export function sanitizeText(text: string): string {
  let line = text
  for (const [pattern, replacement] of plainer) line = line.replace(pattern, replacement)
  return line
    .normalize('NFKC')
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .replace(/\p{C}/gu, '')
    .replace(linkingDot, '$& ')
    .replace(/:(?=\/)/g, ': ')
    .replace(/ +/g, ' ')
    .trim()
}
