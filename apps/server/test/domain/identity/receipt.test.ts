import { simpleParser } from 'mailparser'
import { expect, onTestFinished, test } from 'vitest'
import { openSmtp } from '#work/delivery/email/smtp.ts'
import { signingOn } from '../../api/signing-session/signing.support.ts'
import { deliver } from '@paraph/testing/server/deliver.ts'
import { sign } from '@paraph/testing/server/party.ts'
import { useServer } from '@paraph/testing/server/server.ts'
import { startSmtp } from '@paraph/testing/receivers/smtp-server.ts'

const server = await useServer()
const { services, linkOf } = server
const sentTo = signingOn(server)

test('after the cancelling too, the server sends the receipt, with all that the session shows', async () => {
  const { mails, url } = await startSmtp()
  const sender = openSmtp({ url, from: 'paraph@example.com', timeZone: 'UTC' })
  onTestFinished(() => sender.close())
  const { ids, party, cancel, messages, document, stored, update } = await sentTo({}, {})
  await update({ companyName: 'Lindqvist Bygg AB', companyRole: 'Director', companyOrgNumber: '556016-0680' })
  const { data } = await sign(await party())
  await cancel()
  const receipt = (await messages()).find(({ kind }) => kind === 'RECEIPT')!
  await deliver(receipt.id, { ...services, senders: { EMAIL: sender } })

  const { subject, text } = await simpleParser(mails.at(-1)!)
  expect(subject).toBe('You have signed: agreement')
  const { statement, sha256, signedAt } = data!.receipt!
  expect(text).toContain(`You agreed to this:\n> ${statement}`)
  expect(text).toContain('In the capacity of: Director, Lindqvist Bygg AB, organization number 556016-0680\nTime: ')
  expect(text).toContain(`SHA-256 of the PDF: ${sha256}`)
  expect(sha256).toBe((await document()).file.sha256)
  expect(text).toContain('Verified by: your link only. No code was asked for.\n')
  expect(text).toContain(
    new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(signedAt)),
  )
  expect(text).toContain(await linkOf(ids[0]!))
  // The sendStatus follows only the messages that ask the party to act.
  expect((await stored()).sendStatus).toBe('NOT_SENT')
})
