import { expect, test } from 'vitest'
import { makePdf } from '@paraph/testing/pdf/pdf.ts'
import { useServer } from '@paraph/testing/server/server.ts'

const { newAccount, asParty, linkOf } = await useServer()
const bytes = Buffer.from(await makePdf(40))
const size = bytes.length
const account = await newAccount()
const { id } = await account.draftDocument({ file: new File([bytes], 'lease.pdf') })
const party = await account.party(id)
await account.of(id).send()
const client = asParty(await linkOf(party.id))

async function download(headers: Record<string, string> = {}) {
  const options = { headers, parseAs: 'arrayBuffer' } as const
  const { data, response, error } = await client.GET('/api/v1/signing-session/file', options)
  return {
    status: response.status,
    body: data && Buffer.from(data),
    error,
    headers: Object.fromEntries(response.headers),
  }
}

const usual = { 'content-type': 'application/pdf', 'accept-ranges': 'bytes' }

test('200 with the whole file, byte for byte', async () => {
  const { status, body, headers } = await download()
  expect(status).toBe(200)
  expect(body!.equals(bytes)).toBe(true)
  expect(headers).toMatchObject({ ...usual, 'content-length': String(size), 'cache-control': 'no-store' })
  expect(headers['content-disposition']).toBe('attachment; filename=lease.pdf')
  expect(headers).not.toHaveProperty('content-range')
})

test.each([
  ['bytes=0-0', 0, 0],
  ['bytes=10-19', 10, 19],
  [`bytes=${size - 1}-`, size - 1, size - 1],
  [`bytes=10-${size * 2}`, 10, size - 1],
  ['bytes=-1', size - 1, size - 1],
  [`bytes=-${size * 2}`, 0, size - 1],
])('206 for %s', async (range, start, end) => {
  const { status, body, headers } = await download({ range })
  expect(status).toBe(206)
  const length = String(end - start + 1)
  expect(headers).toMatchObject({
    ...usual,
    'content-length': length,
    'content-range': `bytes ${start}-${end}/${size}`,
  })
  expect(body!.equals(bytes.subarray(start, end + 1))).toBe(true)
})

test.each([`bytes=${size}-`, `bytes=${size}-${size + 1}`, `bytes=${'9'.repeat(90)}-`, 'bytes=-0'])(
  '416 for %s',
  async (range) => {
    const { error, headers } = await download({ range })
    expect(headers['content-range']).toBe(`bytes */${size}`)
    const detail = `The file has ${size} bytes.`
    expect(error).toMatchObject({ status: 416, code: 'range_not_satisfiable', detail })
  },
)

test.each(['bytes=5-2', 'bytes=-', 'bytes=0-1,5-6', 'pages=1-2', 'bytes=0x1-0x2'])(
  '200 with the whole file for %s',
  async (range) => {
    const { status, body } = await download({ range })
    expect([status, body!.equals(bytes)]).toEqual([200, true])
  },
)
