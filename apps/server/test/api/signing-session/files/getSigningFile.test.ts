import { expect, test } from 'vitest'
import { makePdf } from '@paraph/testing/pdf/pdf.ts'
import { useServer } from '@paraph/testing/server/server.ts'

const server = await useServer()
const { newAccount, asParty, linkOf } = server

const bytes = Buffer.from(await makePdf(40))
const size = bytes.length

async function sentFile(name = 'lease.pdf') {
  const account = await newAccount()
  const { id } = await account.draftDocument({ file: new File([bytes], name) })
  const party = await account.party(id)
  await account.client.POST('/api/v1/documents/{id}/send', { params: { path: { id } } })
  const client = asParty(await linkOf(party.id))
  return { client, download: (range?: string) => downloadBy(client, range) }
}

async function downloadBy(client: ReturnType<typeof asParty>, range?: string) {
  const { data, response, error } = await client.GET('/api/v1/signing-session/file', {
    ...(range !== undefined && { headers: { range } }),
    parseAs: 'arrayBuffer',
  })
  const header = (name: string) => response.headers.get(name)
  return { status: response.status, body: data && Buffer.from(data), error, header }
}

const { client, download } = await sentFile()

test('200 with the whole file, byte for byte', async () => {
  const { status, body, header } = await download()
  expect(status).toBe(200)
  expect(body!.equals(bytes)).toBe(true)
  expect(
    Object.fromEntries(
      ['content-type', 'content-length', 'accept-ranges', 'cache-control'].map((name) => [name, header(name)]),
    ),
  ).toEqual({
    'content-type': 'application/pdf',
    'content-length': String(size),
    'accept-ranges': 'bytes',
    'cache-control': 'no-store',
  })
  expect(header('content-disposition')).toBe('attachment; filename=lease.pdf')
  expect(header('content-range')).toBeNull()
})

test.each([
  ['bytes=0-0', 0, 0],
  ['bytes=10-19', 10, 19],
  [`bytes=${size - 1}-`, size - 1, size - 1],
  [`bytes=10-${size * 2}`, 10, size - 1],
  ['bytes=-1', size - 1, size - 1],
  [`bytes=-${size * 2}`, 0, size - 1],
])('206 for %s', async (range, start, end) => {
  const { status, body, header } = await download(range)
  expect(status).toBe(206)
  expect(header('content-range')).toBe(`bytes ${start}-${end}/${size}`)
  expect(header('content-length')).toBe(String(end - start + 1))
  expect(header('accept-ranges')).toBe('bytes')
  expect(header('content-type')).toBe('application/pdf')
  expect(body!.equals(bytes.subarray(start, end + 1))).toBe(true)
})

test.each([`bytes=${size}-`, `bytes=${size}-${size + 1}`, `bytes=${'9'.repeat(90)}-`, 'bytes=-0'])(
  '416 for %s',
  async (range) => {
    const { status, header } = await download(range)
    expect(status).toBe(416)
    expect(header('content-range')).toBe(`bytes */${size}`)
    const { error } = await client.GET('/api/v1/signing-session/file', { headers: { range } })
    expect(error).toMatchObject({ code: 'range_not_satisfiable', detail: `The file has ${size} bytes.` })
  },
)

test.each(['bytes=5-2', 'bytes=-', 'bytes=0-1,5-6', 'pages=1-2', 'bytes=0x1-0x2'])(
  '200 with the whole file for %s',
  async (range) => {
    const { status, body } = await download(range)
    expect(status).toBe(200)
    expect(body!.equals(bytes)).toBe(true)
  },
)
