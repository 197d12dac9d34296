import { expect, test } from 'vitest'
import { useServer } from '@paraph/testing/server/server.ts'
import { registerPasskey, startRegistration } from '../../support/passkeys.ts'

const { newAccount, newMember } = await useServer()

test('200 names the person and the server, demands a verification, and leaves out passkeys that exist', async () => {
  const member = await newMember((await newAccount()).id)
  const { device } = await registerPasskey(member.client)
  expect(await startRegistration(member.client)).toMatchObject({
    rp: { id: 'sign.example.com' },
    user: { name: member.email, displayName: 'Anna Lindqvist' },
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    excludeCredentials: [{ id: device.id.toString('base64url'), transports: ['internal'] }],
  })
})
