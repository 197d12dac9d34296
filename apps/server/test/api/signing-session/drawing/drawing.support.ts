import type { AddParty } from '@paraph/client'
import type { TestServer } from '@paraph/testing/server/server.ts'
import { signingOn } from '../signing.support.ts'

export const path = '/api/v1/signing-session/drawing'

export const drawing = { requiredSignature: 'DRAWING' } as const

/** A party that has started a drawing, at its computer and on its phone. */
export function drawingOn(server: Pick<TestServer, 'db' | 'newAccount' | 'asParty' | 'linkOf'>) {
  const sentTo = signingOn(server)
  return async function started(party: Partial<AddParty> = drawing) {
    const sent = await sentTo(party)
    const computer = await sent.party()
    const phoneOf = (url: string) => server.asParty(new URL(url).hash.replace('#draw=', ''))
    const { data } = await computer.POST(path)
    return { ...sent, computer, phoneOf, url: data!.url, phone: phoneOf(data!.url) }
  }
}
