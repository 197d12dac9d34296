import type { Server as HttpServer } from 'node:http'
import { Server as TcpServer } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Member } from '#server/process/member.ts'
import { fail } from '#server/process/signals.ts'
import type { CollectedMetrics } from '#server/telemetry/metrics.ts'
import type { Config } from '#platform/settings/config.ts'
import type { KeyState } from '#work/sealing/key-holder.ts'
import type { FromMember, FromPrimary, Seat } from './protocol.ts'

/** Milliseconds. The primary itself waits for less. */
const SCRAPE_WITHIN = 5_000

/** Milliseconds between two looks whether process 1 still has a key to seal with. */
const LOOK_EVERY = 1_000

/** Returns the settings of one of the processes: its share of the connections, and whether it runs the jobs. */
export function settingsOf({ number }: Pick<Member, 'number'>, config: Config): Config {
  const databasePool = Math.floor(config.databasePool / config.workers)
  return { ...config, databasePool, workJobs: config.workJobs && number === 1 }
}

/** Waits until the primary has told this process its number. The process ends when the primary ends. */
export async function joinCluster({ workJobs }: Config): Promise<Member> {
  const seated = Promise.withResolvers<Seat>()
  let scraping: PromiseWithResolvers<string> | undefined
  let collect = async (): Promise<CollectedMetrics> => []
  let keyState: KeyState = 'checking'
  let stop = (_isReplaced: boolean): void => process.exit(0)

  const sendMetrics = async () => send({ type: 'collected', metrics: await collect() })
  process.on('message', (message: FromPrimary) => {
    if (message.type === 'start') seated.resolve(message.seat)
    else if (message.type === 'ping') void send({ type: 'pong' })
    else if (message.type === 'stop') stop(message.isReplaced)
    else if (message.type === 'keyState') keyState = message.value
    else if (message.type === 'collect') void sendMetrics()
    else scraping?.resolve(message.text)
  })
  // The primary has ended, so the port is closed. Or it has ended the channel of this process, which has closed everything.
  process.on('disconnect', () => process.exit(0))
  // After Ctrl-C, the terminal sends this signal to all processes. The primary decides.
  process.on('SIGINT', () => {})
  process.on('SIGTERM', () => stop(false))
  void send({ type: 'joined' })
  const { number, embedded, ...first } = await seated.promise
  keyState = first.keyState

  return {
    number,
    embedded,
    closeListener(server) {
      // Node calls this when the primary has removed this process. Its own method would end idle connections, and then the channel.
      server.close = () => TcpServer.prototype.close.call(server) as HttpServer
      void send({ type: 'closing' })
    },
    onStop(close) {
      let isStopping = false
      stop = (isReplaced) => {
        if (isStopping) return
        isStopping = true
        // The primary goes on counting what this process has counted.
        close(isReplaced)
          .then(sendMetrics)
          .then(() => send({ type: 'closed' }))
          .catch(fail)
      }
    },
    shareMetrics: (read) => (collect = read),
    async scrape() {
      // Scrapes at the same time get the same answer.
      if (!scraping) void send({ type: 'scrape' })
      scraping ??= Promise.withResolvers()
      const late = sleep(SCRAPE_WITHIN, undefined, { ref: false })
      const text = await Promise.race([scraping.promise, late])
      scraping = undefined
      if (text === undefined) throw new Error('The primary process does not answer.')
      return text
    },
    shareSealing(read) {
      let last: KeyState | undefined
      const look = () => {
        const value = read()
        if (value !== last) void send({ type: 'keyState', value })
        last = value
      }
      setInterval(look, LOOK_EVERY).unref()
    },
    keyState: workJobs ? () => keyState : undefined,
  }
}

/** Without the channel there is no primary, and this process is about to end. */
async function send(message: FromMember): Promise<void> {
  if (!process.connected) return
  await new Promise<void>((resolve) => process.send!(message, undefined, undefined, () => resolve()))
}
