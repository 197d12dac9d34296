import { rmSync } from 'node:fs'
import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { AddParty, BankIdOrder, UpdateParty } from '@paraph/client'
import { expect } from 'vitest'
import { collectOrder, type CollectDeps } from '#work/collecting/bankid/collect-order.ts'
import { orderTimes } from '#domain/identity/bankid/order-rules.ts'
import { claimOrders } from '#domain/identity/bankid/claim-store.ts'
import type { BankIdApi } from '#platform/bankid/rp-api.ts'
import type { Person, PhoneAct } from '../../../../dev/bankid-simulator/orders.ts'
import { holderIn, newPersonalNumber, startSimulator } from '@paraph/testing/server/bankid.ts'
import { forFile, openServer } from '@paraph/testing/server/server.ts'

export const path = '/api/v1/signing-session/bankid'
export const stranger: Person = { personalNumber: '198112189876', givenName: 'Bo', surname: 'Berg' }
/** The keys of two browsers. */
export const [phoneKey, laptopKey] = ['browser-key-of-the-phone-1', 'browser-key-of-the-laptop-2']

let shared: ReturnType<typeof openBankId> | undefined

async function openBankId() {
  const holder = holderIn(() => server.services)
  const folder = await mkdtemp(join(tmpdir(), 'paraph-bankid-'))
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
  const simulator = await startSimulator(folder, { holder })
  const server: Awaited<ReturnType<typeof openServer>> = await openServer({ bankId: simulator.settings })
  return { simulator, server }
}

/** Returns a server with a simulator of BankID over mTLS, which the test files of this process share. No worker runs: the tests collect when they want to. */
export async function useBankId() {
  const { simulator, server: opened } = await (shared ??= openBankId())
  const server = forFile(opened)
  const { services, db } = server
  // A collector would collect the orders of an earlier file too.
  await db.deleteFrom('bankid_orders').execute()

  /** Returns the dependencies of a collector. `api` replaces functions of the BankID API, so that a test can watch them. */
  const depsWith = (changes: Partial<CollectDeps> & { api?: Partial<BankIdApi> } = {}): CollectDeps => {
    const { api, ...others } = changes
    const bankId = services.bankId!
    const watched = api
      ? {
          ...bankId,
          get roots() {
            return bankId.roots
          },
          api: { ...bankId.api, ...api },
        }
      : bankId
    return { ...services, bankId: watched, ...others }
  }
  /** Collects the orders that are due at `at`, as the collector of a process does. Two seconds ahead, as by default, each pending order is due. */
  const collect = async (deps = depsWith(), at = new Date(services.now().getTime() + 2000)) => {
    const orders = await claimOrders(db, {
      now: at,
      until: orderTimes.lease(services.now()),
      free: 20,
      perAccount: 20,
      running: [],
    })
    await Promise.all(orders.map((order) => collectOrder(order, deps)))
  }

  /** Sends a document to parties with BankID. The first one signs. */
  const sent = async (fields: Partial<Omit<AddParty, 'person'>> = {}, ...others: Partial<AddParty>[]) => {
    const account = await server.newAccount('TEST')
    const ssn = newPersonalNumber()
    const contactId = (await account.contact({ email: 'anna.lindqvist@example.com', ssn })).id
    const party = { requiredSignature: 'BANKID', contactId, ...fields } as const
    const { id, parties: ids } = await account.sentDocument(party, ...others)
    const { events, cancel, party: read, updateParty, removeParty } = account.of(id)
    const asParty = async (headers?: Record<string, string>, index = 0) =>
      server.asParty(await server.linkOf(ids[index]!), headers)
    const client = await asParty({ 'browser-key': phoneKey })
    const consentVersion = async () => (await client.GET('/api/v1/signing-session')).data?.consent?.version ?? 'none'
    const start = async (device: 'SAME' | 'OTHER' = 'OTHER', browserKey = phoneKey, by = client) =>
      by.POST(path, { body: { consentVersion: await consentVersion(), device, browserKey } })
    /** Starts an order, and returns it with what BankID knows of it. */
    const started = async (device?: 'SAME' | 'OTHER') => {
      const { data, error } = await start(device)
      if (!data) throw new Error(JSON.stringify(error))
      const [simulated] = simulator.orders()
      return { order: data, orderRef: simulated!.orderRef, simulated: simulated! }
    }
    const order = async (by = client): Promise<BankIdOrder> => (await by.GET(path)).data!
    return {
      account,
      id,
      ids,
      ssn,
      client,
      asParty,
      consentVersion,
      start,
      started,
      order,
      events,
      /** The nonce in the address that the app opens. */
      nonceOf: (orderRef: string) =>
        simulator
          .orders()
          .find((order) => order.orderRef === orderRef)!
          .request.returnUrl!.split('.')
          .at(-1)!,
      confirm: (orderId: string, nonce: string, by = client) =>
        by.POST(`${path}/confirm`, { body: { orderId, nonce } }),
      cancelDocument: cancel,
      update: (change: Partial<UpdateParty>) => updateParty(ids[0]!, change),
      remove: () => removeParty(ids[0]!),
      party: () => read(ids[0]!),
      signatures: () => db.selectFrom('signatures').selectAll().where('document_id', '=', id).execute(),
      stored: () => db.selectFrom('bankid_orders').selectAll().where('document_id', '=', id).orderBy('id').execute(),
      /** Expects that no order has signed anything. */
      async expectUnsigned() {
        expect(await db.selectFrom('signatures').select('party_id').where('document_id', '=', id).execute()).toEqual([])
        expect((await events()).map(({ type }) => type)).not.toContain('party.signed')
      },
    }
  }
  const act = (ref: string, act: PhoneAct) => simulator.act(ref, act)
  return { ...server, simulator, depsWith, collect, sent, act }
}

export type Sent = Awaited<ReturnType<Awaited<ReturnType<typeof useBankId>>['sent']>>
