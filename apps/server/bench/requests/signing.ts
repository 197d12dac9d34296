import { createClient, type SignDocument } from '@paraph/client'
import { runAll } from '../load.ts'
import { startProgram } from '../process.ts'
import type { Scenario } from '../scenario.ts'

const DOCUMENTS = 400
const PARTIES = 5
const AT_ONCE = 8

/** Measures how many parties can look at their documents and sign them at the same time. Each party has its own link. */
export async function measureSigning(scenario: Scenario, dataDir: string): Promise<string> {
  const env = { DATA_DIR: dataDir, JOBS: 'elsewhere', LOG_LEVEL: 'error', PORT: '0', HOST: '127.0.0.1' }
  const server = startProgram('main.ts', env)
  try {
    const baseUrl = await server.address()
    const tokens: string[] = []
    await runAll(DOCUMENTS, AT_ONCE, async () => void tokens.push(...(await sendDocument(scenario, baseUrl))))
    const consents = new Map<string, string>()
    const look = async (token: string) => {
      const { data } = await createClient({ baseUrl, apiKey: token }).GET('/api/v1/signing-session')
      consents.set(token, data!.consent!.version)
    }
    const sign = async (token: string) => {
      const body: SignDocument = { consentVersion: consents.get(token)!, strokes }
      const { error } = await createClient({ baseUrl, apiKey: token }).POST('/api/v1/signing-session/sign', { body })
      if (error) throw new Error(`Signing answered ${error.status}: ${error.detail}`)
    }
    const looks = await perSecond(tokens, look)
    const signs = await perSecond(tokens, sign)
    return [
      `| ${tokens.length} parties, ${AT_ONCE} requests at a time | Requests/s |`,
      '| --- | --: |',
      `| \`GET signing-session\` | ${looks} |`,
      `| \`POST sign\`, with a drawn signature | ${signs} |`,
    ].join('\n')
  } finally {
    await server.stop()
  }
}

/** A signature of 20 strokes with 40 points each. */
const strokes = Array.from({ length: 20 }, (_, stroke) =>
  Array.from({ length: 40 }, (_, point) => [stroke * 40 + point, 200 + ((point * 7) % 90)]),
)

/** Returns the tokens of its parties. */
async function sendDocument(scenario: Scenario, baseUrl: string): Promise<string[]> {
  const client = createClient({ baseUrl, apiKey: scenario.key })
  const path = await scenario.newDocument(PARTIES)
  const { error } = await client.POST('/api/v1/documents/{id}/send', { params: { path } })
  if (error) throw new Error(`Sending answered ${error.status}: ${error.detail}`)
  const { data } = await client.GET('/api/v1/documents/{id}/parties', { params: { path } })
  return data!.parties.map(({ signingUrl }) => signingUrl!.split('#')[1]!)
}

async function perSecond(tokens: string[], act: (token: string) => Promise<void>): Promise<number> {
  const start = performance.now()
  await runAll(tokens.length, AT_ONCE, (index) => act(tokens[index]!))
  return Math.round(tokens.length / ((performance.now() - start) / 1000))
}
