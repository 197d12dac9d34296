import { existsSync } from 'node:fs'
import { docsPage } from '#api/http/pages/static-pages.ts'
import type { Config } from '#platform/settings/config.ts'

/** Prints the addresses, when the server listens. */
export function announce(config: Pick<Config, 'port' | 'publicUrl'>, port: number): void {
  const url = config.port === 0 ? `http://localhost:${port}` : config.publicUrl
  const later = existsSync(docsPage) ? '' : ', as soon as they are built'
  process.stdout.write(
    `\nParaph is ready.\n\n  API   ${url}/api/v1\n  Docs  ${url}/docs${later}\n  Key   npm run --silent keys -- create --account NAME\n\n`,
  )
}
