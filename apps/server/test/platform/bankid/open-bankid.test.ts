import { execFileSync, spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { judgeBankId } from '@paraph/verify'
import { afterAll, expect, onTestFinished, test } from 'vitest'
import { openBankId } from '#platform/bankid/open-bankid.ts'
import type { CollectedOrder } from '#platform/bankid/rp-api.ts'
import { stateOf } from '#platform/bankid/state.ts'
import { ConfigError } from '#platform/settings/config-error.ts'
import { readConfig } from '#platform/settings/config.ts'
import { anOrder, startSimulator } from '@paraph/testing/server/bankid.ts'
import { sharedFolder, temporaryFolder } from '@paraph/testing/programs/process.ts'
import { certificatePem, constraints, issue, keyPem } from '../../support/certificates.ts'

type Completed = Extract<CollectedOrder, { status: 'complete' }>

const home = await sharedFolder()
const hasOpenssl = spawnSync('openssl', ['version']).status === 0
const simulator = await startSimulator(home)
afterAll(simulator.close)
/** From now on until the test ends, the simulator answers in this way. */
const refuse = (way: Parameters<typeof simulator.refuse>[0]) => {
  simulator.refuse(way)
  onTestFinished(() => simulator.refuse(undefined))
}
const PASSPHRASE = 'käse & "quoted" secret'

async function open(settings: Record<string, string>) {
  const log: string[] = []
  const tell = (level: string) => (message: string) => void log.push(`${level} ${message}`)
  const bankId = (await openBankId(readConfig(settings), { info: tell('info'), warn: tell('warn') }))!
  onTestFinished(bankId.close)
  return { bankId, log }
}

const issueClient = (days: number, kind: 'P-256' | 'RSA-2048' = 'P-256') =>
  issue({ name: 'Relying party', kind, days, extensions: [constraints(false)] })
/** A valid certificate, with the same type of key as the certificates of the banks. */
const valid = await issueClient(400, 'RSA-2048')

/** A file as a bank delivers it. */
async function pkcs12({ client = valid, options = [] as string[] } = {}): Promise<string> {
  const file = join(home, randomBytes(8).toString('hex'))
  writeFileSync(`${file}.pem`, (await keyPem(client)) + certificatePem(client))
  const output = ['-out', `${file}.p12`, '-passout', `pass:${PASSPHRASE}`]
  execFileSync('openssl', ['pkcs12', '-export', ...options, '-in', `${file}.pem`, ...output])
  return `${file}.p12`
}

const settingsOf = (file: string, passphrase = PASSPHRASE) => ({
  BANKID_ENVIRONMENT: 'production',
  BANKID_CERTIFICATE: file,
  BANKID_PASSPHRASE: passphrase,
})

test.each([
  [join(home, 'missing.p12'), /^BANKID_CERTIFICATE can't be read: ENOENT: no such file/],
  [home, /^BANKID_CERTIFICATE can't be read: EISDIR/],
  [import.meta.filename, /^BANKID_CERTIFICATE is not a PKCS#12 file, .* Your bank delivers such a file\.$/],
])('the certificate %s is refused with one sentence', async (file, sentence) => {
  const failure = await open(settingsOf(file)).catch((error: Error) => error)
  expect(failure).toBeInstanceOf(ConfigError)
  expect((failure as Error).message).toMatch(sentence)
})

test.skipIf(!hasOpenssl).each([[[]], [['-legacy']]])(
  'a PKCS#12 file that OpenSSL made with %j is read; the error of a wrong password has no password',
  async (options) => {
    const file = await pkcs12({ options })
    const failure = await open(settingsOf(file, 'wrong secret')).catch((error: Error) => error)
    expect(failure).toEqual(
      new ConfigError('BANKID_PASSPHRASE is not the password of BANKID_CERTIFICATE, or that file is damaged.'),
    )
    const { bankId, log } = await open(settingsOf(file))
    expect(log).toEqual([
      expect.stringMatching(/^info The certificate for BankID \(production\) is valid until 20\d\d-/),
    ])
    expect(bankId).toMatchObject({ environment: 'production', phoneUrl: undefined })
    expect(bankId.roots).toHaveLength(1)
  },
)

test.skipIf(!hasOpenssl)('an expired or expiring certificate causes a warning, and the server starts', async () => {
  const expired = await open(settingsOf(await pkcs12({ client: await issueClient(-1) })))
  expect(expired.log[0]).toMatch(/^warn The certificate for BankID expired on .* Get another one from your bank,/)
  expect(stateOf(expired.bankId.status(), new Date())).toBe('certificate_expired')
  const expiring = await open(settingsOf(await pkcs12({ client: await issueClient(29) })))
  expect(expiring.log[0]).toMatch(/^warn The certificate for BankID expires on .* before that day\.$/)
  expect(stateOf(expiring.bankId.status(), new Date())).not.toBe('certificate_expired')
})

test('a simulator that stops is logged once, and is found again at another address', async () => {
  const dataDir = await temporaryFolder()
  const first = await startSimulator(dataDir)
  const { bankId, log } = await open(first.settings)
  await expect.poll(() => bankId.status().isReachable).toBe(true)
  expect(bankId.phoneUrl).toBe(first.phoneUrl)
  await first.close()
  await expect(bankId.api.sign(anOrder())).rejects.toMatchObject({ code: 'unreachable' })
  await expect(bankId.api.collect('a')).rejects.toMatchObject({ code: 'unreachable' })
  expect(stateOf(bankId.status(), new Date())).toBe('unreachable')
  expect(log.slice(1)).toEqual([
    expect.stringMatching(
      /^warn Signing with BankID does not work now: BankID can't be reached: .*\. Start the simulator with npm run bankid:simulator -w apps\/server\.$/,
    ),
  ])

  const second = await startSimulator(dataDir)
  onTestFinished(second.close)
  const orders = await Promise.all([
    bankId.api.sign(anOrder()),
    bankId.api.sign(anOrder({ requirement: { personalNumber: '198112189876' } })),
  ])
  expect(second.orders()).toHaveLength(2)
  expect(log.slice(2)).toEqual(['info BankID answers again.'])
  expect(bankId.phoneUrl).toBe(second.phoneUrl)

  await second.act(orders[0].orderRef, 'sign')
  const { completionData } = (await bankId.api.collect(orders[0].orderRef)) as Completed
  const { faults, person } = await judgeBankId(completionData, { roots: bankId.roots })
  expect([faults, person]).toEqual([[], completionData.user])
})

test.each([
  ['Maintenance', /BankID says that it is down for maintenance\./],
  ['unauthorized', /BankID refuses BANKID_CERTIFICATE\. Ask the bank that issued it\./],
] as const)('%s means that BankID can not be used, and other errors do not', async (code, sentence) => {
  const { bankId, log } = await open(simulator.settings)
  await expect(bankId.api.collect('unknown')).rejects.toMatchObject({ code: 'invalidParameters' })
  expect(bankId.status().isReachable).toBe(true)
  refuse(code)
  await expect(bankId.api.sign(anOrder())).rejects.toMatchObject({ code })
  expect(bankId.status().isReachable).toBe(false)
  expect(log.at(-1)).toMatch(sentence)
})

test('the start does not wait for a BankID that hangs', async () => {
  refuse('hang')
  const { bankId } = await open(simulator.settings)
  expect(stateOf(bankId.status(), new Date())).toBe('checking')
})
