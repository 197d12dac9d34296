import { readdirSync, readlinkSync } from 'node:fs'
import { mkdir, mkdtemp, readdir, rm, utimes } from 'node:fs/promises'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { HANGING } from '@paraph/testing/programs/hanging.ts'
import { sweepTemporaryFiles } from '#platform/uploads/temporary-file.ts'
import { onePagePdf } from '@paraph/testing/pdf/pdf.ts'
import { startServer, type TestAccount, useServer } from '@paraph/testing/server/server.ts'

const { baseUrl, services, fetch, newAccount, linkOf } = await useServer()
/** A server that soon ends an upload that stalls. */
const impatient = await startServer({ minimumSpeed: { period: 500, bytes: 1 } })
const MB = 1024 * 1024
const pdf = await onePagePdf()
const scanPath = '/api/v1/signing-session/scan'

const upload = (key: string, path = '/api/v1/documents', headers: Record<string, string> = {}, file = pdf) => {
  const body = new FormData()
  body.append('file', new File([file], 'agreement.pdf', { type: 'application/pdf' }))
  return fetch(`${baseUrl}${path}`, { method: 'POST', headers: { authorization: `Bearer ${key}`, ...headers }, body })
}

/** Sends the start of a file, and then nothing. */
async function stalledUpload(key: string, path: string, method = 'POST'): Promise<Response> {
  const body = new ReadableStream({ start: (stream) => stream.enqueue(Buffer.from(head)) })
  const headers = { authorization: `Bearer ${key}`, 'content-type': type }
  const answer = await impatient.fetch(impatient.baseUrl + path, { method, headers, body, duplex: 'half' })
  // If the header were sent twice, this would be one value with a comma.
  expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
  return answer
}

/** Reserves bytes as soon as the requests before have ended. */
const reserve = (owner: string, bytes: number) =>
  vi.waitFor(() => services.uploads.budget.reserve(owner, bytes), HANGING)

async function manualParty(account: TestAccount): Promise<string> {
  const { parties } = await account.sentDocument({ requiredSignature: 'MANUAL' })
  return linkOf(parties[0]!)
}

/** Gives the test a temporary folder of its own, because other programs use the default one too. */
async function ownTemporaryFolder(): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'paraph test '))
  vi.stubEnv('TMPDIR', folder)
  onTestFinished(async () => {
    vi.unstubAllEnvs()
    await rm(folder, { recursive: true })
  })
}

/** The temporary files that this process has open. */
function openFiles(): string[] {
  const links = readdirSync('/proc/self/fd').map((fd) => {
    try {
      return readlinkSync(`/proc/self/fd/${fd}`)
    } catch {
      return ''
    }
  })
  return links.filter((path) => path.includes('paraph-upload-'))
}

test('408 for an upload that stalls: of a PDF, and of a scan from the computer or the phone', async () => {
  const account = await impatient.newAccount()
  const { parties } = await account.sentDocument({ requiredSignature: 'MANUAL' })
  const link = await impatient.linkOf(parties[0]!)
  for (const [key, path, method] of [
    [account.key, '/api/v1/documents'],
    [link, scanPath],
    [link, `${scanPath}/phone`, 'PUT'],
  ] as const) {
    const refused = await stalledUpload(key, path, method)
    expect(refused.status).toBe(408)
    expect(await refused.json()).toMatchObject({ code: 'request_stalled', status: 408, instance: path })
  }
  await expect.poll(openFiles).toEqual([])
})

test('503 if the uploads of an account have too many bytes; other accounts and the parties go on', async () => {
  const [account, other] = [await newAccount(), await newAccount()]
  const link = await manualParty(account)
  const free = await reserve(account.id, 199.5 * MB)
  const refused = await upload(account.key)
  expect(refused.status).toBe(503)
  expect(refused.headers.get('retry-after')).toMatch(/^[1-9]\d*$/)
  expect(await refused.json()).toMatchObject({ code: 'server_busy' })
  expect((await upload(other.key)).status).toBe(200)
  expect((await upload(link, scanPath)).status).toBe(200)
  free()
  expect((await upload(account.key)).status).toBe(200)
})

test('503 if the uploads of all accounts have too many bytes; an upload that has ended no longer counts', async () => {
  const account = await newAccount()
  const frees: (() => void)[] = []
  onTestFinished(() => frees.forEach((free) => free()))
  for (const owner of ['acc_1', 'acc_2', 'acc_3']) frees.push(await reserve(owner, 133 * MB))
  expect((await upload(account.key)).status).toBe(200)
  frees.push(await reserve('acc_4', 0.5 * MB))
  const refused = await upload(account.key)
  expect(refused.status).toBe(503)
  expect(await refused.json()).toMatchObject({ code: 'server_busy' })
  for (const free of frees) free()
  expect((await upload(account.key)).status).toBe(200)
})

test('503 if the parties of an account upload too many bytes, although the account itself uploads nothing', async () => {
  const account = await newAccount()
  const link = await manualParty(account)
  const free = await reserve(`parties of ${account.id}`, 200 * MB)
  const refused = await upload(link, scanPath)
  free()
  expect(refused.status).toBe(503)
  expect(await refused.json()).toMatchObject({ code: 'server_busy' })
})

test('an uploaded file has no name, and is gone after every answer and after a disconnection', async () => {
  const account = await newAccount()
  await ownTemporaryFolder()
  const body = Buffer.concat([head, Buffer.alloc(2 * MB, 'x')])
  const headers = { authorization: `Bearer ${account.key}`, 'content-type': type, 'content-length': 3 * MB }
  const sending = request(`${baseUrl}/api/v1/documents`, { method: 'POST', headers }).on('error', () => {})
  sending.write(body)
  await expect.poll(openFiles).toEqual([expect.stringContaining('(deleted)')])
  await expect.poll(() => readdir(tmpdir())).toEqual([])
  sending.destroy()
  await expect.poll(openFiles).toEqual([])
  expect((await upload(account.key)).status).toBe(200)
  expect((await upload(account.key, '/api/v1/documents', {}, Buffer.from('no PDF'))).status).toBe(400)
  await expect.poll(openFiles).toEqual([])
})

test('a start removes the files of a killed process, but no newer files and no files of other programs', async () => {
  await ownTemporaryFolder()
  const [old, newer] = [
    await mkdtemp(join(tmpdir(), 'paraph-upload-')),
    await mkdtemp(join(tmpdir(), 'paraph-upload-')),
  ]
  const foreign = join(tmpdir(), `paraph-other-${old.slice(-6)}`)
  await mkdir(foreign)
  const hoursAgo = Date.now() / 1000 - 2 * 60 * 60
  for (const folder of [old, foreign]) await utimes(folder, hoursAgo, hoursAgo)
  await sweepTemporaryFiles()
  const left = (await readdir(tmpdir())).map((name) => join(tmpdir(), name))
  expect(left).not.toContain(old)
  expect(left).toEqual(expect.arrayContaining([newer, foreign]))
})

const type = 'multipart/form-data; boundary=xx'
const head = Buffer.from('--xx\r\ncontent-disposition: form-data; name="file"; filename="a.pdf"\r\n\r\n')
