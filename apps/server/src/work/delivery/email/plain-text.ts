import type { MailContent } from './html.ts'

/** Returns the text part of a mail, with the same content as its HTML. */
export function toText(content: MailContent): string {
  const { test, greeting, headline, detail, code, message, note, check, action, footer } = content
  return [
    test,
    greeting,
    headline,
    detail,
    code,
    message && `${message.heading}\n${message.text.replaceAll(/^/gm, '> ')}`,
    note,
    check && `${check.label}\n${check.url}`,
    action && `${action.label}:\n${action.url}\n\n${action.doNotForward}`,
    `-- \n${footer}`,
  ]
    .filter((part) => part !== undefined)
    .join('\n\n')
}
