import { simpleParser } from 'mailparser'
import { afterAll, expect, test } from 'vitest'
import { openSmtp } from '#work/delivery/email/smtp.ts'
import { deliver } from '@paraph/testing/server/deliver.ts'
import { useServer } from '@paraph/testing/server/server.ts'
import { startSink } from '../../support/smtp-sink.ts'

const { services, db, newAccount, actByLink } = await useServer()
const account = await newAccount()
const { mails, url, close } = await startSink()
const sender = openSmtp({ url, from: 'paraph@example.com', timeZone: 'UTC' })
afterAll(async () => {
  await sender.close()
  await close()
})

const tokenIn = (text: string) => /https:\/\/sign\.example\.com\/sign\/#([\w-]+)/.exec(text)![1]!

test('a party has one link in its mail and another in the API; the event names the used one', async () => {
  const { id, parties } = await account.sentDocument({}, {}, {})
  const { party, parties: list, events } = account.of(id)
  /** Sends the invitation of the party. Returns the token in it. */
  const linkInMail = async (partyId: string) => {
    const message = db.selectFrom('messages').select('id').where('party_id', '=', partyId)
    await deliver((await message.executeTakeFirstOrThrow()).id, { ...services, senders: { EMAIL: sender } })
    const { html, text } = await simpleParser(mails.at(-1)!.source)
    expect(tokenIn(html as string)).toBe(tokenIn(text!))
    return tokenIn(text!)
  }
  const [inMail, inApi]: string[][] = [[], []]
  for (const [index, partyId] of parties.entries()) {
    const { signingUrl } = await party(partyId)
    expect((await list())[index]!.signingUrl).toBe(signingUrl)
    inApi!.push(tokenIn(signingUrl!))
    inMail!.push(await linkInMail(partyId))
  }
  expect(new Set([...inMail!, ...inApi!]).size).toBe(6)
  await actByLink(inMail![0]!)
  await actByLink(inApi![1]!)
  // A party acts once, whichever link it uses.
  for (const token of [inApi![0]!, inMail![1]!])
    await expect(actByLink(token)).rejects.toMatchObject({ code: 'party_signed' })
  await actByLink(inApi![2]!, { type: 'REJECTED', reason: 'Too dear.' })
  const acts = (await events()).filter(({ type }) => type === 'party.signed' || type === 'party.rejected')
  expect(acts.map(({ type, partyId, data }) => [type, parties.indexOf(partyId!), data.link])).toEqual([
    ['party.rejected', 2, 'API'],
    ['party.signed', 1, 'API'],
    ['party.signed', 0, 'MESSAGE'],
  ])
})
