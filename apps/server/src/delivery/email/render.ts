import { mustAct } from '../../parties/party.ts'
import type { Letter } from '../sender.ts'
import { closing, words } from './words.ts'

export interface Rendered {
  subject: string
  text: string
  html: string
}

/** Messages in which what the sender has to say belongs. */
const withMessage = new Set(['INVITATION', 'YOUR_TURN', 'REMINDER'])
const locales = { EN: 'en-GB', SV: 'sv-SE' } as const

/** The message as text and as HTML, which say the same. Of the document there is its title and the sender's message, and nothing else. */
export function render({ kind, sender, document, party, signingUrl, code = '' }: Letter, timeZone: string): Rendered {
  const { language, expiresAt } = document
  const expires =
    expiresAt === null
      ? undefined
      : new Intl.DateTimeFormat(locales[language], { dateStyle: 'long', timeStyle: 'short', timeZone }).format(
          new Date(expiresAt),
        )
  const facts = {
    sender: line(sender),
    title: line(document.title),
    role: party.role,
    mustAct: mustAct(party),
    expires,
    reason: document.rejectedReason ?? document.cancelledReason,
    code,
  }
  const { subject, lead, action, note } = words[language][kind](facts)
  const { says, footer, link } = closing[language]
  const message = withMessage.has(kind) ? document.message : null

  const text = [
    lead,
    ...(message ? [`${facts.sender} ${says}\n${message.replaceAll(/^/gm, '> ')}`] : []),
    ...(note ? [note] : []),
    ...(action ? [`${action}:\n${signingUrl}`] : []),
    `-- \n${footer(facts.sender)}`,
  ].join('\n\n')

  const html = `<!doctype html>
<html lang="${language.toLowerCase()}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escape(subject)}</title>
<style>
:root { color-scheme: light dark; }
@media (prefers-color-scheme: dark) {
  body, .page { background: #121716 !important; }
  .card { background: #1c2422 !important; border-color: #33403c !important; }
  p, blockquote { color: #e3eae8 !important; }
  .small, .small a { color: #a3b0ac !important; }
  blockquote { border-color: #4fc3a7 !important; }
}
</style>
</head>
<body style="margin:0;padding:0;background:#f2f6f5;">
<div class="page" style="background:#f2f6f5;padding:24px 12px;">
<div class="card" role="article" aria-label="${escape(subject)}" style="max-width:560px;margin:0 auto;padding:28px 24px;background:#ffffff;border:1px solid #d8e0dd;border-radius:8px;font-family:system-ui,-apple-system,'Segoe UI',Helvetica,Arial,sans-serif;">
<p style="margin:0 0 18px;font-size:17px;line-height:1.5;color:#1c2422;">${escape(lead)}</p>
${message ? `<p class="small" style="margin:0 0 6px;font-size:14px;color:#55625e;">${escape(`${facts.sender} ${says}`)}</p>\n<blockquote style="margin:0 0 18px;padding:2px 0 2px 14px;border-left:3px solid #0f6e58;font-size:16px;line-height:1.5;color:#1c2422;">${escape(message).replaceAll('\n', '<br>')}</blockquote>\n` : ''}${note ? `<p style="margin:0 0 18px;font-size:15px;line-height:1.5;color:#1c2422;">${escape(note).replaceAll('\n', '<br>')}</p>\n` : ''}${
    action
      ? `<p style="margin:24px 0;"><a href="${escape(signingUrl)}" style="display:inline-block;padding:12px 22px;background:#0f6e58;color:#ffffff;border-radius:6px;font-size:16px;font-weight:600;text-decoration:none;">${escape(action)}</a></p>
<p class="small" style="margin:0 0 18px;font-size:13px;line-height:1.5;color:#55625e;">${escape(link)}<br><a href="${escape(signingUrl)}" style="color:#0c5a48;word-break:break-all;">${escape(signingUrl)}</a></p>\n`
      : ''
  }<p class="small" style="margin:22px 0 0;font-size:13px;line-height:1.5;color:#55625e;">${escape(footer(facts.sender))}</p>
</div>
</div>
</body>
</html>
`
  return { subject, text, html }
}

/** On one line, without characters that can't be seen, such as those that turn the direction of what follows. */
function line(text: string): string {
  return text
    .replaceAll(/[\p{C}\p{Zl}\p{Zp}]/gu, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
}

function escape(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll(/\p{Bidi_Control}/gu, '')
}
