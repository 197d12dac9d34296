import { createClient } from '@paraph/client'
import { PDF } from '@libpdf/core'
import { startProgram } from '../process.ts'
import { quantile, type Scenario } from '../scenario.ts'

const PAGES = 500
const ANCHORS = 100
const ROUNDS = 7
const LINES = 40

/** Measures how long it takes to find texts and tags in a long document, as an integrator meets it. */
export async function measureAnchors(scenario: Scenario, dataDir: string): Promise<string> {
  const env = { DATA_DIR: dataDir, LOG_LEVEL: 'error', PORT: '0', HOST: '127.0.0.1', JOBS: 'elsewhere' }
  const server = startProgram('main.ts', env)
  try {
    const client = createClient({ baseUrl: await server.address(), apiKey: scenario.key })
    const upload = async (file: File, more: object = {}) => {
      const { data } = await client.POST('/api/v1/documents', { body: { file, title: 'Agreement', ...more } })
      return data!
    }
    const [anchors, tags] = [await longFile((at) => `#sign-${at}#`), await longFile((at) => `{{text; name=f${at}}}`)]
    const contact = await client.POST('/api/v1/contacts', { body: { firstName: 'Anna', lastName: 'Lindqvist' } })
    const draft = async () => {
      const { id } = await upload(anchors)
      const body = { contactId: contact.data!.id, role: 'SIGNER', deliveryMethod: 'NONE' } as const
      const party = await client.POST('/api/v1/documents/{id}/parties', { params: { path: { id } }, body })
      return { id, partyId: party.data!.id }
    }
    const addAnchors = async ({ id, partyId }: { id: string; partyId: string }) => {
      const fields = Array.from({ length: ANCHORS }, (_, at) => {
        return { partyId, type: 'SIGNATURE' as const, name: `f${at}`, anchor: { text: `#sign-${at}#` } }
      })
      const { data } = await client.POST('/api/v1/documents/{id}/fields', {
        params: { path: { id } },
        body: { fields },
      })
      requireAll(data!.fields.length)
    }
    const rows: [string, number][] = [
      ['upload, without looking for fields', await median(() => upload(anchors))],
      [`\`addFields\` with ${ANCHORS} anchors`, await median(addAnchors, draft)],
      [
        `upload with \`fields=FROM_FILE\`, and ${ANCHORS} tags`,
        await median(async () => requireAll((await upload(tags, { fields: 'FROM_FILE' })).fieldsFromFile!.taken)),
      ],
    ]
    return [
      `| ${PAGES} pages, ${(anchors.size / 1e6).toFixed(1)} MB | Time ms |`,
      '| --- | --: |',
      ...rows.map(([name, time]) => `| ${name} | ${Math.round(time)} |`),
    ].join('\n')
  } finally {
    await server.stop()
  }
}

function requireAll(found: number): void {
  if (found !== ANCHORS) throw new Error(`Only ${found} fields were found.`)
}

/** Makes a PDF with text on all pages. Every fifth page also has the text that `mark` returns. */
async function longFile(mark: (at: number) => string): Promise<File> {
  const pdf = PDF.create()
  for (let number = 0; number < PAGES; number++) {
    const page = pdf.addPage({ size: 'a4' })
    for (let line = 0; line < LINES; line++) {
      const text = `${number + 1}.${line + 1} The tenant pays the rent before the first day of each month, and keeps the flat clean.`
      page.drawText(text, { x: 50, y: 780 - line * 18, size: 10 })
    }
    if (number % 5 === 0) page.drawText(mark(number / 5), { x: 50, y: 40, size: 10 })
  }
  return new File([new Uint8Array(await pdf.save())], 'agreement.pdf', { type: 'application/pdf' })
}

/** The median time of the work in ms. What `prepare` does before each round does not count. */
async function median<T>(work: (prepared: T) => Promise<unknown>, prepare?: () => Promise<T>): Promise<number> {
  const times: number[] = []
  for (let round = 0; round < ROUNDS; round++) {
    const prepared = (await prepare?.()) as T
    const begin = performance.now()
    await work(prepared)
    times.push(performance.now() - begin)
  }
  return quantile(times, 0.5)
}
