import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseEnv } from 'node:util'
import { expect, test } from 'vitest'
import { readConfig } from '@paraph/server/src/platform/settings/config.ts'
import { printed, reader, root } from '@paraph/testing/programs/printed.ts'
import { temporaryFolder } from '@paraph/testing/programs/process.ts'
import { startSmtp } from '@paraph/testing/receivers/smtp-server.ts'

const guide = 'apps/docs/guides/email.md'
const text = readFileSync(join(root, guide), 'utf8')
const hasOpenssl = spawnSync('openssl', ['version']).status === 0

/** The only DNS records that the command sees. */
const records = `import { promises } from 'node:dns'
const absent = Object.assign(new Error('queryTxt ENOTFOUND'), { code: 'ENOTFOUND' })
promises.Resolver.prototype.resolveTxt = async (name) => {
  if (name === 'example.com') return [['v=spf1 mx -all']]
  throw absent
}
`

test.skipIf(!hasOpenssl)('the key for DKIM is made as printed, and mail:test prints what the guide shows', async () => {
  const folder = await temporaryFolder()
  const here = (block: string) => block.replaceAll('/etc/paraph-dkim.pem', `"${join(folder, 'dkim.pem')}"`)
  const [makeKey, settings] = Array.from(text.matchAll(/^ {2}```sh\n([^]*?)^ {2}```/gm), ([, block]) => here(block!))
  const { url } = await startSmtp({
    onData: (stream, _session, done) => stream.resume().on('end', () => done(null, '2.0.0 Ok: queued as 4f2QkL0Xz9')),
  })
  await writeFile(join(folder, 'records.mjs'), records)
  const terminal = await reader({
    cwd: root,
    env: {
      SMTP_URL: url,
      MAIL_FROM: 'paraph@example.com',
      NODE_OPTIONS: `--import "${join(folder, 'records.mjs')}"`,
    },
  })
  const [command] = printed(guide, 'sh', '## Test it')
  const { stdout } = await terminal.run(`${makeKey}set -a\n${settings}${command!.trim()} || echo "exit code $?"`)
  const [, shown] = /^```\n(✓[^]*?)^```/m.exec(text)!
  // The guide shortens the key.
  const masked = stdout.replace('127.0.0.1', 'mail.example.com').replace(/(?<=p=MIIBIjANBg)\S+/, '…')
  expect(masked).toBe(`${shown}exit code 1\n`)
})

test.skipIf(!hasOpenssl)(
  'the server accepts the settings for reports, with a token made as the guide says',
  async () => {
    const [settings] = printed(guide, 'sh', '## Delivery reports')
    const [, makeToken] = /# (openssl .*)$/m.exec(settings!)!
    const script = `set -a\n${settings!.replace('…', `$(${makeToken})`)}\nenv | grep ^MAIL_`
    const { stdout } = await (await reader({ cwd: root })).run(script)
    expect(readConfig(parseEnv(stdout) as Record<string, string>)).toMatchObject({
      mailBounces: 'bounces@mail.example.com',
      mailReportsToken: expect.stringMatching(/^[\da-f]{48}$/),
    })
  },
)
