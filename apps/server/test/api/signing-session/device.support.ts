import type { AddParty, createClient } from '@paraph/client'
import { onePagePdf } from '@paraph/testing/pdf/pdf.ts'
import type { TestServer } from '@paraph/testing/server/server.ts'
import { signingOn } from './signing.support.ts'

/** The tasks that a party may do on its phone. */
export const tasks = {
  draw: { path: '/api/v1/signing-session/drawing', party: { requiredSignature: 'DRAWING' } },
  scan: { path: '/api/v1/signing-session/scan/phone', party: { requiredSignature: 'MANUAL' } },
} as const

/** A party that has started the task, at its computer and on its phone. */
export function deviceOn(server: Pick<TestServer, 'db' | 'newAccount' | 'asParty' | 'linkOf'>, task: 'draw' | 'scan') {
  const sentTo = signingOn(server)
  return async function started(party: Partial<AddParty> = tasks[task].party) {
    const sent = await sentTo(party)
    const computer = await sent.party()
    const phoneOf = (url: string) => server.asParty(new URL(url).hash.replace(`#${task}=`, ''))
    const { url } = (await computer.POST(tasks[task].path)).data!
    const scans = server.db.selectFrom('scans').select(['type', 'bytes']).where('party_id', '=', sent.ids[0]!)
    return { ...sent, computer, phoneOf, url, phone: phoneOf(url), scan: () => scans.executeTakeFirst() }
  }
}

export const sendScan = async (client: ReturnType<typeof createClient>, bytes?: Uint8Array<ArrayBuffer>) =>
  client.PUT(tasks.scan.path, { body: { file: new File([bytes ?? (await onePagePdf())], 'scan.pdf') } })
