import { createPrivateKey, createPublicKey } from 'node:crypto'
import type { Resolver } from 'node:dns/promises'
import { createTransport } from 'nodemailer'
import { newId } from '../../database/ids.ts'
import { explainSmtpError } from './explain-smtp-error.ts'
import { connectionTo, domainOf, headOf, type MailSettings, type SmtpError } from './smtp.ts'

export interface Finding {
  /** What is wrong keeps mail from being sent or trusted; what is to be looked at only may. */
  state: 'right' | 'wrong' | 'look'
  text: string
}

type Dns = Pick<Resolver, 'resolveTxt' | 'resolveMx'>

/** Tries the settings by connecting and by sending a mail, then looks at what DNS says of the domain that mail is from. */
export async function* checkMail(settings: MailSettings, to: string, dns: Dns): AsyncGenerator<Finding> {
  const { hostname } = new URL(settings.url)
  const transport = createTransport(connectionTo(settings.url))
  try {
    await transport.verify()
    yield { state: 'right', text: `${hostname} answers, and takes the login.` }
    const letter = { messageId: newId('msg'), sender: 'Test', to: { name: '', address: to } }
    const { response } = await transport.sendMail({ ...headOf(settings, letter), subject: 'A test of Paraph', text })
    yield { state: 'right', text: `It took a mail to ${to}: ${response}` }
  } catch (error) {
    yield { state: 'wrong', text: explainSmtpError(error as SmtpError, settings, to) }
  } finally {
    transport.close()
  }
  const domain = domainOf(settings.from)
  // Of a name without a dot nothing is to be found in DNS.
  if (!domain.includes('.')) {
    yield { state: 'look', text: `MAIL_FROM is of ${domain}, which nobody else knows. Most mail servers refuse that.` }
    return
  }
  yield dkim(settings, dns)
  yield spf(domainOf(settings.bounces ?? settings.from), dns)
  yield dmarc(domain, dns)
  if (settings.bounces) yield mx(settings.bounces, dns)
}

const text = `This is a test: Paraph can send mail.

If it came to the spam folder, ask the mail server's operator about SPF, DKIM and DMARC.
`

/** Whether what the domain publishes is the key that mail is signed with (RFC 6376). */
async function dkim({ from, dkim }: MailSettings, dns: Dns): Promise<Finding> {
  if (!dkim) return { state: 'look', text: 'DKIM: Paraph does not sign mail. The mail server should.' }
  const name = `${dkim.selector}._domainkey.${domainOf(from)}`
  const key = createPublicKey(createPrivateKey(dkim.privateKey)).export({ type: 'spki', format: 'der' })
  const record = `v=DKIM1; k=rsa; p=${key.toString('base64')}`
  const found = await texts(name, dns)
  if (!found) return unanswered('DKIM', name)
  const published = found.flatMap((text) => /\bp=([^;]*)/.exec(text)?.[1]?.replaceAll(/\s/g, '') ?? [])
  if (published.includes(key.toString('base64'))) {
    return { state: 'right', text: `DKIM: ${name} holds the key that mail is signed with.` }
  }
  const problem = published.length > 0 ? 'holds another key' : 'is not there'
  return { state: 'wrong', text: `DKIM: ${name} ${problem}, so the signatures are not valid. Publish there: ${record}` }
}

/** Whether the domain says which servers may send for it (RFC 7208). */
async function spf(domain: string, dns: Dns): Promise<Finding> {
  const found = await texts(domain, dns)
  if (!found) return unanswered('SPF', domain)
  const records = found.filter((text) => /^v=spf1( |$)/i.test(text))
  if (records.length === 1) {
    return { state: 'right', text: `SPF: ${domain} has "${records[0]}". See that your mail server is in it.` }
  }
  if (records.length > 1)
    return { state: 'wrong', text: `SPF: ${domain} has ${records.length} records, so none counts.` }
  return { state: 'look', text: `SPF: ${domain} does not say who sends for it. Publish one, as "v=spf1 mx -all".` }
}

/** Whether the domain, or one that it is part of, says what to do with mail that is neither (RFC 7489). */
async function dmarc(domain: string, dns: Dns): Promise<Finding> {
  const labels = domain.split('.')
  for (let first = 0; first < labels.length - 1; first++) {
    const name = `_dmarc.${labels.slice(first).join('.')}`
    const found = await texts(name, dns)
    if (!found) return unanswered('DMARC', name)
    const record = found.find((text) => /^v=DMARC1/i.test(text))
    if (record) return { state: 'right', text: `DMARC: ${name} has "${record}".` }
  }
  return {
    state: 'look',
    text: `DMARC: ${domain} has none, which large providers ask for. Begin with "v=DMARC1; p=none".`,
  }
}

async function mx(bounces: string, dns: Dns): Promise<Finding> {
  const domain = domainOf(bounces)
  const found = await answer(dns.resolveMx(domain))
  if (!found) return unanswered('MAIL_BOUNCES', domain)
  const [first] = found.toSorted((a, b) => a.priority - b.priority)
  if (!first)
    return { state: 'wrong', text: `MAIL_BOUNCES: ${domain} has no mail server (MX), so no report comes back.` }
  return { state: 'right', text: `MAIL_BOUNCES: reports go to ${first.exchange}. See that it passes them on.` }
}

async function texts(name: string, dns: Dns): Promise<string[] | undefined> {
  return (await answer(dns.resolveTxt(name)))?.map((parts) => parts.join(''))
}

/** The records, none if DNS says that there are none; undefined if it says nothing. */
async function answer<T>(asked: Promise<T[]>): Promise<T[] | undefined> {
  return asked.catch(({ code }: { code?: string }) => (code === 'ENOTFOUND' || code === 'ENODATA' ? [] : undefined))
}

function unanswered(what: string, name: string): Finding {
  return { state: 'look', text: `${what}: DNS could not be asked for ${name} from here.` }
}
