import { fork } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { type RawBuilder, sql } from 'kysely'
import { PDF } from '@libpdf/core'
import { createClient, type NewField } from '@paraph/client'
import { sign } from '@paraph/testing/server/party.ts'
import { startProgram } from '../process.ts'
import { quantile, type Scenario } from '../scenario.ts'
import type { SealFigures } from './seal-target.ts'
import { paced } from './sending.ts'

const cases = [
  { name: '2 pages, 2 parties', pages: 2, parties: 2, megabytes: 0 },
  { name: '2 pages, 2 parties, 20 fields', pages: 2, parties: 2, megabytes: 0, fields: 20 },
  { name: '2 pages, 2 parties, 200 fields', pages: 2, parties: 2, megabytes: 0, fields: 200 },
  { name: '40 pages, 10 parties', pages: 40, parties: 10, megabytes: 0 },
  { name: '25 MB, 100 parties', pages: 40, parties: 100, megabytes: 24 },
]
/** Documents that are sealed while other requests are timed. */
const DOCUMENTS = 40

/** Measures what one seal takes, and how much sealing slows other requests. */
export async function measureSealing(scenario: Scenario, dataDir: string, connection: object): Promise<string> {
  const env = { DATA_DIR: dataDir, LOG_LEVEL: 'error', PORT: '0', HOST: '127.0.0.1' }
  const rows: string[] = []
  const waiting: string[] = []
  const server = startProgram('main.ts', { ...env, JOBS: 'elsewhere' })
  try {
    const baseUrl = await server.address()
    for (const { name, ...size } of cases) {
      const id = await signedDocument(scenario, baseUrl, size)
      const { cpu, wall, peak, size: sealed } = await sealRepeatedly(connection, dataDir, id)
      rows.push(`| ${name} | ${Math.round(cpu)} | ${Math.round(wall)} | ${Math.round(peak)} | ${sealed.toFixed(2)} |`)
      process.stdout.write(`${rows.at(-1)}\n`)
    }
    const small = { pages: 2, parties: 2, megabytes: 0 }
    for (let count = 0; count < 2 * DOCUMENTS; count++) waiting.push(await signedDocument(scenario, baseUrl, small))
  } finally {
    await server.stop()
  }
  return [
    '| One seal | CPU ms | Time ms | Memory MB | Sealed file MB |',
    '| --- | --: | --: | --: | --: |',
    ...rows,
    '',
    '| Other requests, while 40 documents are sealed | Seals/s | idle p50 ms | p95 ms | meanwhile p50 ms | p95 ms |',
    '| --- | --: | --: | --: | --: | --: |',
    await probeWhileSealing(scenario, env, waiting.slice(0, DOCUMENTS), false),
    await probeWhileSealing(scenario, env, waiting.slice(DOCUMENTS), true),
  ].join('\n')
}

/** Times requests to a server before documents are due to be sealed, and while the server or a worker seals them. */
async function probeWhileSealing(
  scenario: Scenario,
  env: Record<string, string>,
  ids: string[],
  byWorker: boolean,
): Promise<string> {
  // They are due only after the probes of the idle server.
  const jobs = (at: RawBuilder<unknown>) => sql`
    update pgboss.job set start_after = ${at} where name = 'seal' and state = 'created' and data ->> 'documentId' = any(${ids})`
  await sql`update pgboss.job set start_after = now() + interval '1 day' where name = 'seal' and state = 'created'`.execute(
    scenario.db,
  )
  const processes = [startProgram('main.ts', { ...env, JOBS: byWorker ? 'elsewhere' : 'here' })]
  if (byWorker) processes.push(startProgram('worker.ts', env))
  try {
    const client = createClient({ baseUrl: await processes[0]!.address(), apiKey: scenario.key })
    const probe = async () => {
      const begin = performance.now()
      await client.GET('/api/v1/documents/{id}', { params: { path: { id: ids[0]! } } })
      return performance.now() - begin
    }
    for (let index = 0; index < 200; index++) await probe()
    const idle = await paced(probe, sleep(5000))
    const left = async () => {
      const documents = scenario.db.selectFrom('documents').select('id').where('id', 'in', ids)
      return (await documents.where('status', '=', 'SENT').execute()).length
    }
    const begin = performance.now()
    await jobs(sql`now()`).execute(scenario.db)
    const sealed = async () => {
      while ((await left()) > 0) await sleep(100)
    }
    const busy = await paced(probe, sealed())
    const perSecond = ids.length / ((performance.now() - begin) / 1000)
    const cells = [idle, busy].flatMap((times) => [quantile(times, 0.5).toFixed(1), quantile(times, 0.95).toFixed(1)])
    return `| ${byWorker ? 'a worker' : 'the server'} seals them | ${perSecond.toFixed(1)} | ${cells.join(' | ')} |`
  } finally {
    for (const running of processes) await running.stop()
  }
}

async function sealRepeatedly(connection: object, dataDir: string, id: string): Promise<SealFigures> {
  const args = [JSON.stringify(connection), dataDir, id]
  const child = fork(join(import.meta.dirname, 'seal-target.ts'), args, { execArgv: ['--expose-gc'] })
  const [figures] = (await once(child, 'message')) as [SealFigures]
  await once(child, 'exit')
  return figures
}

/** Uploads, sends and signs a document by the API, as clients and parties do. */
async function signedDocument(
  scenario: Scenario,
  baseUrl: string,
  {
    pages,
    parties,
    megabytes,
    fields: count = 0,
  }: { pages: number; parties: number; megabytes: number; fields?: number },
): Promise<string> {
  const client = createClient({ baseUrl, apiKey: scenario.key })
  const pdf = PDF.create()
  for (let page = 0; page < pages; page++) pdf.addPage()
  if (megabytes > 0) pdf.addAttachment('scan.bin', randomBytes(megabytes * 1024 * 1024))
  const file = new File([new Uint8Array(await pdf.save())], 'agreement.pdf', { type: 'application/pdf' })
  const { data: document, error } = await client.POST('/api/v1/documents', { body: { file, title: 'Agreement' } })
  if (!document) throw new Error(`The upload was refused: ${JSON.stringify(error)}`)
  const path = { id: document.id }
  const ids: string[] = []
  for (let index = 0; index < parties; index++) {
    const person = { firstName: 'Anna', lastName: `Lindqvist ${index}`, email: `anna${index}@example.com` }
    const contact = await client.POST('/api/v1/contacts', { body: person })
    const body = { contactId: contact.data!.id, role: 'SIGNER', deliveryMethod: 'NONE' } as const
    const party = await client.POST('/api/v1/documents/{id}/parties', { params: { path }, body })
    ids.push(party.data!.id)
  }
  const fields = Array.from({ length: count }, (_, index) => fieldAt(ids[0]!, index, pages))
  if (count > 0) await client.POST('/api/v1/documents/{id}/fields', { params: { path }, body: { fields } })
  await client.POST('/api/v1/documents/{id}/send', { params: { path } })
  const { data: list } = await client.GET('/api/v1/documents/{id}/parties', { params: { path } })
  for (const { id, signingUrl } of list!.parties) {
    const own = fields.filter(({ partyId }) => partyId === id)
    const values = Object.fromEntries(own.map(({ name, type }) => [name, type === 'TEXT' ? 'Storgatan 1' : true]))
    const signed = await sign(createClient({ baseUrl, apiKey: signingUrl!.split('#')[1]! }), { values })
    if (!signed.data) throw new Error(`The signature was refused: ${JSON.stringify(signed.error)}`)
  }
  return document.id
}

/** Returns a field in a grid of five columns and twenty rows on each page. Every fourth is the signature or a tick. */
function fieldAt(partyId: string, index: number, pages: number): NewField {
  const type = index % 8 === 7 ? 'SIGNATURE' : index % 4 === 3 ? 'CHECKBOX' : 'TEXT'
  const place = Math.floor(index / pages)
  const box = { x: 0.05 + (place % 5) * 0.18, y: 0.04 + Math.floor(place / 5) * 0.047, width: 0.17, height: 0.03 }
  return { partyId, type, name: `field${index}`, page: (index % pages) + 1, box }
}
