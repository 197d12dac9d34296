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

test('exits with 1 if a setting is wrong', async () => {
  const { port } = await startSmtp()
  const { code, stdout } = await mailTest(['--to', 'anna@example.org'], {
    SMTP_URL: `smtp://u:secret@127.0.0.1:${port}`,
  })
  expect([code, stdout]).toEqual([1, expect.stringMatching(/^✗ The login as u was refused/)])
})

test.each([
  [[], {}, 1, /^Usage: npm run paraph -- mail:test --to ADDRESS/],
  [['--to', 'anna@example.org'], { SMTP_URL: '' }, 78, /^SMTP_URL is not set/],
  [['--to', 'anna@example.org'], { SMTP_URL: 'mail.example.com' }, 78, /^SMTP_URL must be a URL/],
])('%j with %j prints the mistake, and exits with %i', async (args, env, exit, sentence) => {
  const { code, stderr } = await mailTest(args, env)
  expect([code, stderr]).toEqual([exit, expect.stringMatching(sentence)])
})
