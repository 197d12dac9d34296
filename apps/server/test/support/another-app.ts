import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { loadSharedValidator } from '@paraph/testing/server/shared-validator.ts'
import { type AppOptions, createApp } from '#server/app.ts'
import { createLogger } from '#server/telemetry/logger.ts'
import { createHttpServer } from '#api/http/server/http-server.ts'
import { maxRateLimit } from '#platform/settings/rate-limits.ts'

/**
 * Starts another app on the same database, as a second server has it: the two apps share nothing in memory except what `options` has. The traffic of
 * the other app is not recorded.
 */
export async function startAnotherApp(options: Partial<AppOptions> & Pick<AppOptions, 'services'>) {
  const logger = createLogger('silent')
  const rateLimits = { key: maxRateLimit, link: maxRateLimit }
  const app = await createApp({
    logger,
    rateLimits,
    loadContract: loadSharedValidator,
    ready: async () => 'ok',
    ...options,
  })
  const server = createHttpServer(logger).on('request', app).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const close = async () => {
    server.close()
    server.closeAllConnections()
  }
  const baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return { baseUrl, close, [Symbol.asyncDispose]: close }
}
