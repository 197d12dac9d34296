import { memberArgument } from '#server/cluster/protocol.ts'
import { printVersion } from '#server/process/announce.ts'
import { refuseBusyPort } from '#server/process/port.ts'
import { fail } from '#server/process/signals.ts'
import { readConfig } from '#platform/settings/config.ts'

/** Each kind of process loads only what it needs. */
const loadServer = () => import('#server/process/serve.ts')

/** Starts the server: one process, or a cluster of as many processes as WORKERS says. */
async function main() {
  if (printVersion()) return
  const config = readConfig()
  if (process.argv.includes(memberArgument)) {
    const { joinCluster, settingsOf } = await import('#server/cluster/join-cluster.ts')
    const [member, { serve }] = await Promise.all([joinCluster(config), loadServer()])
    await serve(settingsOf(member, config), member)
  } else if (config.workers > 1) {
    const { runPrimary } = await import('#server/cluster/primary.ts')
    await runPrimary(config)
  } else {
    // This runs before most modules are loaded, so that the operator sees the error at once.
    await refuseBusyPort(config)
    const { serve } = await loadServer()
    await serve(config)
  }
}

await main().catch(fail)
