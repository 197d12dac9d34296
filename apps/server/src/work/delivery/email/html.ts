import type { Language, SenderContact } from '@paraph/contract'
import { toOneLine } from '#platform/formats/one-line.ts'
import { shorten } from './shorten.ts'

/** The parts of a mail, in the order of reading. */
export interface MailContent {
  language: Language
  subject: string
  /** Says that the document is a test. Undefined for a live document. */
  test: string | undefined
  greeting: string | undefined
  headline: string
  detail: string | undefined
  code: string | undefined
  message: { heading: string; text: string } | undefined
  note: string | undefined
  /** Documents with a link to each. */
  lists?: MailList[]
  /** Where the reader can verify the document. */
  check: { label: string; url: string } | undefined
  action: { label: string; url: string; linkHint: string; doNotForward?: string } | undefined
  /** The addresses of the sender in the footer. */
  contact: SenderContact | undefined
  footer: string
  /** Where the reader can switch such mails off. */
  settings?: { label: string; url: string }
}

export interface MailList {
  heading: string
  items: { text: string; url: string; detail?: string | undefined }[]
  /** How many are left out. */
  more?: string | undefined
}

const fontStyle = "font-family:system-ui,-apple-system,'Segoe UI',Helvetica,Arial,sans-serif"
const bodyStyle = 'color:#1c2422;line-height:1.5'
const smallStyle = 'color:#55625e;font-size:13px;line-height:1.5'

/**
 * Returns the HTML of a mail, without images. All colours and sizes are inline styles, because Gmail sometimes drops the style sheet. The
 * style sheet holds only the dark colours. Outlook on Windows supports widths and paddings only on tables, and reads the `mso` comments.
 */
export function toHtml({
  language,
  subject,
  test,
  greeting,
  headline,
  detail,
  code,
  message,
  note,
  lists = [],
  check,
  action,
  contact,
  footer,
  settings,
}: MailContent): string {
  const lang = language.toLowerCase()
  return `<!doctype html>
<html lang="${lang}">
${headOf(subject)}
<body style="margin:0;padding:0;background:#f2f6f5;">
<div style="display:none;mso-hide:all;">${escape(preheaderOf({ headline, detail, message, note }))}</div>
<div role="article" aria-roledescription="email" aria-label="${escape(subject)}" lang="${lang}">
<table role="presentation" class="page" width="100%" cellspacing="0" cellpadding="0" border="0" bgcolor="#f2f6f5" style="background:#f2f6f5;">
<tr><td align="center" style="padding:24px 12px;">
<!--[if mso]><table role="presentation" width="560" cellspacing="0" cellpadding="0" border="0"><tr><td><![endif]-->
<table role="presentation" class="card" width="100%" cellspacing="0" cellpadding="0" border="0" bgcolor="#ffffff" style="max-width:560px;table-layout:fixed;border-collapse:separate;background:#ffffff;border:1px solid #d8e0dd;border-radius:8px;">
<tr><td align="left" style="padding:28px 24px;${fontStyle};word-break:break-word;overflow-wrap:anywhere;">
${test ? `<p style="margin:0 0 18px;padding:8px 12px;border:2px solid #b26a00;border-radius:6px;font-size:16px;font-weight:600;${bodyStyle};">${escape(test)}</p>\n` : ''}${
    greeting
      ? `<p style="margin:0 0 10px;font-size:16px;${bodyStyle};">${escape(greeting)}</p>
`
      : ''
  }<h1 style="margin:0 0 16px;font-size:20px;font-weight:600;color:#1c2422;line-height:1.35;">${escape(headline)}</h1>
${[
  detail && `<p style="margin:0 0 18px;font-size:16px;${bodyStyle};">${escape(detail)}</p>`,
  code &&
    `<p style="margin:0 0 18px;font-size:32px;font-weight:700;letter-spacing:3px;${bodyStyle};">${escape(code)}</p>`,
  message &&
    `<p class="small" style="margin:0 0 6px;${smallStyle};">${escape(message.heading)}</p>
<blockquote dir="auto" style="margin:0 0 18px;padding:2px 14px;border-left:3px solid #0f6e58;font-size:16px;${bodyStyle};">${escape(message.text)}</blockquote>`,
  note && `<p style="margin:0 0 18px;font-size:16px;${bodyStyle};">${escape(note)}</p>`,
  ...lists.map(listHtml),
  check &&
    `<p style="margin:0 0 18px;font-size:16px;${bodyStyle};">${escape(check.label)}<br><a href="${escape(check.url)}" style="color:#0c5a48;word-break:break-all;">${escape(check.url)}</a></p>`,
  action &&
    `<table role="presentation" cellspacing="0" cellpadding="0" border="0" style="margin:24px 0;">
<tr><td class="button" bgcolor="#0f6e58" style="background:#0f6e58;border-radius:6px;mso-padding-alt:12px 24px;"><a href="${escape(action.url)}" style="display:inline-block;padding:12px 24px;color:#ffffff;font-size:16px;font-weight:600;line-height:24px;text-decoration:none;">${escape(action.label)}</a></td></tr>
</table>
<p class="small" style="margin:0 0 18px;${smallStyle};">${escape(action.linkHint)}<br><a href="${escape(action.url)}" style="color:#0c5a48;word-break:break-all;">${escape(action.url)}</a></p>${
      action.doNotForward
        ? `
<p class="small" style="margin:0 0 18px;${smallStyle};">${escape(action.doNotForward)}</p>`
        : ''
    }`,
]
  .filter(Boolean)
  .join('\n')}
<p class="small" style="margin:22px 0 0;${smallStyle};">${withLinks(escape(footer), contact)}${settings ? `<br>${escape(settings.label)} <a href="${escape(settings.url)}" style="color:#0c5a48;word-break:break-all;">${escape(settings.url)}</a>` : ''}</p>
</td></tr>
</table>
<!--[if mso]></td></tr></table><![endif]-->
</td></tr>
</table>
</div>
</body>
</html>
`
}

function headOf(subject: string): string {
  return `<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="format-detection" content="telephone=no, date=no, address=no">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escape(subject)}</title>
<!--[if mso]><style>h1, h2, p, td, a { font-family: 'Segoe UI', Arial, sans-serif !important; }</style><![endif]-->
<style>
:root { color-scheme: light dark; }
@media (prefers-color-scheme: dark) {
  body, .page { background: #121716 !important; }
  .card { background: #1c2422 !important; border-color: #33403c !important; }
  h1, h2, p, td.row, blockquote { color: #e3eae8 !important; }
  p.small, p.small a, span.small { color: #a3b0ac !important; }
  p a, td.row a { color: #74d3bc !important; }
  td.row { border-color: #33403c !important; }
  blockquote { border-color: #74d3bc !important; }
  .button { background: #74d3bc !important; }
  .button a { color: #0d1f1b !important; }
}
</style>
</head>`
}

function listHtml({ heading, items, more }: MailList): string {
  const cell = `padding:6px 0;border-top:1px solid #d8e0dd;font-size:16px;${bodyStyle}`
  const rows = items.map(
    ({ text, url, detail }) =>
      `<tr><td class="row" dir="auto" style="${cell};"><a href="${escape(url)}" style="color:#0c5a48;">${escape(text)}</a>${detail ? `<br><span class="small" style="${smallStyle};">${escape(detail)}</span>` : ''}</td></tr>`,
  )
  return `<h2 style="margin:24px 0 6px;font-size:16px;font-weight:600;color:#1c2422;line-height:1.35;">${escape(heading)}</h2>
<table role="presentation" width="100%" cellspacing="0" cellpadding="0" border="0" style="margin:0 0 18px;table-layout:fixed;">
${rows.join('\n')}
${more ? `<tr><td class="row" style="${cell};">${escape(more)}</td></tr>\n` : ''}</table>`
}

/** Returns what a list of mails shows beside the subject. The subject says the same as the headline. */
function preheaderOf({
  headline,
  detail,
  message,
  note,
}: Pick<MailContent, 'headline' | 'detail' | 'message' | 'note'>): string {
  return message ? shorten(toOneLine(message.text)) : [detail, note].filter(Boolean).join(' ') || headline
}

/** Makes links of the addresses of the sender. The other texts contain no address that a mail program could take for one. */
function withLinks(html: string, contact: SenderContact | undefined): string {
  const link = (address: string, scheme: string) =>
    `<a href="${scheme}:${address}" style="color:#0c5a48;">${address}</a>`
  const withEmail = contact?.email ? html.replaceAll(contact.email, (email) => link(email, 'mailto')) : html
  return contact?.phone ? withEmail.replaceAll(contact.phone, (phone) => link(phone, 'tel')) : withEmail
}

/** Escapes text for HTML. Also replaces the characters that isolate right-to-left text by the element `bdi`. */
function escape(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll('\u2068', '<bdi>')
    .replaceAll('\u2069', '</bdi>')
    .replaceAll(/\r\n?|\n/g, '<br>')
}
