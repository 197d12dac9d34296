import { expect, test } from 'vitest'
import { promptOf } from '#domain/single-sign-on/sign-on-rules.ts'
import { useServer } from '@paraph/testing/server/server.ts'
import { claimsOf, signToken } from '../../support/openid-provider.ts'
import { openSignOn } from '../../support/sign-on.ts'

const server = await useServer()
const { clientOf } = server
const { provider, replace, prove, person, newBrowser, start, shownBy, signOn } = await openSignOn(server, 1)
await replace(0, { defaultRole: 'ADMIN' })
await prove(0)

/** Returns undefined if the person may do what is sensitive. */
const refusalOf = async ({ answer }: { answer: { accessToken?: string } }) => {
  const body = { name: 'ERP', scopes: ['documents:read' as const] }
  return (await clientOf(answer.accessToken!).POST('/api/v1/api-keys', { body })).error?.code
}

/** The provider says that it has asked the person so many seconds ago, or does not say it. */
const signOnAsked = async (seconds: number | undefined, asksAgain = false) => {
  provider.hooks.token = (token) => {
    const claims = claimsOf(token)
    return signToken({ ...claims, auth_time: seconds && Number(claims['iat']) - seconds })
  }
  const signedOn = await signOn(person(0), { asksAgain })
  provider.hooks.token = undefined
  return signedOn
}

test('200 leads to a provider that asks again, also a person who has signed in there, and then says when it has', async () => {
  const email = person(0)
  const cookies = new Map<string, string>()
  const signIn = async (asksAgain: boolean) => {
    const browser = newBrowser()
    const url = new URL((await start(email, browser, asksAgain)).url!)
    const before = provider.hooks.requests.filter((request) => request.startsWith('GET /interaction/')).length
    const singleSignOn = shownBy(await provider.signIn(url.href, email, cookies))
    const after = provider.hooks.requests.filter((request) => request.startsWith('GET /interaction/')).length
    return { url, isAsked: after > before, ...(await browser.signIn({ singleSignOn })) }
  }
  expect((await signIn(false)).isAsked).toBe(true)
  const silent = await signIn(false)
  expect([silent.isAsked, await refusalOf(silent)]).toEqual([false, 'sign_in_needed_again'])
  const asked = await signIn(true)
  expect(Object.fromEntries(asked.url.searchParams)).toMatchObject({ prompt: 'login', max_age: '600' })
  expect([asked.isAsked, await refusalOf(asked)]).toEqual([true, undefined])
})

test('a sign-in without asking again counts from when the provider last asked the person', async () => {
  expect(await refusalOf(await signOnAsked(590))).toBeUndefined()
  expect(await refusalOf(await signOnAsked(601))).toBe('sign_in_needed_again')
  // A clock that is ahead makes no sign-in that stays recent for longer.
  const [ahead] = [await signOnAsked(-3600)]
  expect(await refusalOf(ahead)).toBeUndefined()
})

test('422 for a provider that was told to ask again, and says that it has not; one that says nothing is believed', async () => {
  expect(await signOnAsked(601, true)).toMatchObject({
    status: 422,
    answer: { code: 'single_sign_on_refused', detail: expect.stringMatching(/has not asked you to sign in again/) },
  })
  expect(await refusalOf(await signOnAsked(undefined, true))).toBeUndefined()
})

test('Google gets the prompt that it takes', () => {
  expect([promptOf('https://accounts.google.com'), promptOf('https://login.example.com')]).toEqual([
    'select_account',
    'login',
  ])
})
