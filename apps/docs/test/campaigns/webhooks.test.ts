import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { signWebhook } from '@paraph/server/src/work/webhooks/sign-webhook.ts'
import { freePort } from '@paraph/testing/programs/free-port.ts'
import { printed, reader } from '@paraph/testing/programs/printed.ts'
import { startReceiver } from '@paraph/testing/receivers/receiver.ts'
import { startServer } from '@paraph/testing/server/server.ts'
import { webhookFaults } from '@paraph/testing/receivers/webhook-contract.ts'
import { readersFolder, runProgram } from './reader.support.ts'

const hasCurl = spawnSync('curl', ['--version']).status === 0
const guide = 'apps/docs/guides/webhooks.md'
const sample = (heading: string) => printed(guide, 'ts', heading)[0]!
const server = await startServer({ recorded: false })
const account = await server.newAccount()
const { client } = account
const folder = await readersFolder('webhooks')

/** Runs a sample as printed, and returns what it prints. */
const runSample = (heading: string, env: Record<string, string> = {}) =>
  runProgram(folder, sample(heading), { PARAPH_URL: server.baseUrl, PARAPH_KEY: account.key, ...env })

test('create an endpoint, receive its events with Express, and replace the secret', async () => {
  const port = await freePort()
  const ENDPOINT_URL = `http://127.0.0.1:${port}/webhooks/paraph`
  const [endpointId, WEBHOOK_SECRET] = (await runSample('## Create an endpoint', { ENDPOINT_URL }))
    .trim()
    .split(' ') as [string, string]
  const file = join(folder, 'express.ts')
  await writeFile(file, sample('## Receive events with Express').replace('4000', String(port)))
  const app = spawn(process.execPath, [file], { cwd: folder, env: { ...process.env, WEBHOOK_SECRET } })
  let [said, complained] = ['', '']
  app.stdout.on('data', (chunk) => (said += String(chunk)))
  app.stderr.on('data', (chunk) => (complained += String(chunk)))
  onTestFinished(async () => {
    if (app.kill()) await once(app, 'exit')
  })
  await expect.poll(async () => (await fetch(ENDPOINT_URL)).status).toBe(404)

  const sending = server.sendWebhooks()
  onTestFinished(sending.close)
  const [party] = (await account.sentDocument({ requiredSignature: 'CLICK_TO_SIGN' })).parties
  await server.actAs(party!)
  await expect.poll(() => said).toContain('Anna Lindqvist has signed.')
  expect(complained).toBe('')

  const forged = signWebhook({ id: 'evt_1', timestamp: new Date(), body: '{}', secrets: ['whsec_AAAA'] })
  const headers = { ...forged, 'content-type': 'application/json' }
  expect((await fetch(ENDPOINT_URL, { method: 'POST', headers, body: '{}' })).status).toBe(400)
  await expect.poll(() => complained).toBe('signature_invalid\n')

  // The app still has the old secret.
  expect(await runSample('## Replace the secret', { ENDPOINT_ID: endpointId })).toMatch(/^whsec_\S+ 20\S+Z\n$/)
  await server.actAs((await account.sentDocument({ requiredSignature: 'CLICK_TO_SIGN' })).parties[0]!)
  await expect.poll(() => said.match(/has signed/g)).toHaveLength(2)
  await client.DELETE('/api/v1/webhook-endpoints/{id}', { params: { path: { id: endpointId } } })
})

test('the fetch handler answers an event that the server really sends, and refuses a changed one', async () => {
  await writeFile(join(folder, 'route.ts'), sample('## Receive events with a fetch handler'))
  const { POST } = (await import(join(folder, 'route.ts'))) as { POST: (request: Request) => Promise<Response> }
  const receiver = await startReceiver()
  onTestFinished(receiver.close)
  const { id, secret } = await account.webhookEndpoint({ url: receiver.url, events: ['document.sent'] })
  const sending = server.sendWebhooks()
  onTestFinished(sending.close)
  await account.sentDocument({ requiredSignature: 'CLICK_TO_SIGN' })
  await expect.poll(() => receiver.requests).toHaveLength(1)
  const [{ body, headers }] = receiver.requests as [(typeof receiver.requests)[0]]
  expect(webhookFaults(body)).toEqual([])

  vi.stubEnv('WEBHOOK_SECRET', secret)
  onTestFinished(() => void vi.unstubAllEnvs())
  const request = (text: string) =>
    new Request('https://app.example.com/webhooks/paraph', {
      method: 'POST',
      headers: headers as Record<string, string>,
      body: text,
    })
  expect(await (await POST(request(body))).text()).toBe('ok')
  const refused = await POST(request(body.replace('SENT', 'COMPLETED')))
  expect([refused.status, await refused.text()]).toEqual([400, 'signature_invalid'])
  await client.DELETE('/api/v1/webhook-endpoints/{id}', { params: { path: { id } } })
})

/** Makes a delivery of the endpoint fail, and returns its identifier. */
async function failDelivery(endpointId: string): Promise<string> {
  const { data } = await client.POST('/api/v1/webhook-endpoints/{id}/test', { params: { path: { id: endpointId } } })
  const failed = { status: 'FAILED', due_at: null, error: 'connection_failed' } as const
  await server.db.updateTable('webhook_deliveries').set(failed).where('id', '=', data!.id).execute()
  return data!.id
}

const SINCE = new Date(Date.now() - 60_000).toISOString()

test('the sample lists failed deliveries and sends them again', async () => {
  const { id } = await account.webhookEndpoint({ url: 'http://127.0.0.1:9/', events: ['party.read'] })
  for (let failed = 0; failed < 2; failed++) await failDelivery(id)
  const line = 'webhook.test connection_failed null\n'
  expect(await runSample('## When your endpoint fails', { ENDPOINT_ID: id, SINCE })).toBe(`${line}${line}2 false\n`)
  const { data } = await client.GET('/api/v1/webhook-endpoints/{id}/deliveries', { params: { path: { id } } })
  expect(data!.webhookDeliveries).toMatchObject([{ status: 'PENDING' }, { status: 'PENDING' }])
})

test.skipIf(!hasCurl)(
  'the samples for curl create an endpoint, send an event again, and replace the secret',
  async () => {
    const env = { PARAPH_URL: server.baseUrl, PARAPH_KEY: account.key, ENDPOINT_URL: 'https://app.example.com/curl' }
    const runCurl = async (heading: string, more: Record<string, string> = {}) =>
      (await (await reader({ cwd: folder, env: { ...env, ...more } })).run(printed(guide, 'sh', heading)[0]!)).stdout
    const { id, secret } = JSON.parse(await runCurl('## Create an endpoint')) as { id: string; secret: string }
    const path = { id }
    const { data } = await client.GET('/api/v1/webhook-endpoints/{id}', { params: { path } })
    expect(data).toMatchObject({
      url: env.ENDPOINT_URL,
      events: ['document.completed', 'document.rejected', 'party.signed'],
    })

    const deliveryId = await failDelivery(id)
    const [list, retried] = (await runCurl('## When your endpoint fails', { ENDPOINT_ID: id, SINCE })).split(
      /(?<=\})(?=\{)/,
    )
    expect(JSON.parse(list!)).toMatchObject({ webhookDeliveries: [{ id: deliveryId, status: 'FAILED' }] })
    expect(JSON.parse(retried!)).toEqual({ retried: 1, hasMore: false })

    const rotated = JSON.parse(await runCurl('## Replace the secret', { ENDPOINT_ID: id })) as { secret: string }
    expect(rotated.secret).toMatch(/^whsec_/)
    expect(rotated.secret).not.toBe(secret)
    await client.DELETE('/api/v1/webhook-endpoints/{id}', { params: { path } })
  },
)
