import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { requireVerifiedLink } from '#api/signing-session/verified-link.ts'
import { useServer } from '@paraph/testing/server/server.ts'
import { signingOn } from '../signing.support.ts'

const server = await useServer()
const sentTo = signingOn(server)
const verified = { twoStepVerification: 'EMAIL_BEFORE_SIGNING' } as const

/** The scan and the drawing have tests of their own. */
const files = [
  '/api/v1/signing-session/file',
  '/api/v1/signing-session/sealed-file',
  '/api/v1/signing-session/preview',
] as const

test('403 for each file without the proof of the two-step verification, or with a wrong one; 401 if the link has been replaced since the request was authenticated', async () => {
  const { id, ids, party } = await sentTo(verified)
  await server.preview(id)
  for (const headers of [{}, { 'verification-pass': 'a'.repeat(43) }]) {
    const client = await party(0, undefined, headers)
    for (const path of files)
      expect((await client.GET(path, {})).error, path).toMatchObject({ status: 403, code: 'verification_required' })
  }
  const { db, now } = server.services
  const replaced = { id: ids[0]!, documentId: id, linkNonce: randomUUID() }
  await expect(requireVerifiedLink({ db, now, party: replaced } as never, undefined)).rejects.toMatchObject({
    status: 401,
    code: 'link_invalid',
  })
})
