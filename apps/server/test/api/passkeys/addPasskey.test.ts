import { expect, test } from 'vitest'
import { CHALLENGE_LIFE, MAX_PASSKEYS } from '#domain/members/passkey-rules.ts'
import { useServer } from '@paraph/testing/server/server.ts'
import { allowWays } from '../../support/allow-ways.ts'
import { registerPasskey, startRegistration } from '../../support/passkeys.ts'
import { SoftAuthenticator } from '../../support/soft-authenticator.ts'

const { db, clock, services, newAccount, newMember } = await useServer()

const newPerson = async () => newMember((await newAccount()).id)

test('200 registers a passkey; the log of the account names it', async () => {
  const account = await newAccount()
  const member = await newMember(account.id)
  const { passkey } = await registerPasskey(member.client, 'My phone')
  expect(passkey).toMatchObject({ name: 'My phone', lastUsedAt: null })
  const { data } = await account.client.GET('/api/v1/account/events', { params: { query: { type: 'passkey.added' } } })
  expect(data!.accountEvents).toMatchObject([
    { actor: { id: member.id }, subject: { id: passkey.id, name: 'My phone' }, changes: [] },
  ])
})

test('422 for another page, no verification, damaged bytes, a challenge of another session, an old or a used one', async () => {
  const [member, other] = [await newPerson(), await newPerson()]
  const add = async (credential: ReturnType<SoftAuthenticator['create']>, { client } = member) =>
    (await client.POST('/api/v1/passkeys', { body: { name: 'Mine', credential } })).error?.code
  const device = new SoftAuthenticator()
  const options = await startRegistration(member.client)
  expect(await add(device.create(options, { origin: 'https://sign.example.com.evil.example' }))).toBe('passkey_refused')
  expect(await add(device.create(options, { rpId: 'example.com' }))).toBe('passkey_refused')
  expect(await add(device.create(options, { isVerified: false }))).toBe('passkey_refused')
  const damaged = device.create(options)
  expect(await add({ ...damaged, response: { ...damaged.response, clientDataJSON: 'AAAA' } })).toBe('passkey_refused')
  expect(await add({ ...damaged, response: { ...damaged.response, attestationObject: 'AAAA' } })).toBe(
    'passkey_refused',
  )
  expect(await add(device.create(options), other)).toBe('passkey_challenge_over')
  expect(await add(device.create(options))).toBeUndefined()
  expect(await add(device.create(options))).toBe('passkey_challenge_over')
  // Nobody else can register the identifier of a passkey that somebody has.
  expect(await add(device.create(await startRegistration(other.client)), other)).toBe('passkey_refused')
  const late = await startRegistration(other.client)
  const start = clock.now().getTime()
  clock.now = () => new Date(start + CHALLENGE_LIFE)
  expect(await add(new SoftAuthenticator().create(late), other)).toBe('passkey_challenge_over')
  const rows = db.selectFrom('passkeys').innerJoin('people', 'people.id', 'person_id').select('email')
  expect(await rows.where('email', 'in', [member.email, other.email]).execute()).toEqual([{ email: member.email }])
})

test('409 for one passkey too many, of several at the same time too, and on a server that takes none', async () => {
  const { client, email } = await newPerson()
  for (let count = 0; count < MAX_PASSKEYS - 1; count++) await registerPasskey(client)
  const credentials = []
  for (let count = 0; count < 3; count++)
    credentials.push(new SoftAuthenticator().create(await startRegistration(client)))
  const answers = await Promise.all(
    credentials.map((credential) => client.POST('/api/v1/passkeys', { body: { name: 'Mine', credential } })),
  )
  expect(answers.map(({ error }) => error?.code).toSorted()).toEqual([
    'passkey_limit_reached',
    'passkey_limit_reached',
    undefined,
  ])
  expect((await client.POST('/api/v1/passkey-registrations')).error).toMatchObject({ code: 'passkey_limit_reached' })
  const people = db.selectFrom('people').select('id').where('email', '=', email)
  expect(await db.selectFrom('passkeys').select('id').where('person_id', 'in', people).execute()).toHaveLength(10)
  allowWays(services, 'KEY')
  const off = { status: 409, code: 'sign_in_way_off' }
  expect((await client.POST('/api/v1/passkey-registrations')).error).toMatchObject(off)
  const credential = credentials[0]!
  expect((await client.POST('/api/v1/passkeys', { body: { name: 'Mine', credential } })).error).toMatchObject(off)
})
