import { expect, test } from 'vitest'
import { attached, attachedFile } from '@paraph/testing/pdf/attached-pdf.ts'
import { sign } from '@paraph/testing/server/party.ts'
import { useServer } from '@paraph/testing/server/server.ts'

const { newAccount, asParty, linkOf } = await useServer()
const path = '/api/v1/signing-session/attachments/{number}'

async function sent() {
  const account = await newAccount()
  const { id } = await account.draftDocument({ file: attachedFile() })
  const party = await account.party(id, { requiredSignature: 'CLICK_TO_SIGN' })
  await account.of(id).send()
  return { client: asParty(await linkOf(party.id)), cancel: account.of(id).cancel }
}

const get = ({ client }: Pick<Awaited<ReturnType<typeof sent>>, 'client'>, number = 1) =>
  client.GET(path, { params: { path: { number } }, parseAs: 'arrayBuffer' })

test('200 with the attachment, which no browser shows; the session and the statement name it', async () => {
  const party = await sent()
  const { data: session } = await party.client.GET('/api/v1/signing-session')
  expect(session!.document).toMatchObject({
    attachments: [{ number: 1, name: 'prices.html', size: attached.length }],
    notes: [{ page: 1, author: 'Anna', text: 'Is this right?' }],
  })
  expect(session!.consent!.sign).toMatch(
    / I have had access to what the document contains beside its pages: 1 attached file and 1 comment\.$/,
  )
  const { data, response } = await get(party)
  expect(Buffer.from(data as unknown as ArrayBuffer).equals(attached)).toBe(true)
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'content-type': 'application/octet-stream',
    'content-disposition': 'attachment; filename=prices.html',
    'x-content-type-options': 'nosniff',
  })
  await sign(party.client)
  await party.cancel()
  expect((await get(party)).response.status, 'a party that has signed keeps what it has signed').toBe(200)
  expect((await party.client.GET('/api/v1/signing-session')).data!.receipt!.statement).toBe(session!.consent!.sign)
})

test('400 and 404 for a number without an attachment; 410 when the document was cancelled', async () => {
  const party = await sent()
  expect((await get(party, 51)).error).toMatchObject({ status: 400, code: 'request_invalid' })
  expect((await get(party, 2)).error).toMatchObject({ status: 404, code: 'attachment_not_found' })
  await party.cancel()
  expect((await get(party)).error).toMatchObject({ status: 410, code: 'document_cancelled' })
})
