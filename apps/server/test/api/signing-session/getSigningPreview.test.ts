import { expect, test } from 'vitest'
import { startServer } from '../../support/server.ts'
import { signingOn } from './signing.support.ts'

const server = await startServer()
const { preview, db } = server
const sentTo = signingOn(server)
const path = '/api/v1/signing-session/preview'

test('200 with a small picture of the first page, which no cache may store', async () => {
  const { id, party } = await sentTo({})
  await preview(id)
  const { data, response } = await (await party()).GET(path, { parseAs: 'arrayBuffer' })
  expect(response.status).toBe(200)
  const bytes = Buffer.from(data!)
  expect(bytes.toString('latin1', 0, 4)).toBe('RIFF')
  expect(bytes.toString('latin1', 8, 12)).toBe('WEBP')
  expect(
    ['content-type', 'content-length', 'cache-control', 'content-disposition'].map((name) =>
      response.headers.get(name),
    ),
  ).toEqual(['image/webp', String(bytes.length), 'no-store', 'attachment; filename=preview.webp'])
})

test('404 while there is no preview, and the request makes none', async () => {
  const { id, party } = await sentTo({})
  for (let attempt = 0; attempt < 2; attempt++) {
    const { error } = await (await party()).GET(path)
    expect(error).toMatchObject({ status: 404, code: 'preview_not_found' })
  }
  expect(await previewsOf(id)).toEqual([])
})

test('200 for every party of the document, and for no party of another one', async () => {
  const { id, party } = await sentTo({}, {})
  const other = await sentTo({})
  await preview(id)
  for (const client of [await party(0), await party(1)]) {
    expect((await client.GET(path, { parseAs: 'arrayBuffer' })).response.status).toBe(200)
  }
  expect((await (await other.party()).GET(path)).error).toMatchObject({ status: 404, code: 'preview_not_found' })
})

test('a rejected and a completed document still have their preview', async () => {
  const { id, party, setStatus } = await sentTo({})
  await preview(id)
  for (const status of ['REJECTED', 'COMPLETED'] as const) {
    await setStatus(status)
    expect((await (await party()).GET(path, { parseAs: 'arrayBuffer' })).response.status).toBe(200)
  }
})

const previewsOf = (id: string) =>
  db.selectFrom('document_previews').select('document_id').where('document_id', '=', id).execute()
