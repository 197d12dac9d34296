import { parseMembersCommand } from '#server/cli/members/arguments.ts'
import { runMembersCommand } from '#server/cli/members/run.ts'
import type { Pool } from '#platform/database/tables.ts'
import { accountName } from './key.ts'

/** Returns a new link that signs the developer in as the admin of the development account. Only this program of a developer makes it: the server has no such way in. */
export async function adminLink(db: Pool, address: string): Promise<string> {
  const person = ['--email', 'admin@acme.example', '--name', 'Ada Holm']
  const command = parseMembersCommand(['invite', '--account', accountName, '--test', ...person])
  return (await runMembersCommand(db, address, command)).url
}
