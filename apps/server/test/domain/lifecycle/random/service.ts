import type { Problem } from '@paraph/client'
import { expireDocument } from '#work/deadlines/expire-document.ts'
import { remindAllDue } from '#work/deadlines/remind-all-due.ts'
import { recordOutcome } from '#work/delivery/record-outcome.ts'
import { TooEarlyError } from '#platform/jobs/jobs.ts'
import { reject, sign } from '@paraph/testing/server/party.ts'
import type { TestAccount, TestServer } from '@paraph/testing/server/server.ts'
import { callFields, isSealedWith } from './field-calls.ts'
import { type FieldOperation, labelOf, valuesFor } from './fields.ts'
import { Onlooker } from './onlooker.ts'
import type { Operation, Person } from './operations.ts'

/** Links that were used. */
let calls = 0

/** The name of every contact. */
const name = { firstName: 'Anna', lastName: 'Lindqvist' }

/** The contacts of each account, by their fields. */
const contacts = new Map<string, Promise<{ id: string }>>()

/** A document of the real service. Performs each operation on it. */
export class Service {
  #server: TestServer
  #account: TestAccount
  #id: string
  /** The ids of all parties, also removed ones, in the order in which they were added. */
  #partyIds: string[] = []
  /** The last pass of each party. */
  #passes = new Map<string, string>()
  #isSealed = false
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
    const { services } = this.#server
    const id = this.#id
    const path = { id }
    switch (operation.do) {
      case 'wait':
      case 'next day':
      case 'wait until':
        return 'done'
      case 'add': {
        const body = { ...operation.fields, ...(await this.#personOf(operation)) }
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
        return ended(expireDocument({ documentId: id }, services))
      case 'seal':
        return ended(this.#seal())
      case 'add field':
      case 'update field':
      case 'remove field':
      case 'replace fields':
        return this.#changeFields(operation)
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
      case 'replace': {
        const body = { ...operation.change, ...(await this.#personOf(operation)) }
        const path = '/api/v1/documents/{id}/replacements/{partyId}'
        const answer = await client.POST(path, { params, body })
        if (answer.data) this.#partyIds.push(answer.data.id)
        return this.#told(answer)
      }
      case 'remind':
        return this.#told(await client.POST('/api/v1/documents/{id}/parties/{partyId}/remind', { params }))
      case 'view': {
        const party = await this.#partyOf(partyId, 'PRESENT')
        const isOpening = operation.status === 'OPENED'
        const path = isOpening ? '/api/v1/signing-session/open' : '/api/v1/signing-session/read'
        return answered(await party.POST(path))
      }
      case 'verify':
        return this.#verify(partyId)
      case 'save': {
        const party = await this.#partyOf(partyId, 'PRESENT')
        const values = valuesFor(this.#fieldsOf(partyId))
        return answered(await party.PUT('/api/v1/signing-session/values', { body: { values } }))
      }
      case 'act': {
        const party = await this.#partyOf(partyId, operation.link)
        const values = operation.isEmpty ? {} : valuesFor(this.#fieldsOf(partyId))
        return answered(await (operation.act === 'SIGNED' ? sign(party, { values }) : reject(party, 'Too dear.')))
      }
    }
  }

  #fieldsOf(partyId: string) {
    return this.seen.fields.filter((field) => field.partyId === partyId) as { name: string; type: 'TEXT' }[]
  }

  async #changeFields(operation: FieldOperation): Promise<string> {
    const idOf = (number: number) => this.#partyIds[number] ?? 'pty_none'
    const { data, ...answer } = await callFields(this.#account, this.#id, operation, { idOf, fields: this.seen.fields })
    return this.#told({ ...answer, ...(data && { data }) })
  }

  async #seal() {
    await this.#server.seal(this.#id)
    if (!this.#isSealed) this.#isSealed = await isSealedWith(this.#account, this.#id, this.seen.fields)
  }

  /** Requests a code, computes the code as the message does, and enters it. */
  async #verify(partyId: string): Promise<string> {
    const { db, services } = this.#server
    const client = await this.#partyOf(partyId, 'PRESENT')
    const sent = await client.POST('/api/v1/signing-session/verification')
    if (!sent.data) return answered(sent)
    const { nonce, messageId } = await db
      .selectFrom('verification_codes')
      .innerJoin('parties', 'parties.id', 'party_id')
      .select(['parties.link_nonce as nonce', 'message_id as messageId'])
      .where('party_id', '=', partyId)
      .executeTakeFirstOrThrow()
    const body = { code: services.codes.codeOf(messageId, nonce) }
    const confirmed = await client.POST('/api/v1/signing-session/verification/confirm', { body })
    if (confirmed.data) this.#passes.set(partyId, confirmed.data.pass)
    return answered(confirmed)
  }

  async #partyOf(partyId: string, link: 'PRESENT' | 'FORMER') {
    const pass = this.#passes.get(partyId)
    const headers = {
      // Wrong links are counted per address.
      'x-forwarded-for': `10.${(calls >> 16) & 255}.${(calls >> 8) & 255}.${calls++ & 255}`,
      ...(pass && { 'verification-pass': pass }),
    }
    return this.#server.asParty(await this.seen.linkOf(partyId, link), headers)
  }

  async #personOf({ person, inPlace }: { person: Person; inPlace: boolean }) {
    return inPlace ? { person: { ...name, ...person } } : { contactId: (await this.#contact(person)).id }
  }

  #contact(person: Person): Promise<{ id: string }> {
    const key = `${this.#account.id} ${JSON.stringify(person)}`
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

  /** Replaces the id of a party by its number, and the id of a field by its party and name. A refused party without a number gets the next one. */
  #numbered(pointer: string): string {
    const number = (partyId: string) => this.#partyIds.indexOf(partyId)
    return pointer
      .replace(/pty_\w+/, (id) => String(number(id) < 0 ? this.#partyIds.length : number(id)))
      .replace(/fld_\w+/, (id) => {
        const field = this.seen.fields.find((field) => field.id === id)
        return field ? labelOf({ party: number(field.partyId ?? ''), name: field.name }) : id
      })
  }

  /** Turns off the reminders of this document, so that later runs do not send them. */
  async leave() {
    const { db } = this.#server
    await db.updateTable('parties').set({ next_reminder_at: null }).where('document_id', '=', this.#id).execute()
  }
}

/** Returns the status and the problem code of an answer to a party. Such an answer says nothing about the other parties. */
function answered({ response, error }: { response: Response; error?: Problem }): string {
  return error ? `${response.status} ${error.code}` : String(response.status)
}

/** Returns the outcome of an action that is not an HTTP request. */
async function ended(act: Promise<unknown>): Promise<string> {
  try {
    await act
    return 'done'
  } catch (error) {
    if (error instanceof TooEarlyError) return 'not yet'
    throw error
  }
}
