import { Resolver } from 'node:dns/promises'
import { parseArgs } from 'node:util'
import { fail } from '#server/process/signals.ts'
import { checkMailSettings, type MailFinding } from '#work/delivery/email/check-settings.ts'
import { mailSettings } from '#work/delivery/open-senders.ts'
import { ConfigError } from '#platform/settings/config-error.ts'
import { readConfig } from '#platform/settings/config.ts'

const usage = 'Usage: npm run paraph -- mail:test --to ADDRESS   tests the mail settings and sends a mail to ADDRESS'
const marks: Record<MailFinding['state'], string> = { ok: '✓', error: '✗', check: '!' }

function parseRecipient(): string {
  try {
    const { to = '' } = parseArgs({ options: { to: { type: 'string' } } }).values
    if (/^[^\s@<>]+@[^\s@<>]+$/.test(to)) return to
  } catch {
    // For any wrong argument, the usage is the error message.
  }
  throw new Error(usage)
}

async function main() {
  const to = parseRecipient()
  const config = readConfig()
  if (!config.smtpUrl) throw new ConfigError('SMTP_URL is not set. Example: smtps://user:password@mail.example.com')
  // No delivery report about this mail is recorded, so the mail needs no real token.
  const settings = mailSettings(config, config.smtpUrl, { tokenOf: () => '0'.repeat(16) })
  const dns = new Resolver({ timeout: 3_000, tries: 2 })
  for await (const { state, text } of checkMailSettings(settings, to, dns)) {
    process.stdout.write(`${marks[state]} ${text}\n`)
    if (state === 'error') process.exitCode = 1
  }
}

main().catch(fail)
