import { createPrivateKey, createPublicKey } from 'node:crypto'
import type { Resolver } from 'node:dns/promises'
import { createTransport } from 'nodemailer'
import { newId } from '#platform/database/ids.ts'
import { explainSmtpError } from './explain-smtp-error.ts'
import { connectionOptions, domainOf, headersAndEnvelope, type MailSettings, type SmtpError } from './smtp.ts'

export interface MailFinding {
  /** `error`: mail can't be sent, or receivers don't trust it. `check`: this may be the case. */
  state: 'ok' | 'error' | 'check'
  text: string
}

type Dns = Pick<Resolver, 'resolveTxt' | 'resolveMx'>

/** Tests the settings: connects, sends a mail, and checks the DNS records of the sending domain. */
export async function* checkMailSettings(settings: MailSettings, to: string, dns: Dns): AsyncGenerator<MailFinding> {
  const { hostname } = new URL(settings.url)
  const transport = createTransport(connectionOptions(settings.url))
  try {
    await transport.verify()
    yield { state: 'ok', text: `${hostname} answers and accepts the login.` }
    const letter = { messageId: newId('msg'), senderName: 'Test', to: { name: '', address: to } }
    const mail = { ...headersAndEnvelope(settings, letter), subject: 'A test of Paraph', text: testMail }
    const { response } = await transport.sendMail(mail)
    yield { state: 'ok', text: `It accepted a mail to ${to}: ${response}` }
  } catch (error) {
    yield { state: 'error', text: explainSmtpError(error as SmtpError, settings, to) }
  } finally {
    transport.close()
  }
  const domain = domainOf(settings.from)
  // DNS has no records for a name without a dot.
  if (!domain.includes('.')) {
    const text = `The domain of MAIL_FROM is ${domain}, which is not a public domain. Most mail servers refuse such mail.`
    yield { state: 'check', text }
    return
  }
  if (!(await isKnown(domain, dns))) {
    const text = `DNS: for this machine, the domain ${domain} does not exist. Either it is not registered, or this machine can look up only names of its own network. So nothing is known about DKIM, SPF and DMARC.`
    yield { state: 'check', text }
    return
  }
  yield checkDkim(settings, dns)
  yield checkSpf(domainOf(settings.bounces?.address ?? settings.from), dns)
  yield checkDmarc(domain, dns)
  if (settings.bounces) yield checkBounces(settings.bounces.address, dns)
}

const testMail = `This is a test: Paraph can send mail.

If it came to the spam folder, ask the mail server's operator about SPF, DKIM and DMARC.
`

/** Checks that the domain publishes the key that signs the mail (RFC 6376). */
async function checkDkim({ from, dkim }: MailSettings, dns: Dns): Promise<MailFinding> {
  if (!dkim) return { state: 'check', text: 'DKIM: Paraph does not sign mail. The mail server should sign it.' }
  const name = `${dkim.selector}._domainkey.${domainOf(from)}`
  const key = createPublicKey(createPrivateKey(dkim.privateKey)).export({ type: 'spki', format: 'der' })
  const record = `v=DKIM1; k=rsa; p=${key.toString('base64')}`
  const found = await findTxtRecords(name, dns)
  if (!found) return lookupFailed('DKIM', name)
  const published = found.flatMap((text) => /\bp=([^;]*)/.exec(text)?.[1]?.replaceAll(/\s/g, '') ?? [])
  if (published.includes(key.toString('base64'))) {
    return { state: 'ok', text: `DKIM: ${name} has the key that signs the mail.` }
  }
  const problem = published.length > 0 ? 'has another key' : 'does not exist'
  return { state: 'error', text: `DKIM: ${name} ${problem}, so the signatures are not valid. Publish there: ${record}` }
}

/** Checks that the domain lists the servers that may send for it (RFC 7208). */
async function checkSpf(domain: string, dns: Dns): Promise<MailFinding> {
  const found = await findTxtRecords(domain, dns)
  if (!found) return lookupFailed('SPF', domain)
  const records = found.filter((text) => /^v=spf1( |$)/i.test(text))
  if (records.length === 1) {
    return { state: 'ok', text: `SPF: ${domain} has "${records[0]}". Check that it includes your mail server.` }
  }
  if (records.length > 1)
    return { state: 'error', text: `SPF: ${domain} has ${records.length} records, so none of them counts.` }
  return { state: 'check', text: `SPF: ${domain} has no record. Publish one, for example "v=spf1 mx -all".` }
}

/** Checks that the domain, or a parent domain, says what to do with mail that fails SPF and DKIM (RFC 7489). */
async function checkDmarc(domain: string, dns: Dns): Promise<MailFinding> {
  const labels = domain.split('.')
  for (let first = 0; first < labels.length - 1; first++) {
    const name = `_dmarc.${labels.slice(first).join('.')}`
    const found = await findTxtRecords(name, dns)
    if (!found) return lookupFailed('DMARC', name)
    const record = found.find((text) => /^v=DMARC1/i.test(text))
    if (record) return { state: 'ok', text: `DMARC: ${name} has "${record}".` }
  }
  return {
    state: 'check',
    text: `DMARC: ${domain} has no record. Large providers require one. Start with "v=DMARC1; p=none".`,
  }
}

async function checkBounces(bounces: string, dns: Dns): Promise<MailFinding> {
  const domain = domainOf(bounces)
  const found = await findRecords(dns.resolveMx(domain))
  if (!found) return lookupFailed('MAIL_BOUNCES', domain)
  const [first] = found.toSorted((a, b) => a.priority - b.priority)
  if (!first)
    return { state: 'error', text: `MAIL_BOUNCES: ${domain} has no mail server (MX), so no report can arrive.` }
  return { state: 'ok', text: `MAIL_BOUNCES: reports go to ${first.exchange}. Check that it passes them on.` }
}

/** A domain without records of this type exists too. */
function isKnown(domain: string, dns: Dns): Promise<boolean> {
  return dns.resolveTxt(domain).then(
    () => true,
    ({ code }: { code?: string }) => code !== 'ENOTFOUND',
  )
}

async function findTxtRecords(name: string, dns: Dns): Promise<string[] | undefined> {
  return (await findRecords(dns.resolveTxt(name)))?.map((parts) => parts.join(''))
}

/** Returns an empty array if there are no records, and undefined if DNS did not answer. */
async function findRecords<T>(lookup: Promise<T[]>): Promise<T[] | undefined> {
  return lookup.catch(({ code }: { code?: string }) => (code === 'ENOTFOUND' || code === 'ENODATA' ? [] : undefined))
}

function lookupFailed(subject: string, name: string): MailFinding {
  return {
    state: 'check',
    text: `${subject}: this machine could not look up ${name} in DNS, so it is not known if there is a record.`,
  }
}
