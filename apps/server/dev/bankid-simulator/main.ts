import { readConfig } from '../../src/config.ts'
import { simulatorFolder } from '../../src/identity/bankid/simulator-folder.ts'
import { fail, onSignal } from '../../src/process/signals.ts'
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
