import { expect, test } from 'vitest'
import { reject, sign, uploadScan } from '@paraph/testing/server/party.ts'
import { useServer } from '@paraph/testing/server/server.ts'
import { signingOn } from './signing.support.ts'

const server = await useServer()
const sentTo = signingOn(server)
const session = '/api/v1/signing-session'
type Client = ReturnType<typeof server.asParty>

const acts: Record<string, (client: Client) => Promise<{ error?: unknown }>> = {
  signDocument: (client) => client.POST(`${session}/sign`, { body: { consentVersion: 'x' } }),
  rejectDocument: (client) => reject(client, null),
  uploadScan: (client) => uploadScan(client),
  startPhoneScan: (client) => client.POST(`${session}/scan/phone`),
  startDrawing: (client) => client.POST(`${session}/drawing`),
  saveValues: (client) => client.PUT(`${session}/values`, { body: { values: {} } }),
}

test.each(Object.entries(acts))(
  '409 of %s for a party that need not act, must wait or has acted, and after the end',
  async (_, act) => {
    const { party, stored, eventsOf, setStatus } = await sentTo(
      { role: 'ORGANIZER', requiredSignature: 'NONE' },
      { requiredSignature: 'CLICK_TO_SIGN', signingOrder: 1 },
      { signingOrder: 2 },
      { signingOrder: 2 },
    )
    expect((await act(await party(0))).error).toMatchObject({ status: 409, code: 'party_not_required' })
    expect((await act(await party(2))).error).toMatchObject({ status: 409, code: 'not_your_turn' })
    await sign(await party(1))
    expect((await act(await party(1))).error).toMatchObject({ status: 409, code: 'party_signed' })
    expect(await stored(2)).toMatchObject({ signingStatus: 'NOT_SIGNED' })
    expect(await eventsOf('party.signed')).toHaveLength(1)
    await setStatus('REJECTED')
    expect((await act(await party(2))).error).toMatchObject({ status: 409, code: 'document_not_sent' })
  },
)
