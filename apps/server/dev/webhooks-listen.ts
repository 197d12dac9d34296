import { parseArgs } from 'node:util'
import { isParaphError, Paraph, type WebhookDelivery, type WebhookEventType } from '@paraph/client'
import { document } from '@paraph/contract'
import { fail, onSignal } from '#server/process/signals.ts'
import { ConfigError } from '#platform/settings/config-error.ts'
import { readConfig } from '#platform/settings/config.ts'

const usage = 'npm run webhooks:listen -w apps/server -- --forward-to http://localhost:4000/webhooks'
/** Milliseconds between two looks for new answers. */
const LOOK = 500

/** Sends all events of an account to an address of the developer, and prints each attempt, until a signal ends it. */
async function main() {
  const forwardTo = readAddress()
  const config = readConfig()
  const apiKey = process.env['PARAPH_KEY'] ?? (await keyOfDevelopment())
  const { webhooks } = new Paraph({ baseUrl: process.env['PARAPH_URL'] ?? config.publicUrl, apiKey })
  const endpoint = await webhooks
    .createEndpoint({
      url: forwardTo,
      events: document.components.schemas.WebhookEventType.enum as WebhookEventType[],
      description: 'npm run webhooks:listen -w apps/server',
    })
    .catch((error: unknown) => {
      throw isParaphError(error, 'webhook_url_refused')
        ? new ConfigError(
            `${error.message} npm run dev allows localhost. Otherwise, set WEBHOOK_ALLOWED_HOSTS for the server.`,
          )
        : error
    })
  say(`Signing secret: ${endpoint.secret}\nEvents are sent to ${forwardTo}. Stop with Ctrl-C.`)

  const stopped = Promise.withResolvers<void>()
  const stopping = new AbortController()
  onSignal(async () => {
    stopping.abort()
    await stopped.promise
  })
  try {
    const printed: Printed = new Map()
    while (!stopping.signal.aborted) {
      // npm run dev restarts the server while its source changes.
      await printNew(webhooks, endpoint.id, printed).catch((error: unknown) => {
        if (!isParaphError(error, 'connection_failed', 'timeout')) throw error
      })
      await new Promise((resolve) => setTimeout(resolve, LOOK))
    }
  } finally {
    await webhooks.deleteEndpoint(endpoint.id)
    say('The endpoint is deleted.')
    stopped.resolve()
  }
}

function readAddress(): string {
  const { values } = parseArgs({ options: { 'forward-to': { type: 'string' } } })
  const address = values['forward-to']
  if (!address || !/^https?:$/.test(URL.parse(address)?.protocol ?? ''))
    throw new ConfigError(`Say where the events go: ${usage}`)
  return address
}

/** The server that runs beside this program uses the same database. */
async function keyOfDevelopment(): Promise<string> {
  const config = readConfig()
  if (config.databaseUrl) throw new ConfigError('With DATABASE_URL, set PARAPH_KEY to an API key of the server.')
  const [{ openDatabase }, { developmentKey }] = await Promise.all([
    import('#platform/database/open-database.ts'),
    import('./key.ts'),
  ])
  const database = await openDatabase(config, () => {})
  return developmentKey(database.db, config.dataDir).finally(database.close)
}

/** The attempts that were printed, by delivery, and whether more can follow. */
type Printed = Map<string, { attempts: number; isOpen: boolean }>

/** Prints the attempts since the last look, the oldest first. It reads the list down to what can't have news. */
async function printNew(webhooks: Paraph['webhooks'], endpointId: string, printed: Printed) {
  const news: WebhookDelivery[] = []
  const open = new Set([...printed].filter(([, { isOpen }]) => isOpen).map(([id]) => id))
  for await (const delivery of webhooks.listDeliveries(endpointId, { limit: 100 })) {
    const known = printed.get(delivery.id)
    open.delete(delivery.id)
    if (delivery.attempts > (known?.attempts ?? 0)) news.push(delivery)
    printed.set(delivery.id, { attempts: delivery.attempts, isOpen: delivery.status === 'PENDING' })
    if (known && open.size === 0) break
  }
  for (const delivery of news.toReversed()) print(delivery)
}

function print({ createdAt, eventType, eventId, responseStatus, responseBody, error, attempts }: WebhookDelivery) {
  const answer = responseStatus ?? error ?? 'no answer'
  const again = attempts > 1 ? `, attempt ${attempts}` : ''
  const text = responseStatus !== null && responseStatus >= 300 && responseBody ? `\n    ${responseBody}` : ''
  say(`${createdAt} ${eventType} ${eventId} -> ${answer}${again}${text}`)
}

function say(text: string) {
  process.stdout.write(`${text}\n`)
}

main().catch(fail)
