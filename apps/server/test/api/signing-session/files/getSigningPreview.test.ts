import { expect, test } from 'vitest'
import { useServer } from '@paraph/testing/server/server.ts'
import { signingOn } from '../signing.support.ts'

const server = await useServer()
const { preview, db } = server
const sentTo = signingOn(server)
const path = '/api/v1/signing-session/preview'

test('404 while there is no preview; then 200 with it for every party, also after the end', async () => {
  const { id, party, setStatus } = await sentTo({}, {})
  const other = await sentTo({})
  const missing = { status: 404, code: 'preview_not_found' }
  expect((await (await party()).GET(path)).error).toMatchObject(missing)
  expect(await db.selectFrom('document_previews').selectAll().where('document_id', '=', id).execute()).toEqual([])

  await preview(id)
  const { data, response } = await (await party()).GET(path, { parseAs: 'arrayBuffer' })
  const bytes = Buffer.from(data!)
  expect(bytes.toString('latin1', 0, 4)).toBe('RIFF')
  expect(bytes.toString('latin1', 8, 12)).toBe('WEBP')
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'content-type': 'image/webp',
    'content-length': String(bytes.length),
    'cache-control': 'no-store',
    'content-disposition': 'attachment; filename=preview.webp',
  })

  expect((await (await other.party()).GET(path)).error).toMatchObject(missing)
  for (const status of ['REJECTED', 'COMPLETED'] as const) {
    await setStatus(status)
    expect((await (await party(1)).GET(path, { parseAs: 'arrayBuffer' })).response.status).toBe(200)
  }
})
