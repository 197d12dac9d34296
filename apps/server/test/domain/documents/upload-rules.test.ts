import { expect, test } from 'vitest'
import { MAX_SCANS } from '#domain/documents/upload-rules.ts'
import { signingOn } from '../../api/signing-session/signing.support.ts'
import { jpeg } from '@paraph/testing/pdf/images.ts'
import { uploadScan } from '@paraph/testing/server/party.ts'
import { onePagePdf } from '@paraph/testing/pdf/pdf.ts'
import { startServer } from '@paraph/testing/server/server.ts'

const HOUR = 60 * 60 * 1000
const server = await startServer({ limits: { UPLOAD_LIMIT_PER_DAY: '100' } })
const { db, clock } = server
const sentTo = signingOn(server)
const manual = { requiredSignature: 'MANUAL' } as const
const scan = new Uint8Array(jpeg(20, 10, 1))

const create = async ({ client }: Awaited<ReturnType<typeof server.newAccount>>, key?: string) => {
  const file = new File([await onePagePdf()], 'agreement.pdf')
  const params = key ? { header: { 'idempotency-key': key } } : {}
  return client.POST('/api/v1/documents', { body: { file }, params })
}
/** Sets the clock of the server forward. */
const goOn = (ms: number) => {
  const from = clock.now
  clock.now = () => new Date(from().getTime() + ms)
}
const use = (name: string, counts: { files?: number; bytes?: string }) =>
  db.updateTable('upload_counts').set(counts).where('name', '=', name).execute()
const all = { bytes: '100000000' }
const countOf = (name: string) =>
  db.selectFrom('upload_counts').select(['files', 'bytes']).where('name', '=', name).executeTakeFirst()

test('429 for an upload above the bytes of the account, with the time to wait', async () => {
  const [account, other] = [await server.newAccount(), await server.newAccount()]
  await create(account)
  await use(account.id, all)
  const { error, response } = await create(account, 'again')
  expect(error).toMatchObject({ status: 429, code: 'upload_limit_reached' })
  expect(error!.detail).toMatch(
    /^The account may upload 100 MB a day\. Nothing was stored\. Try again in 8\d{4} seconds\.$/,
  )
  expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(86_000)
  expect((await countOf(account.id))!.files, 'a refused upload counts').toBe(2)
  const { data } = await account.client.GET('/api/v1/documents')
  expect(data!.documents).toHaveLength(1)
  expect((await create(other)).response.status).toBe(200)
  goOn(25 * HOUR)
  expect((await create(account)).response.status).toBe(200)
  expect((await countOf(account.id))!.files).toBe(1)
})

test('429 for the 21st scan of a party in an hour; the last scan stays, and other parties can upload', async () => {
  const { ids, party } = await sentTo(manual, manual)
  const first = await party(0)
  expect((await uploadScan(first, scan)).response.status).toBe(200)
  await use(ids[0]!, { files: MAX_SCANS - 1 })
  expect((await uploadScan(first, scan)).response.status).toBe(200)
  const { error } = await uploadScan(first, scan)
  expect(error).toMatchObject({ status: 429, code: 'upload_limit_reached' })
  expect(error!.detail).toContain('A party may upload 20 scans an hour.')
  const stored = db.selectFrom('scans').select('party_id').where('party_id', '=', ids[0]!)
  expect(await stored.executeTakeFirst()).toBeDefined()
  expect((await uploadScan(await party(1), scan)).response.status).toBe(200)
})

test('the parties of an account can not use up the bytes of its API keys', async () => {
  const { account, party } = await sentTo(manual)
  const signer = await party()
  await uploadScan(signer, scan)
  await use(`parties of ${account.id}`, all)
  expect((await uploadScan(signer, scan)).error).toMatchObject({ status: 429, code: 'upload_limit_reached' })
  expect((await create(account)).response.status).toBe(200)
})
