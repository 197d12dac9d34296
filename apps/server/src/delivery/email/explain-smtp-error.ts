import type { MailSettings, SmtpError } from './smtp.ts'

/** What kept a mail from being sent, and what to do about it, in a sentence for the operator. */
export function explainSmtpError(error: SmtpError, { url, from, bounces }: MailSettings, to: string): string {
  const { protocol, hostname, port, username } = new URL(url)
  const secure = protocol === 'smtps:'
  const place = `${hostname}:${port || (secure ? 465 : 587)}`
  const { code = '', command = '', response = '', message } = error
  const cause = `${(error.cause as SmtpError | undefined)?.code ?? ''} ${code} ${message}`
  const said = response || message

  if (/ENOTFOUND|EAI_AGAIN|EDNS/.test(cause)) return `${hostname} is not known to DNS. Look for a slip in SMTP_URL.`
  if (cause.includes('ECONNREFUSED')) return `Nothing listens at ${place}. ${ports}`
  if (/wrong version number|packet length too long|unexpected message/i.test(cause)) {
    return `${place} does not begin with TLS, as smtps:// does. Use smtp://, which asks for TLS after the greeting.`
  }
  if (/certificate|CERT_|ALTNAME|SELF_SIGNED|UNABLE_TO_/i.test(cause)) {
    return `The certificate of ${hostname} is not trusted: ${message}. Use the name that is in it, or tell Node of your authority by NODE_EXTRA_CA_CERTS.`
  }
  if (code === 'ETLS' || command === 'STARTTLS') {
    return `${place} offers no TLS, without which neither the password nor mail is sent: ${said}. ${ports}`
  }
  if (/ETIMEDOUT|timeout|Greeting never received/i.test(cause)) {
    const hint =
      !secure && port === '465' ? 'At port 465 use smtps://.' : 'A firewall, here or there, may be in the way.'
    return `${place} does not answer in time. ${hint}`
  }
  if (code === 'EAUTH' || code === 'ENOAUTH') {
    return `The login as ${username ? decodeURIComponent(username) : 'nobody'} was refused: ${said}. Special characters of user and password are percent-encoded in SMTP_URL.`
  }
  if (command === 'MAIL FROM') {
    const sender = bounces ? `MAIL_BOUNCES, ${bounces}, with an addition after a plus` : `MAIL_FROM, ${from}`
    return `${hostname} takes no mail from ${sender}: ${said}. It must let this login send from that address.`
  }
  if (command === 'RCPT TO') return `${hostname} takes no mail to ${to}: ${said}`
  if (command === 'DATA') return `${hostname} refuses the mail itself: ${said}`
  return `${place}: ${said}`
}

const ports = 'Mail servers are at port 587 with smtp://, or at 465 with smtps://.'
