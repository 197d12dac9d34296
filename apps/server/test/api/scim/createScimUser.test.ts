import { expect, test } from 'vitest'
import { MAX_MEMBERS } from '#domain/members/member-rules.ts'
import { useServer } from '@paraph/testing/server/server.ts'
import { browserOf } from '../../support/browser-of.ts'
import { openMemberMails } from '../../support/member-mails.ts'
import { scimError, scimProvider } from './scim.support.ts'

const server = await useServer()
const { baseUrl, clientOf, db, fetch, newKey, services } = server
const mails = await openMemberMails(services)

test('201 adds a member without a mail, who can sign in at once, and the log of the account has it', async () => {
  const { account, send, address } = await scimProvider(server)
  await account.client.PATCH('/api/v1/account', { body: { defaultLanguage: 'SV' } })
  const names = { displayName: 'Anna Lindqvist', name: { givenName: 'Anna', familyName: 'Lindqvist' } }
  const body = { externalId: '0a21f0f2', userName: `A${address('nna')}`, active: true, ...names }
  const ignored = { password: 'secret', emails: [{ value: 'other@example.org' }], 'urn:x': { department: 'Sales' } }
  const { status, user, location, type } = await send('POST', '/Users', {
    ...body,
    ...ignored,
    roles: [{ value: 'Sender', primary: true }],
  })
  expect([status, type]).toEqual([201, 'application/scim+json; charset=utf-8'])
  expect(user).toEqual({
    schemas: ['urn:ietf:params:scim:schemas:core:2.0:User'],
    id: expect.stringMatching(/^mbr_/),
    ...body,
    name: { formatted: 'Anna Lindqvist', ...names.name },
    emails: [{ value: address('anna'), type: 'work', primary: true }],
    roles: [{ value: 'SENDER', primary: true }],
    meta: {
      resourceType: 'User',
      created: expect.any(String),
      lastModified: expect.any(String),
      location: `https://sign.example.com/api/v1/scim/v2/Users/${user.id}`,
    },
  })
  expect(location).toBe(user.meta.location)
  expect((await send('GET', `/Users/${user.id}`)).user).toEqual(user)
  expect(await mails.invitations(user.id)).toEqual([])
  const languages = db.selectFrom('members').select('language').where('id', '=', user.id)
  expect(await languages.execute()).toEqual([{ language: 'SV' }])

  const browser = browserOf({ baseUrl, fetch })
  await browser.requestLink(address('anna'))
  const [mail] = await mails.links(address('anna'))
  const { answer } = await browser.signIn({ signInLink: mail!.token! })
  expect(answer.member).toMatchObject({ id: user.id, name: 'Anna Lindqvist', role: 'SENDER', status: 'JOINED' })

  const log = await account.client.GET('/api/v1/account/events', { params: { query: { type: 'member.created' } } })
  expect(log.data!.accountEvents).toMatchObject([{ actor: { type: 'API_KEY' }, subject: { id: user.id } }])
})

test('201 without a role or a name gives a READER, whose name is made of its parts or is the address', async () => {
  const { address, create } = await scimProvider(server)
  const named = await create('erik', { name: { givenName: 'Erik', familyName: 'Berg' }, displayName: '' })
  const whole = await create('ida', { name: { formatted: 'Ida Ek' } })
  const unnamed = await create('bo', { roles: [], active: 'False' })
  expect([named.displayName, whole.displayName, unnamed.displayName]).toEqual(['Erik Berg', 'Ida Ek', address('bo')])
  expect([named.roles[0]!.value, unnamed.active]).toEqual(['READER', false])
})

test('400 for an address or a value that a member can not have', async () => {
  const { send, address } = await scimProvider(server)
  const userName = address('anna')
  for (const [body, pointer] of [
    [{}, '/userName'],
    [{ userName: 'anna' }, '/userName'],
    [{ userName, roles: ['OWNER'] }, '/roles'],
    [{ userName, active: 'no' }, '/active'],
    [{ userName, name: { givenName: 5 } }, '/name'],
    [{ userName, externalId: 'x'.repeat(256) }, '/externalId'],
    [{ userName, name: { familyName: 'x'.repeat(256) } }, '/familyName'],
  ] as const) {
    const { error } = await send('POST', '/Users', body)
    expect(error, pointer).toMatchObject(scimError(400, 'invalidValue'))
    expect(error.detail).toContain(pointer)
  }
  expect((await send('POST', '/Users', '{')).error).toMatchObject(scimError(400, 'invalidSyntax'))
})

test('409 for a person who is a member, and for a full account', async () => {
  const { account, send, address, create } = await scimProvider(server)
  await create('anna')
  const again = await send('POST', '/Users', { userName: address('ANNA') })
  expect([again.status, again.error]).toMatchObject([409, scimError(409, 'uniqueness')])
  const rows = Array.from({ length: MAX_MEMBERS - 1 }, (_, index) => index)
  await db
    .insertInto('people')
    .values(
      rows.map((n) => ({
        id: `per_${n}_${account.id}`,
        email: `${n}@${account.id}`,
        created_at: new Date().toISOString(),
      })),
    )
    .execute()
  await db
    .insertInto('members')
    .values(
      rows.map((n) => ({
        id: `mbr_${n}_${account.id}`,
        account_id: account.id,
        person_id: `per_${n}_${account.id}`,
        name: 'x',
        role: 'READER' as const,
        language: 'EN' as const,
        invited_at: new Date().toISOString(),
        invited_by: 'key_test',
        invitation_expires_at: new Date().toISOString(),
        invitation_shown: false,
      })),
    )
    .execute()
  const full = await send('POST', '/Users', { userName: address('erik') })
  expect([full.status, full.error]).toMatchObject([409, scimError(409)])
  expect(full.error.scimType).toBeUndefined()
})

test('a role has no scope for it; who manages members can create a key with it', async () => {
  const { account } = await scimProvider(server)
  const admin = await server.newMember(account.id)
  const byMember = await fetch(`${baseUrl}/api/v1/scim/v2/Users`, {
    headers: { authorization: `Bearer ${admin.token}` },
  })
  expect(byMember.status).toBe(403)
  const body = { name: 'Entra', scopes: ['scim' as const] }
  const created = await admin.client.POST('/api/v1/api-keys', { body })
  expect(created.data).toMatchObject({ scopes: ['scim'] })
  const byKey = await fetch(`${baseUrl}/api/v1/scim/v2/Users`, {
    headers: { authorization: `Bearer ${created.data!.secret}` },
  })
  expect(byKey.status).toBe(200)
  const weak = await newKey(account.id, ['keys:write', 'members:write'])
  expect((await clientOf(weak.key).POST('/api/v1/api-keys', { body })).error).toMatchObject({
    code: 'insufficient_scope',
  })
})
