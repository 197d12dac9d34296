import { createHash, randomUUID } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import canonicalize from 'canonicalize'
import { type Selectable, sql } from 'kysely'
import type { Document, Event, Field, Party, PartyWithSigningUrl } from '@paraph/client'
import type { Tables } from '#platform/database/tables.ts'
import type { TestAccount, TestServer } from '@paraph/testing/server/server.ts'

/** Observes a document from outside, and remembers the observations. */
export class Onlooker {
  #server: TestServer
  #account: TestAccount
  #id: string
  #partyIds: readonly string[]
  messageIds: string[] = []
  /** All links of each party, oldest first. */
  #links = new Map<string, string[]>()
  #events: Event[] = []
  /** The number of jobs at the first observation. */
  #otherJobs: number | undefined
  /** Everything that was stored of the document at the last observation. A refusal must not change it. */
  stored: object = {}
  /** The fields at the last observation. */
  fields: Field[] = []
  /** The last answer, which must match the stored state. */
  answer: object | undefined

  /** @param partyIds - the ids of all parties, also removed ones, in the order in which they were added. */
  constructor(server: TestServer, account: TestAccount, id: string, partyIds: readonly string[]) {
    this.#server = server
    this.#account = account
    this.#id = id
    this.#partyIds = partyIds
  }

  async linkOf(partyId: string, which: 'PRESENT' | 'FORMER'): Promise<string> {
    const links = this.#links.get(partyId) ?? []
    const { tokenOf } = this.#server.services.links
    const unknown = () => tokenOf(randomUUID(), 'API')
    if (which === 'FORMER') return links.at(-2)?.split('#')[1] ?? unknown()
    const parties = this.#server.db.selectFrom('parties').select('link_nonce as nonce')
    const present = await parties.where('id', '=', partyId).executeTakeFirst()
    return present ? tokenOf(present.nonce, 'MESSAGE') : (links.at(-1)?.split('#')[1] ?? unknown())
  }

  /** Returns everything that can be seen of the document, in the form of the model. */
  async view() {
    const params = { path: { id: this.#id } }
    const { client } = this.#account
    const query = { include: ['parties' as const, 'fields' as const] }
    const [stored, { data: found }, { data: list }, { data: fields }] = await Promise.all([
      this.#store(),
      client.GET('/api/v1/documents/{id}', { params: { ...params, query } }),
      client.GET('/api/v1/documents/{id}/parties', { params }),
      client.GET('/api/v1/documents/{id}/fields', { params }),
    ])
    const { parties: ofDocument, fields: onDocument, ...rest } = found ?? {}
    const document = found && (rest as Document)
    if (!isDeepStrictEqual([ofDocument, onDocument], [list?.parties, fields?.fields]))
      throw new Error('The document includes other parties or fields than the lists have.')
    this.stored = stored
    this.fields = fields?.fields ?? []
    this.#checkAnswer(document, list?.parties ?? [])
    const isReleased = new Map(stored.parties.map(({ id, released_at: at }) => [id, at !== null]))
    return {
      document: document
        ? {
            status: document.status,
            title: document.title,
            signingMode: document.signingMode,
            isSent: document.sentAt !== null,
            expiresAt: document.expiresAt && Date.parse(document.expiresAt),
            reminders: document.reminders,
            labels: document.labels,
            completedAt: document.completedAt,
            sealStatus: document.sealStatus,
            hasSealedFile: document.sealedFile !== null,
            rejectedReason: document.rejectedReason,
            cancelledReason: document.cancelledReason,
          }
        : null,
      parties: (list?.parties ?? []).map((party) => ({
        number: this.#partyIds.indexOf(party.id),
        ...picked(party),
        hasSignedAt: party.signedAt !== null,
        isReleased: isReleased.get(party.id),
        hasSaved: stored.saved.some(({ party_id: id }) => id === party.id),
        link: this.#linkNumber(party),
      })),
      fields: this.fields.map(({ partyId, type, name, required, page }) => ({
        party: this.#partyIds.indexOf(partyId ?? ''),
        type,
        name,
        required,
        page,
      })),
      messages: this.#inOrder(stored.messages),
      jobs: stored.jobs - (this.#otherJobs ??= stored.jobs),
      events: (await this.#allEvents()).map(({ at, actor, type, partyId }) =>
        [at, actor.type, type, partyId && this.#partyIds.indexOf(partyId)].filter((part) => part !== null).join(' '),
      ),
    }
  }

  /** Returns the messages as texts. Messages that were posted together are sorted by their text. */
  #inOrder(messages: Selectable<Tables['messages']>[]): string[] {
    const texts = new Map(
      messages.map(({ id, party_id: partyId, kind, channel, address, status }) => [
        id,
        [this.#partyIds.indexOf(partyId), kind, channel, address, status].join(' '),
      ]),
    )
    const added = Array.from(texts).filter(([id]) => !this.messageIds.includes(id))
    this.messageIds.push(...added.toSorted(([, a], [, b]) => (a < b ? -1 : 1)).map(([id]) => id))
    return this.messageIds.map((id) => texts.get(id)!)
  }

  async #store() {
    const { db } = this.#server
    const [document, parties, fields, saved, messages, events, jobs] = await Promise.all([
      db.selectFrom('documents').selectAll().where('id', '=', this.#id).execute(),
      db.selectFrom('parties').selectAll().where('document_id', '=', this.#id).orderBy('added').execute(),
      db.selectFrom('fields').selectAll().where('document_id', '=', this.#id).orderBy('added').execute(),
      db
        .selectFrom('saved_values')
        .selectAll()
        .where('party_id', 'in', ['', ...this.#partyIds])
        .execute(),
      db.selectFrom('messages').selectAll().where('document_id', '=', this.#id).orderBy('id').execute(),
      db.selectFrom('events').select('id').where('document_id', '=', this.#id).orderBy('number').execute(),
      sql<{ count: number }>`select count(*)::integer as count from pgboss.job`.execute(db),
    ])
    return { document, parties, fields, saved, messages, events, jobs: jobs.rows[0]!.count }
  }

  #linkNumber({ id, signingUrl }: PartyWithSigningUrl): number | null {
    if (signingUrl === null) return null
    if (Array.from(this.#links).some(([other, links]) => other !== id && links.includes(signingUrl)))
      throw new Error('Two parties have one link.')
    const links = this.#links.get(id) ?? []
    if (!links.includes(signingUrl)) links.push(signingUrl)
    this.#links.set(id, links)
    return links.indexOf(signingUrl)
  }

  /** Returns all events, oldest first. Throws if an earlier event has changed or the hash chain is broken. */
  async #allEvents(): Promise<Event[]> {
    const events: Event[] = []
    for (let cursor: string | null | undefined; cursor !== null;) {
      const query = { limit: 100, ...(cursor && { cursor }) }
      const params = { path: { id: this.#id }, query }
      const { data } = await this.#account.client.GET('/api/v1/documents/{id}/events', { params })
      events.push(...(data?.events ?? []))
      cursor = data?.nextCursor ?? null
    }
    events.reverse()
    if (events.length > 0) {
      const before = JSON.stringify(this.#events)
      if (JSON.stringify(events.slice(0, this.#events.length)) !== before) throw new Error('An event has changed.')
    }
    for (const [index, { hash, ...event }] of events.entries()) {
      const computed = createHash('sha256').update(canonicalize(event)!).digest('hex')
      if (hash !== computed || event.previousHash !== (events[index - 1]?.hash ?? null))
        throw new Error(`The chain is broken at ${event.type}.`)
    }
    return (this.#events = events)
  }

  #checkAnswer(document: Document | undefined, parties: PartyWithSigningUrl[]) {
    const answer = this.answer
    this.answer = undefined
    if (!answer || 'deleted' in answer) return
    const told = 'fields' in answer ? (answer.fields as Field[]) : 'box' in answer ? [answer] : undefined
    const isOfFields = told?.every((field) => this.fields.some((seen) => isDeepStrictEqual(seen, field)))
    if (isOfFields) return
    const isTrue = parties.some(({ signingUrl: _url, ...party }) => isDeepStrictEqual(party, answer))
    if (!isTrue && !isDeepStrictEqual(document, answer))
      throw new Error(`The answer is not true: ${JSON.stringify(answer)}`)
  }
}

function picked(party: Party) {
  const { name, role, requiredSignature, deliveryMethod, twoStepVerification, signingOrder, email, phone, ssn } = party
  const { signingStatus, readStatus, sendStatus } = party
  const task = { name, role, requiredSignature, deliveryMethod, twoStepVerification, signingOrder, email, phone, ssn }
  return { ...task, signingStatus, readStatus, sendStatus }
}
