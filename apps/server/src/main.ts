import { printVersion } from '#server/process/announce.ts'
import { refuseBusyPort } from '#server/process/port.ts'
import { fail } from '#server/process/signals.ts'
import { readConfig } from '#platform/settings/config.ts'

async function main() {
  if (printVersion()) return
  const config = readConfig()
  // The port is checked before most modules are loaded, so that the operator sees an error at once.
  await refuseBusyPort(config)
  const { serve } = await import('#server/process/serve.ts')
  await serve(config)
}

await main().catch(fail)
