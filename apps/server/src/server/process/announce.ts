import type { Logger } from 'pino'
import { createLogger } from '#server/telemetry/logger.ts'
import type { Config } from '#platform/settings/config.ts'
import { version } from '#platform/settings/version.ts'

/** Logs which version starts, as the first line of the log. */
export function logStart(logger: Logger): void {
  logger.info({ version, node: process.versions.node }, 'Paraph starts.')
}

/** The argument that asks only for the version. */
export function printVersion(): boolean {
  if (!process.argv.includes('--version')) return false
  process.stdout.write(`Paraph ${version}\n`)
  return true
}

/**
 * Prints the addresses when the server listens: as text for people in a terminal, and elsewhere as a line of the log, whatever LOG_LEVEL says.
 *
 * @param setupToken - undefined if there is an account, or no console. The link with the token is printed to stderr.
 */
export function announce(
  config: Pick<Config, 'port' | 'publicUrl' | 'hasConsole'>,
  port: number,
  setupToken: string | undefined,
): void {
  const url = config.port === 0 ? `http://localhost:${port}` : config.publicUrl
  const [api, docs] = [`${url}/api/v1`, `${url}/docs`]
  const key = 'npm run --silent paraph -- keys create --account NAME'
  if (setupToken !== undefined) {
    // Not a line of the log, because logs are kept and sent to other machines.
    process.stderr.write(
      `There is no account yet. Within 15 minutes, this link creates one and signs you in:\n${url}/#setup=${setupToken}\n`,
    )
  }
  if (process.stdout.isTTY) {
    const first = config.hasConsole ? `  Console  ${url}\n` : ''
    process.stdout.write(`\nParaph is ready.\n\n${first}  API      ${api}\n  Docs     ${docs}\n  Key      ${key}\n\n`)
  } else tell(`Paraph is ready.${config.hasConsole ? ` Console ${url}` : ''} API ${api} Docs ${docs} Key ${key}`)
}

/** Writes a line of the log at any level. */
export function tell(msg: string): void {
  createLogger('info').info(msg)
}
