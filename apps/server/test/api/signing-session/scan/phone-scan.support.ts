import type { AddParty, createClient } from '@paraph/client'
import { onePagePdf } from '@paraph/testing/pdf/pdf.ts'
import type { TestServer } from '@paraph/testing/server/server.ts'
import { signingOn } from '../signing.support.ts'

type Client = ReturnType<typeof createClient>

export const path = '/api/v1/signing-session/scan/phone'

export const manual = { requiredSignature: 'MANUAL' } as const

/** A party that has started a scan with its phone, at its computer and on the phone. */
export function phoneScanOn(server: Pick<TestServer, 'db' | 'newAccount' | 'asParty' | 'linkOf'>) {
  const sentTo = signingOn(server)
  return async function started(party: Partial<AddParty> = manual) {
    const sent = await sentTo(party)
    const computer = await sent.party()
    const phoneOf = (url: string) => server.asParty(new URL(url).hash.replace('#scan=', ''))
    const { data } = await computer.POST(path)
    const scans = server.db.selectFrom('scans').select(['type', 'bytes']).where('party_id', '=', sent.ids[0]!)
    return {
      ...sent,
      computer,
      phoneOf,
      url: data!.url,
      phone: phoneOf(data!.url),
      scan: () => scans.executeTakeFirst(),
    }
  }
}

export const sendScan = async (client: Client, bytes?: Uint8Array<ArrayBuffer>) =>
  client.PUT(path, { body: { file: new File([bytes ?? (await onePagePdf())], 'scan.pdf') } })
