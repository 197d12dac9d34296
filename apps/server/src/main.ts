import { memberArgument } from '#server/cluster/protocol.ts'
import { readConfig } from '#platform/settings/config.ts'
import { refuseBusyPort } from '#server/process/port.ts'
import { fail } from '#server/process/signals.ts'

/** Each kind of process loads only what it needs. */
const loadServer = () => import('#server/process/serve.ts')

/** Starts the server: one process, or as many as WORKERS asks for. */
async function main() {
  const config = readConfig()
  if (process.argv.includes(memberArgument)) {
    const { joinCluster, settingsOf } = await import('#server/cluster/join-cluster.ts')
    const [member, { serve }] = await Promise.all([joinCluster(config), loadServer()])
    await serve(settingsOf(member, config), member)
  } else if (config.workers > 1) {
    const { runPrimary } = await import('#server/cluster/primary.ts')
    await runPrimary(config)
  } else {
    // Before most modules are loaded, so that it is told at once.
    await refuseBusyPort(config)
    const { serve } = await loadServer()
    await serve(config)
  }
}

main().catch(fail)
