import { memberArgument } from './cluster/messages.ts'
import { readConfig } from './config.ts'
import { fail } from './process/signals.ts'

/** Starts the server: one process, or as many as WORKERS asks for. Each kind of process loads only what it needs. */
async function main() {
  const config = readConfig()
  if (process.argv.includes(memberArgument)) await (await import('./cluster/member.ts')).runMember(config)
  else if (config.workers > 1) await (await import('./cluster/primary.ts')).runPrimary(config)
  else await (await import('./process/serve.ts')).serve(config)
}

main().catch(fail)
