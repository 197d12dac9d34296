import { Resolver } from 'node:dns/promises'
import { parseArgs } from 'node:util'
import { ConfigError, readConfig } from '../config.ts'
import { checkMail, type Finding } from '../delivery/email/check-settings.ts'
import { mailSettings } from '../delivery/open-senders.ts'
import { fail } from '../process/signals.ts'

const usage = 'Usage: mail:test -- --to ADDRESS   tries the settings, and sends a mail to the address'
const signs: Record<Finding['state'], string> = { right: '✓', wrong: '✗', look: '!' }

function recipient(): string {
  try {
    const { to = '' } = parseArgs({ options: { to: { type: 'string' } } }).values
    if (/^[^\s@<>]+@[^\s@<>]+$/.test(to)) return to
  } catch {
    // Whatever else was said, the usage tells what can be.
  }
  throw new ConfigError(usage)
}

async function main() {
  const to = recipient()
  const config = readConfig()
  if (!config.smtpUrl) throw new ConfigError('There is no SMTP_URL, as smtps://user:password@mail.example.com.')
  let isRight = true
  const dns = new Resolver({ timeout: 3_000, tries: 2 })
  for await (const { state, text } of checkMail(mailSettings(config, config.smtpUrl), to, dns)) {
    process.stdout.write(`${signs[state]} ${text}\n`)
    if (state === 'wrong') isRight = false
  }
  process.exitCode = isRight ? 0 : 1
}

main().catch(fail)
