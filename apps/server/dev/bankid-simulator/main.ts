import { fail, onSignal } from '#server/process/signals.ts'
import { simulatorFolder } from '#platform/bankid/simulator-folder.ts'
import { readConfig } from '#platform/settings/config.ts'
import { startBankIdSimulator } from './simulator.ts'

async function main() {
  const { url, phoneUrl, folder, close } = await startBankIdSimulator({
    folder: simulatorFolder(readConfig().dataDir),
    port: 3004,
    phonePort: 3003,
  })
  onSignal(close)
  process.stdout.write(
    `\nThe simulator of BankID is ready.\n\n  Phone   ${phoneUrl}\n  API     ${url}\n  Folder  ${folder}\n\nStart a server that uses it: BANKID_ENVIRONMENT=simulator npm start\n\n`,
  )
}

main().catch(fail)
