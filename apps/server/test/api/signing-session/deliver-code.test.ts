import { afterAll, expect, test } from 'vitest'
import { openSmtp } from '#work/delivery/email/smtp.ts'
import { recordOutcome } from '#work/delivery/record-outcome.ts'
import { openSms } from '#work/delivery/sms/46elks.ts'
import { deliver } from '@paraph/testing/server/deliver.ts'
import { useServer } from '@paraph/testing/server/server.ts'
import { startSmtp } from '@paraph/testing/receivers/smtp-server.ts'
import { startGateway } from '../../work/delivery/sms/gateway.ts'
import { email, phone, verifierOn } from '@paraph/testing/server/verification.ts'

const server = await useServer()
const { clock, services, reportTokens } = server
const verifiedParty = verifierOn(server)
const { now } = clock

const gateway = await startGateway()
afterAll(gateway.close)
const sms = openSms(gateway.settings, services.publicUrl, reportTokens.SMS)
const sendSms = (messageId: string) => deliver(messageId, { ...services, senders: { SMS: sms } })

const minute = 60_000
const wait = (milliseconds: number) => void (clock.now = () => new Date(now().getTime() + milliseconds))

type VerifiedParty = Awaited<ReturnType<typeof verifiedParty>>

/** Requests a code and returns the id of its message. */
async function requestCode({ send, codeMessages }: VerifiedParty): Promise<string> {
  expect((await send()).status).toBe(200)
  return (await codeMessages()).at(-1)!.id
}

const statusesOf = async ({ codeMessages }: VerifiedParty) => (await codeMessages()).map(({ status }) => status)

test('the SMS has the code that the party confirms, and no link; its event has no code', async () => {
  const party = await verifiedParty()
  const messageId = await requestCode(party)
  await sendSms(messageId)
  const { to, message } = gateway.taken.at(-1)!
  expect(to).toBe(phone)
  expect(message).not.toContain('/sign/')
  const [event] = await party.events()
  const data = { kind: 'CODE', channel: 'SMS', address: phone, messageId }
  expect(event).toMatchObject({ type: 'party.sent', data })
  expect(event!.data).toEqual(data)
  expect((await party.stored()).send_status).toBe('NOT_SENT')
  const [, code] = /@sign\.example\.com #(\d{6})$/.exec(message)!
  expect((await party.confirm({ code: code! })).status).toBe(200)
})

test('the mail has the code that the party confirms, and no link', async () => {
  const smtp = await startSmtp()
  const sender = openSmtp({ url: smtp.url, from: 'paraph@example.com', replyTo: undefined, timeZone: 'UTC' })
  const party = await verifiedParty({ twoStepVerification: 'EMAIL_BEFORE_SIGNING', deliveryMethod: 'SMS' })
  await deliver(await requestCode(party), { ...services, senders: { EMAIL: sender } })
  await sender.close()
  const [mail] = smtp.mails
  expect(mail).toContain(`To: Anna Lindqvist <${email}>`)
  expect(mail).not.toContain('/sign/')
  const [, code] = /^Subject: (\d{6}) is your code/m.exec(mail!)!
  expect((await party.confirm({ code: code! })).status).toBe(200)
})

test('a code is not sent if it was replaced, used or has expired, or after a change of the party', async () => {
  const party = await verifiedParty()
  const replaced = await requestCode(party)
  wait(minute)
  const newest = await requestCode(party)
  await sendSms(replaced)
  await sendSms(newest)
  expect(await statusesOf(party)).toEqual(['SKIPPED', 'SENT'])

  const changes: [string, (party: VerifiedParty) => unknown][] = [
    ['that has expired', () => wait(12 * minute)],
    ['that was used', async ({ confirm, code }) => confirm({ code: await code() })],
    ['to another number', ({ update }) => update({ phone: '+46701740606' })],
    ['that is no longer needed', ({ update }) => update({ twoStepVerification: 'NONE' })],
    ['for a link that has ended', ({ update }) => update({ email: 'other@example.com' })],
  ]
  const count = gateway.taken.length
  for (const [index, [name, change]] of changes.entries()) {
    wait((2 + index * 12) * minute)
    await party.update({ twoStepVerification: 'SMS_BEFORE_SIGNING' })
    const messageId = await requestCode(party)
    await change(party)
    await sendSms(messageId)
    expect((await statusesOf(party)).at(-1), name).toBe('SKIPPED')
  }
  expect(gateway.taken).toHaveLength(count)
})

test('a code is not sent for a cancelled document', async () => {
  const party = await verifiedParty()
  const messageId = await requestCode(party)
  await party.cancel()
  const count = gateway.taken.length
  await sendSms(messageId)
  expect(await statusesOf(party)).toEqual(['SKIPPED'])
  expect(gateway.taken).toHaveLength(count)
})

test('an answer or a late report that repeats the code reaches neither the log nor the audit trail', async () => {
  const party = await verifiedParty()
  const messageId = await requestCode(party)
  const code = await party.code()
  gateway.answerNext(500, `Could not queue "${code} is your code"`)
  await expect(sendSms(messageId)).rejects.toThrow('46elks answered 500: Could not queue "[code] is your code"')
  gateway.answerNext(400, `Invalid "to", message "${code} is your code"`)
  await sendSms(messageId)
  const [refused] = await party.events()
  expect(refused).toMatchObject({ type: 'party.bounced', data: { detail: expect.stringContaining('[code]') } })
  expect(JSON.stringify([await party.codeMessages(), await party.events()])).not.toContain(`${code} is`)

  wait(minute)
  const next = await requestCode(party)
  await sendSms(next)
  await recordOutcome(next, 'BOUNCED', { detail: `554 Refused: ${await party.code()} is your code` }, services)
  const [bounced] = await party.events()
  expect(bounced!.data.detail).toBe('554 Refused: [code] is your code')
})
