import type { Problem } from '@paraph/client'
import { sql } from 'kysely'
import { recordOutcome } from '../../../src/delivery/record-outcome.ts'
import { expireDocument } from '../../../src/lifecycle/expire-document.ts'
import { TooEarlyError } from '../../../src/jobs/jobs.ts'
import { remindAllDue } from '../../../src/lifecycle/reminders.ts'
import { Problem as Refusal } from '../../../src/problems/problem.ts'
import type { TestAccount, TestServer } from '../../support/server.ts'
import { Onlooker } from './onlooker.ts'
import type { Operation, Person } from './operations.ts'

const contacts = new Map<string, Promise<{ id: string }>>()

/** A document of the real service. Performs each operation on it. */
export class Service {
  #server: TestServer
  #account: TestAccount
  #id: string
  /** The ids of all parties, also removed ones, in the order in which they were added. */
  #partyIds: string[] = []
  /** The observer of the document. */
  seen: Onlooker

  private constructor(server: TestServer, account: TestAccount, id: string) {
    this.#server = server
    this.#account = account
    this.#id = id
    this.seen = new Onlooker(server, account, id, this.#partyIds)
  }

  static async create(server: TestServer, account: TestAccount): Promise<Service> {
    const { id } = await account.draftDocument({ title: 'Lease' })
    return new Service(server, account, id)
  }

  /** Performs the operation, and returns the outcome in the words of the model. */
  async perform(operation: Operation): Promise<string> {
    const { client } = this.#account
    const { services, db } = this.#server
    const id = this.#id
    const path = { id }
    switch (operation.do) {
      case 'wait':
      case 'next day':
      case 'wait until':
        return 'done'
      case 'add': {
        const contactId = (await this.#contact(operation.person)).id
        const body = { ...operation.fields, contactId }
        const answer = await client.POST('/api/v1/documents/{id}/parties', { params: { path }, body })
        if (answer.data) this.#partyIds.push(answer.data.id)
        return this.#told(answer)
      }
      case 'patch': {
        const { change, expiresIn } = operation
        const expiresAt = expiresIn == null ? expiresIn : new Date(services.now().getTime() + expiresIn).toISOString()
        const body = { ...change, ...(expiresAt !== undefined && { expiresAt }) }
        return this.#told(await client.PATCH('/api/v1/documents/{id}', { params: { path }, body }))
      }
      case 'send':
        return this.#told(await client.POST('/api/v1/documents/{id}/send', { params: { path } }))
      case 'cancel': {
        const body = { reason: 'Why not.' }
        return this.#told(await client.POST('/api/v1/documents/{id}/cancel', { params: { path }, body }))
      }
      case 'delete':
        return this.#told(await client.DELETE('/api/v1/documents/{id}', { params: { path } }))
      case 'expire':
        return ended(expireDocument(id, services))
      case 'remind all':
        return ended(remindAllDue({ ...services, timeZone: 'UTC' }))
      case 'report': {
        const messageId = this.seen.messageIds.at(operation.message % this.seen.messageIds.length) ?? 'msg_none'
        return (await recordOutcome(messageId, operation.outcome, {}, services)) ? 'done' : 'unknown'
      }
    }
    const partyId = this.#partyIds[operation.party] ?? 'pty_none'
    const params = { path: { id, partyId } }
    switch (operation.do) {
      case 'update': {
        const party = await client.GET('/api/v1/documents/{id}/parties/{partyId}', { params })
        const body = { role: party.data?.role ?? 'SIGNER', ...operation.change }
        return this.#told(await client.PATCH('/api/v1/documents/{id}/parties/{partyId}', { params, body }))
      }
      case 'remove':
        return this.#told(await client.DELETE('/api/v1/documents/{id}/parties/{partyId}', { params }))
      case 'remind':
        return this.#told(await client.POST('/api/v1/documents/{id}/parties/{partyId}/remind', { params }))
      case 'open':
        // No operation of the API does this yet.
        await sql`update parties set read_status = 'OPENED' from documents
          where documents.id = document_id and parties.id = ${partyId} and read_status = 'NOT_OPENED'
          and status = 'SENT' and (expires_at is null or expires_at > ${services.now()})`.execute(db)
        return 'done'
      case 'act': {
        const act = operation.act === 'SIGNED' ? { type: operation.act } : { type: operation.act, reason: 'Too dear.' }
        return ended(this.#server.actByLink(await this.seen.linkOf(partyId, operation.link), act))
      }
    }
  }

  #contact(person: Person): Promise<{ id: string }> {
    const key = JSON.stringify(person)
    const known = Object.fromEntries(Object.entries(person).filter(([, value]) => value !== null))
    const contact = contacts.get(key) ?? this.#account.contact(known)
    contacts.set(key, contact)
    return contact
  }

  #told({ response, data, error }: { response: Response; data?: object; error?: Problem }): string {
    this.seen.answer = data
    const { status } = response
    if (!error) return String(status)
    const pointers = new Set((error.errors ?? []).map(({ pointer }) => this.#numbered(pointer)))
    const wait = response.headers.get('retry-after')
    const code = wait === null ? error.code : `${error.code}, for ${wait} s`
    return [status, code, ...Array.from(pointers).toSorted()].join(' ')
  }

  /** Replaces the id of a party by its number. A refused party has no number yet, so it gets the next one. */
  #numbered(pointer: string): string {
    return pointer.replace(/pty_\w+/, (id) => {
      const number = this.#partyIds.indexOf(id)
      return String(number < 0 ? this.#partyIds.length : number)
    })
  }

  /** Turns off the reminders of this document, so that later runs do not send them. */
  async leave() {
    const { db } = this.#server
    await db.updateTable('parties').set({ next_reminder_at: null }).where('document_id', '=', this.#id).execute()
  }
}

/** Returns the outcome of an action that is not an HTTP request. */
async function ended(act: Promise<unknown>): Promise<string> {
  try {
    await act
    return 'done'
  } catch (error) {
    if (error instanceof TooEarlyError) return 'not yet'
    if (error instanceof Refusal) return `${error.status} ${error.code}`
    throw error
  }
}
