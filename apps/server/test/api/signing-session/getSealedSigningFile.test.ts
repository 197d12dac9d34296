import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { startServer } from '../../support/server.ts'
import { signingOn } from './signing.support.ts'

const server = await startServer()
const { seal, actAs } = server
const sentTo = signingOn(server)
const path = '/api/v1/signing-session/sealed-file'

async function sealedFile() {
  const { id, ids, party, document } = await sentTo({})
  await actAs(ids[0]!)
  await seal(id)
  const client = await party()
  const get = async (range?: string) => {
    const { data, response, error } = await client.GET(path, {
      ...(range !== undefined && { headers: { range } }),
      parseAs: 'arrayBuffer',
    })
    return { response, error, bytes: data && Buffer.from(data as never) }
  }
  return { client, get, ...(await document()).sealedFile! }
}

test('200 with the sealed PDF, and the session says that it exists', async () => {
  const { client, get, size, sha256, name } = await sealedFile()
  const { data: session } = await client.GET('/api/v1/signing-session')
  expect(session!.document).toMatchObject({ status: 'COMPLETED', sealedFile: { size, sha256, name } })
  const { response, bytes } = await get()
  expect(response.status).toBe(200)
  expect(createHash('sha256').update(bytes!).digest('hex')).toBe(sha256)
  expect(response.headers.get('content-disposition')).toBe(`attachment; filename=${name}`)
  expect(response.headers.get('accept-ranges')).toBe('bytes')
})

test('206 for a range', async () => {
  const { get, size } = await sealedFile()
  const whole = (await get()).bytes!
  const { response, bytes } = await get('bytes=100-199')
  expect(response.status).toBe(206)
  expect(response.headers.get('content-range')).toBe(`bytes 100-199/${size}`)
  expect(bytes!.equals(whole.subarray(100, 200))).toBe(true)
})

test('416 for a range after the end', async () => {
  const { get, client, size } = await sealedFile()
  expect((await get(`bytes=${size}-`)).response.headers.get('content-range')).toBe(`bytes */${size}`)
  const { error } = await client.GET(path, { headers: { range: `bytes=${size}-` } })
  expect(error).toMatchObject({ status: 416, code: 'range_not_satisfiable' })
})

test('409 until the document is completed, and the session has no sealed file', async () => {
  const { ids, party } = await sentTo({})
  const client = await party()
  for (const act of [false, true]) {
    if (act) await actAs(ids[0]!)
    const { error } = await client.GET(path)
    expect(error).toMatchObject({ status: 409, code: 'document_not_sealed', detail: 'The document is SENT.' })
  }
  const { data: session } = await client.GET('/api/v1/signing-session')
  expect(session!.document).not.toHaveProperty('sealedFile')
})
