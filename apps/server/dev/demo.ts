import { type AddParty, isParaphError, Paraph } from '@paraph/client'
import { ConfigError, readConfig } from '../src/config.ts'
import { openDatabase } from '../src/database/open-database.ts'
import { fail } from '../src/process/signals.ts'
import { demoPdf } from './demo-pdf.ts'
import { developmentKey } from './key.ts'

const people: (Pick<AddParty, 'role' | 'requiredSignature'> & { firstName: string; lastName: string; task: string })[] =
  [
    { firstName: 'Anna', lastName: 'Lindqvist', task: 'signs', role: 'SIGNER', requiredSignature: 'DRAWING' },
    { firstName: 'Bo', lastName: 'Ek', task: 'accepts', role: 'ACCEPTOR', requiredSignature: 'CLICK_TO_SIGN' },
    { firstName: 'Eva', lastName: 'Holm', task: 'reviews', role: 'REVIEWER', requiredSignature: 'NONE' },
  ]

/** Sends a fresh document with three parties on the server that runs, and prints their links. No message is sent. */
async function main() {
  const config = readConfig()
  if (config.databaseUrl) throw new ConfigError('The demo works with the embedded database only: unset DATABASE_URL.')
  const database = await openDatabase(config, () => {})
  const apiKey = await developmentKey(database.db, config.dataDir).finally(database.close)
  const paraph = new Paraph({ baseUrl: config.publicUrl, apiKey, maxRetries: 0 })
  const file = new File([await demoPdf()], 'tenancy-agreement.pdf', { type: 'application/pdf' })
  const document = await paraph.documents.create({ file, title: 'Tenancy agreement' }).catch((error: unknown) => {
    if (!isParaphError(error, 'connection_failed')) throw error
    throw new ConfigError(`No server answers at ${config.publicUrl}. Start it first: npm start`)
  })
  for (const { firstName, lastName, task: _, ...party } of people) {
    const contact = await paraph.contacts.create({ firstName, lastName })
    await paraph.parties.add(document.id, { ...party, contactId: contact.id, deliveryMethod: 'NONE' })
  }
  await paraph.documents.send(document.id)
  const { parties } = await paraph.parties.list(document.id)
  const lines = parties.map(({ name, signingUrl }, index) => `  ${name} ${people[index]!.task}\n  ${signingUrl}\n`)
  process.stdout.write(`\n${lines.join('\n')}\n`)
}

main().catch(fail)
