import type { createClient, RequiredSignature, SignDocument } from '@paraph/client'
import type { Decision } from '@paraph/server/src/domain/lifecycle/sign-or-reject.ts'
import { onePagePdf } from '../pdf/pdf.ts'

type Client = ReturnType<typeof createClient>

export const strokes = [
  [
    [120, 310],
    [240, 180],
  ],
  [[400, 300]],
]

/** Signs or rejects as a party does on the signing page. Throws the problem if the server refuses. */
export async function performAct(client: Client, decision: Decision = { type: 'SIGNED' }) {
  const answer = decision.type === 'SIGNED' ? await sign(client) : await reject(client, decision.reason)
  if (!answer.data) throw Object.assign(new Error(answer.error!.detail), answer.error)
  return answer.data.party!
}

/** Signs with what the session asks for, and with these fields. */
export async function sign(client: Client, fields: Partial<SignDocument> = {}) {
  const session = await client.GET('/api/v1/signing-session')
  if (!session.data) return session
  const { consent, party } = session.data
  if (party?.requiredSignature === 'MANUAL') await uploadScan(client)
  const consentVersion = consent?.version ?? 'none'
  return client.POST('/api/v1/signing-session/sign', {
    body: { consentVersion, ...signatureOf(party?.requiredSignature), ...fields },
  })
}

const signatureOf = (type: RequiredSignature | undefined) => (type === 'DRAWING' ? { strokes } : {})

export const reject = (client: Client, reason: string | null) =>
  client.POST('/api/v1/signing-session/reject', { body: { reason } })

export const uploadScan = async (client: Client, bytes?: Uint8Array<ArrayBuffer>) =>
  client.POST('/api/v1/signing-session/scan', { body: { file: new File([bytes ?? (await onePagePdf())], 'scan') } })

export function withHeaders(request: Request, headers: Record<string, string> = {}): Request {
  for (const [name, value] of Object.entries(headers)) request.headers.set(name, value)
  return request
}
