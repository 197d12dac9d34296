import { randomInt, randomUUID } from 'node:crypto'
import type { ReplaceSingleSignOn } from '@paraph/contract'
import { redirectUriOf } from '#domain/single-sign-on/sign-on-rules.ts'
import type { TestAccount, useServer } from '@paraph/testing/server/server.ts'
import { browserOf } from './browser-of.ts'
import { openProvider } from './openid-provider.ts'

type Server = Awaited<ReturnType<typeof useServer>>

/** Accounts whose members sign in at one real provider. */
export async function openSignOn(server: Server, count: number) {
  const { baseUrl, fetch, services, newAccount } = server
  const accounts: TestAccount[] = []
  while (accounts.length < count) accounts.push(await newAccount())
  const provider = await openProvider(accounts.map(({ id }) => redirectUriOf(services.publicUrl, id)))
  const domains = accounts.map(() => `${randomUUID()}.example.com`)
  const settings = (index: number): ReplaceSingleSignOn => ({
    issuer: provider.issuer,
    ...provider.client,
    domains: [domains[index]!],
    roles: [],
    defaultRole: 'SENDER',
    createsMembers: true,
    onlySingleSignOn: false,
  })
  const replace = (index: number, changes: Partial<ReplaceSingleSignOn> = {}) =>
    accounts[index]!.client.PUT('/api/v1/account/single-sign-on', { body: { ...settings(index), ...changes } })
  /** Puts the DNS records in place that the settings ask for. */
  const prove = async (index: number) => {
    const { client } = accounts[index]!
    const { data } = await client.GET('/api/v1/account/single-sign-on')
    const records = new Map(data!.domains.map(({ recordName, recordValue }) => [recordName, recordValue]))
    const before = services.findRecords
    services.findRecords = async (name) => (records.has(name) ? ['v=spf1 -all', records.get(name)!] : [])
    const confirmed = await client.POST('/api/v1/account/single-sign-on/confirm-domains')
    services.findRecords = before
    return confirmed
  }
  /** A browser in a network of its own, because the server counts the sign-ins of a network. */
  const newBrowser = () => {
    const address = `198.51.${randomInt(256)}.${randomInt(1, 255)}`
    const send: typeof globalThis.fetch = (input, init) => {
      const request = new Request(input, init)
      request.headers.set('x-forwarded-for', address)
      return fetch(request)
    }
    return browserOf({ baseUrl, fetch: send })
  }
  /** Adds a person to the provider. */
  const person = (index: number, claims: Record<string, unknown> = {}) => {
    const email = `${randomUUID()}@${domains[index]!}`
    provider.people.set(email, { email, email_verified: true, name: 'Anna Lindqvist', ...claims })
    return email
  }
  const start = async (email: string, browser = newBrowser(), asksAgain = false) => {
    const { answer, status } = await browser.send('POST', 'single-sign-on', { body: { email, asksAgain } })
    return { browser, status, ...(answer as { url?: string | null; code?: string; detail?: string }) }
  }
  /** What the page of the console sends after the provider has led there. */
  const shownBy = ({ href }: URL) => href.slice(`${services.publicUrl}/single-sign-on/`.length)
  const signOn = async (email: string, { as = email, browser = newBrowser(), asksAgain = false } = {}) => {
    const { url } = await start(email, browser, asksAgain)
    const singleSignOn = shownBy(await provider.signIn(url!, as))
    return { browser, singleSignOn, ...(await browser.send('POST', 'sessions', { body: { singleSignOn } })) }
  }
  return { accounts, provider, domains, settings, replace, prove, person, newBrowser, start, shownBy, signOn }
}
