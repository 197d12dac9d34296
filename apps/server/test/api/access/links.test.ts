import { simpleParser } from 'mailparser'
import { createClient } from '@paraph/client'
import { afterAll, expect, onTestFinished, test } from 'vitest'
import { openServices } from '#server/process/open-services.ts'
import { createLogger } from '#server/telemetry/logger.ts'
import { openSmtp } from '#work/delivery/email/smtp.ts'
import { startAnotherApp } from '../../support/another-app.ts'
import { deliver } from '@paraph/testing/server/deliver.ts'
import { performAct } from '@paraph/testing/server/party.ts'
import { SECRET_KEY } from '@paraph/testing/programs/process.ts'
import { startServer } from '@paraph/testing/server/server.ts'
import { startSink } from '../../support/smtp-sink.ts'

const { config, services, db, newAccount, actByLink } = await startServer()
const account = await newAccount()
const unknown = { code: 'link_invalid' }
const { mails, url, close } = await startSink()
const sender = openSmtp({ url, from: 'paraph@example.com', timeZone: 'UTC' })
afterAll(async () => {
  await sender.close()
  await close()
})

const tokenIn = (text: string) => /https:\/\/sign\.example\.com\/sign\/#([\w-]+)/.exec(text)![1]!

/** Sends a document to this number of parties. Returns it with the views of the parties and of the sender. */
async function sentTo(count: number) {
  const { id, parties } = await account.sentDocument(...Array.from({ length: count }, () => ({})))
  const pathOf = (index: number) => ({ params: { path: { id, partyId: parties[index]! } } })

  /** Sends the newest message of the party, which must still be queued. Returns the token in it. */
  const linkInMail = async (index: number) => {
    const message = await db
      .selectFrom('messages')
      .select('id')
      .where('party_id', '=', parties[index]!)
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow()
    await deliver(message.id, { ...services, senders: { EMAIL: sender } })
    const { html, text } = await simpleParser(mails.at(-1)!.source)
    expect(tokenIn(html as string)).toBe(tokenIn(text!))
    return tokenIn(text!)
  }
  /** Returns the token of `signingUrl`. */
  const linkInApi = async (index: number) => {
    const { data } = await account.client.GET('/api/v1/documents/{id}/parties/{partyId}', pathOf(index))
    const list = await account.client.GET('/api/v1/documents/{id}/parties', { params: { path: { id } } })
    expect(list.data!.parties[index]!.signingUrl).toBe(data!.signingUrl)
    return tokenIn(data!.signingUrl!)
  }
  const newAddress = (index: number) =>
    account.client.PATCH('/api/v1/documents/{id}/parties/{partyId}', {
      ...pathOf(index),
      body: { role: 'SIGNER', email: 'bo@example.com' },
    })
  const evidence = async () => {
    const { data } = await account.client.GET('/api/v1/documents/{id}/events', { params: { path: { id } } })
    return data!.events
      .filter(({ type }) => type === 'party.signed' || type === 'party.rejected')
      .map(({ type, partyId, data: { link, reason } }) => [
        type,
        parties.indexOf(partyId!),
        link,
        ...(reason ? [reason] : []),
      ])
  }
  return { id, linkInMail, linkInApi, newAddress, evidence }
}

test('a party has one link in its mail and another in the API; the event names the used one', async () => {
  const { linkInMail, linkInApi, evidence } = await sentTo(3)
  const mails = [await linkInMail(0), await linkInMail(1), await linkInMail(2)] as const
  const apis = [await linkInApi(0), await linkInApi(1), await linkInApi(2)] as const
  expect(new Set([...mails, ...apis]).size).toBe(6)
  await actByLink(mails[0])
  await actByLink(apis[1])
  // A party acts once, whichever link it uses.
  await expect(actByLink(apis[0])).rejects.toMatchObject({ code: 'party_signed' })
  await expect(actByLink(mails[1])).rejects.toMatchObject({ code: 'party_signed' })
  await actByLink(apis[2], { type: 'REJECTED', reason: 'Too dear.' })
  expect(await evidence()).toEqual([
    ['party.rejected', 2, 'API', 'Too dear.'],
    ['party.signed', 1, 'API'],
    ['party.signed', 0, 'MESSAGE'],
  ])
})

test('after a change of the address, both old links are invalid and the new ones work', async () => {
  const { linkInMail, linkInApi, newAddress, evidence } = await sentTo(2)
  const old = [await linkInMail(0), await linkInApi(0)]
  const others = await linkInApi(1)
  expect((await newAddress(0)).response.status).toBe(200)
  for (const token of old) await expect(actByLink(token)).rejects.toMatchObject(unknown)
  const [mail, api] = [await linkInMail(0), await linkInApi(0)]
  expect(new Set([...old, mail, api]).size).toBe(4)
  expect(await linkInApi(1)).toBe(others)
  expect(await evidence()).toEqual([])
  await actByLink(mail)
  expect(await evidence()).toEqual([['party.signed', 0, 'MESSAGE']])
})

/** Opens the services of a second server on the same database, with this secret key. */
async function openSecond(...secretKeys: string[]) {
  const logger = createLogger('silent')
  const { services, close } = await openServices({ ...config, secretKeys }, logger)
  const { baseUrl, close: closeApp } = await startAnotherApp({ services })
  onTestFinished(async () => {
    await closeApp()
    await close()
  })
  return (token: string) => performAct(createClient({ baseUrl, apiKey: token }))
}

test('a server with both secret keys accepts all links, and one without the old key none', async () => {
  const { linkInMail, linkInApi, evidence } = await sentTo(2)
  const tokens = [await linkInMail(0), await linkInApi(1)]
  const another = 'another-key-another-key-another-key-another-key'
  await expect(openSecond(another)).rejects.toThrow('SECRET_KEY does not contain the key')
  const rotated = await openSecond(another, SECRET_KEY)
  const stranger = await openSecond(another)
  for (const token of tokens) await expect(stranger(token)).rejects.toMatchObject(unknown)
  expect(await evidence()).toEqual([])
  for (const token of tokens) expect(await rotated(token)).toMatchObject({ signingStatus: 'SIGNED' })
})
