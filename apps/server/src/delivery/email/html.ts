import type { Language } from '@paraph/contract'

/** What a message says, part by part, in the order of reading. */
export interface Content {
  language: Language
  subject: string
  greeting: string
  lead: string
  detail: string | undefined
  code: string | undefined
  message: { says: string; text: string } | undefined
  note: string | undefined
  action: { label: string; url: string; link: string; personal: string } | undefined
  footer: string
}

const font = "font-family:system-ui,-apple-system,'Segoe UI',Helvetica,Arial,sans-serif"
const body = 'color:#1c2422;line-height:1.5'
const small = 'color:#55625e;font-size:13px;line-height:1.5'

/**
 * The HTML of a message, without images. All colours and sizes stand at the elements, for Gmail drops the style sheet now and then, and the rest of it is
 * for dark colours. Outlook on Windows knows neither widths nor paddings but those of tables, and takes what is in the comments.
 */
export function toHtml({
  language,
  subject,
  greeting,
  lead,
  detail,
  code,
  message,
  note,
  action,
  footer,
}: Content): string {
  const lang = language.toLowerCase()
  return `<!doctype html>
<html lang="${lang}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="format-detection" content="telephone=no, date=no, address=no">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escape(subject)}</title>
<!--[if mso]><style>h1, p, td, a { font-family: 'Segoe UI', Arial, sans-serif !important; }</style><![endif]-->
<style>
:root { color-scheme: light dark; }
@media (prefers-color-scheme: dark) {
  body, .page { background: #121716 !important; }
  .card { background: #1c2422 !important; border-color: #33403c !important; }
  h1, p, blockquote { color: #e3eae8 !important; }
  p.small, p.small a { color: #a3b0ac !important; }
  blockquote { border-color: #74d3bc !important; }
  .button { background: #74d3bc !important; }
  .button a { color: #0d1f1b !important; }
}
</style>
</head>
<body style="margin:0;padding:0;background:#f2f6f5;">
<div style="display:none;mso-hide:all;">${escape(preheader({ lead, detail, note }))}</div>
<div role="article" aria-roledescription="email" aria-label="${escape(subject)}" lang="${lang}">
<table role="presentation" class="page" width="100%" cellspacing="0" cellpadding="0" border="0" bgcolor="#f2f6f5" style="background:#f2f6f5;">
<tr><td align="center" style="padding:24px 12px;">
<!--[if mso]><table role="presentation" width="560" cellspacing="0" cellpadding="0" border="0"><tr><td><![endif]-->
<table role="presentation" class="card" width="100%" cellspacing="0" cellpadding="0" border="0" bgcolor="#ffffff" style="max-width:560px;table-layout:fixed;border-collapse:separate;background:#ffffff;border:1px solid #d8e0dd;border-radius:8px;">
<tr><td align="left" style="padding:28px 24px;${font};word-break:break-word;overflow-wrap:anywhere;">
<p style="margin:0 0 10px;font-size:16px;${body};">${escape(greeting)}</p>
<h1 style="margin:0 0 16px;font-size:20px;font-weight:600;color:#1c2422;line-height:1.35;">${escape(lead)}</h1>
${[
  detail && `<p style="margin:0 0 18px;font-size:16px;${body};">${escape(detail)}</p>`,
  code && `<p style="margin:0 0 18px;font-size:32px;font-weight:700;letter-spacing:3px;${body};">${escape(code)}</p>`,
  message &&
    `<p class="small" style="margin:0 0 6px;${small};">${escape(message.says)}</p>
<blockquote dir="auto" style="margin:0 0 18px;padding:2px 14px;border-left:3px solid #0f6e58;font-size:16px;${body};">${escape(message.text)}</blockquote>`,
  note && `<p style="margin:0 0 18px;font-size:16px;${body};">${escape(note)}</p>`,
  action &&
    `<table role="presentation" cellspacing="0" cellpadding="0" border="0" style="margin:24px 0;">
<tr><td class="button" bgcolor="#0f6e58" style="background:#0f6e58;border-radius:6px;mso-padding-alt:12px 24px;"><a href="${escape(action.url)}" style="display:inline-block;padding:12px 24px;color:#ffffff;font-size:16px;font-weight:600;line-height:24px;text-decoration:none;">${escape(action.label)}</a></td></tr>
</table>
<p class="small" style="margin:0 0 18px;${small};">${escape(action.link)}<br><a href="${escape(action.url)}" style="color:#0c5a48;word-break:break-all;">${escape(action.url)}</a></p>
<p class="small" style="margin:0 0 18px;${small};">${escape(action.personal)}</p>`,
]
  .filter(Boolean)
  .join('\n')}
<p class="small" style="margin:22px 0 0;${small};">${escape(footer)}</p>
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

/** What a list of mails shows below the subject, which would else be the greeting. */
function preheader({ lead, detail, note }: Pick<Content, 'lead' | 'detail' | 'note'>): string {
  return [lead, detail, note].filter(Boolean).join(' ')
}

/** The characters that keep the direction of a part to itself become the element that does. */
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
