import { expect, test } from 'vitest'
import { runToEnd } from '@paraph/testing/programs/process.ts'
import { startSmtp } from '@paraph/testing/receivers/smtp-server.ts'

const mailTest = (args: string[], env: Record<string, string>) => runToEnd('server/cli/mail-test.ts', args, env)

test('sends a mail, and exits with 0', async () => {
  const { url, mails } = await startSmtp()
  const { code, stdout } = await mailTest(['--to', 'anna@example.org'], { SMTP_URL: url })
  expect([code, mails.length]).toEqual([0, 1])
  expect(stdout).toMatch(
    /^✓ 127\.0\.0\.1 answers[^]*\n✓ It accepted a mail to anna@example\.org[^]*\n! The domain of MAIL_FROM is localhost/,
  )
})

test('without SMTP_URL, it prints the mistake, and exits with 78', async () => {
  const { code, stderr } = await mailTest(['--to', 'anna@example.org'], { SMTP_URL: '' })
  expect([code, stderr]).toEqual([78, expect.stringMatching(/^SMTP_URL is not set/)])
})
