import type { MailContent, MailList } from './html.ts'

/** Returns the text part of a mail, with the same content as its HTML. */
export function toText(content: MailContent): string {
  const { test, greeting, headline, detail, code, message, note, lists = [], check, action, footer, settings } = content
  return [
    test,
    greeting,
    headline,
    detail,
    code,
    message && `${message.heading}\n${message.text.replaceAll(/^/gm, '> ')}`,
    note,
    ...lists.map(listText),
    check && `${check.label}\n${check.url}`,
    action && `${action.label}:\n${action.url}`,
    action?.doNotForward,
    [`-- \n${footer}`, ...(settings ? [`${settings.label}\n${settings.url}`] : [])].join('\n'),
  ]
    .filter((part) => part !== undefined)
    .join('\n\n')
}

function listText({ heading, items, more }: MailList): string {
  const lines = items.map(({ text, url, detail }) => `- ${detail ? `${text}: ${detail}` : text}\n  ${url}`)
  return [heading, ...lines, ...(more ? [`- ${more}`] : [])].join('\n')
}
