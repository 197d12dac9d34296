import { hash } from 'node:crypto'
import { expect, test } from 'vitest'
import { useServer } from '@paraph/testing/server/server.ts'
import { signingOn } from '../signing.support.ts'

const server = await useServer()
const { seal, actAs } = server
const sentTo = signingOn(server)
const path = '/api/v1/signing-session/sealed-file'

test('409 until the document is completed; then 200 with the sealed PDF; 206 and 416 for a range', async () => {
  const { id, ids, party, document } = await sentTo({})
  const client = await party()
  const session = async () => (await client.GET('/api/v1/signing-session')).data!.document
  const get = async (range?: string) => {
    const { data, response, error } = await client.GET(path, {
      ...(range !== undefined && { headers: { range } }),
      parseAs: 'arrayBuffer',
    })
    return { response, error, bytes: data && Buffer.from(data as never) }
  }
  for (const act of [false, true]) {
    if (act) await actAs(ids[0]!)
    const { error } = await client.GET(path)
    expect(error).toMatchObject({ status: 409, code: 'document_not_sealed', detail: 'The document is SENT.' })
  }
  expect(await session()).not.toHaveProperty('sealedFile')

  await seal(id)
  const { size, sha256, name } = (await document()).sealedFile!
  expect(await session()).toMatchObject({ status: 'COMPLETED', sealedFile: { size, sha256, name } })
  const whole = await get()
  expect(whole.response.status).toBe(200)
  expect(hash('sha256', whole.bytes!)).toBe(sha256)
  expect(whole.response.headers.get('content-disposition')).toBe(`attachment; filename=${name}`)
  expect(whole.response.headers.get('accept-ranges')).toBe('bytes')

  const { response, bytes } = await get('bytes=100-199')
  expect(response.status).toBe(206)
  expect(response.headers.get('content-range')).toBe(`bytes 100-199/${size}`)
  expect(bytes!.equals(whole.bytes!.subarray(100, 200))).toBe(true)

  const after = await client.GET(path, { headers: { range: `bytes=${size}-` } })
  expect(after.response.headers.get('content-range')).toBe(`bytes */${size}`)
  expect(after.error).toMatchObject({ status: 416, code: 'range_not_satisfiable' })
})
