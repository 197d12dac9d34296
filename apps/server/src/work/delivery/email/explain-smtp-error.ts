import type { MailSettings, SmtpError } from './smtp.ts'

/** Explains to the operator why a mail was not sent, and what to do about it. */
export function explainSmtpError(error: SmtpError, { url, from, bounces }: MailSettings, to: string): string {
  const { protocol, hostname, port, username } = new URL(url)
  const secure = protocol === 'smtps:'
  const server = `${hostname}:${port || (secure ? 465 : 587)}`
  const { code = '', command = '', response = '', message } = error
  const cause = `${(error.cause as SmtpError | undefined)?.code ?? ''} ${code} ${message}`
  const said = response || message

  if (/ENOTFOUND|EAI_AGAIN|EDNS/.test(cause)) return `DNS does not know ${hostname}. Check the spelling in SMTP_URL.`
  if (cause.includes('ECONNREFUSED')) return `Nothing listens at ${server}. ${portHint}`
  if (/wrong version number|packet length too long|unexpected message/i.test(cause)) {
    return `${server} does not start with TLS, which smtps:// requires. Use smtp://, which starts TLS after the greeting.`
  }
  if (/certificate|CERT_|ALTNAME|SELF_SIGNED|UNABLE_TO_/i.test(cause)) {
    return `The certificate of ${hostname} is not trusted: ${message}. Use the name that is in the certificate, or tell Node your certificate authority with NODE_EXTRA_CA_CERTS.`
  }
  if (code === 'ETLS' || command === 'STARTTLS') {
    return `${server} offers no TLS. Without TLS, Paraph sends neither the password nor mail: ${said}. ${portHint}`
  }
  if (!secure && cause.includes('Greeting never received')) {
    return `${server} accepts the connection and says nothing. It probably expects TLS from the first byte: use smtps:// for this port.`
  }
  if (/ETIMEDOUT|timeout|Greeting never received/i.test(cause)) {
    return `${server} does not answer in time. A firewall on either side may block the connection.`
  }
  if (code === 'EAUTH' || code === 'ENOAUTH') {
    const login = username ? `as ${decodeURIComponent(username)}` : 'without a user'
    return `The login ${login} was refused: ${said}. Percent-encode special characters of the user and the password in SMTP_URL.`
  }
  if (command === 'MAIL FROM') {
    const address = bounces ? `MAIL_BOUNCES (${bounces.address} with an addition after a plus)` : `MAIL_FROM (${from})`
    return `${hostname} refuses mail from ${address}: ${said}. It must allow this login to send from that address.`
  }
  if (command === 'RCPT TO') return `${hostname} refuses mail to ${to}: ${said}`
  if (command === 'DATA') return `${hostname} refuses the mail itself: ${said}`
  return `${server}: ${said}`
}

const portHint = 'Mail servers use port 587 with smtp://, or port 465 with smtps://.'
