import { isDeepStrictEqual } from 'node:util'
import { changeFields } from './draft-fields.ts'
import type { FieldOperation } from './fields.ts'
import { asking, textOf } from './life.ts'
import { day, hour, type Operation, removed } from './operations.ts'
import { addressOf, isTurnOf, type Message, type Party } from './party.ts'
import { incomplete, PartyChanges } from './party-changes.ts'

/** The outcomes that can be recorded for a message, by its present status. */
const news: Record<string, string[]> = {
  QUEUED: ['SENT', 'DELIVERED', 'BOUNCED', 'FAILED'],
  SENT: ['DELIVERED', 'BOUNCED'],
  DELIVERED: ['BOUNCED'],
  FAILED: ['DELIVERED', 'BOUNCED'],
  BOUNCED: [],
}

const isEarlier = (before: number | null, after: number | null) => after !== null && (before === null || after < before)

/** The rules of the lifecycle as the documentation states them, independent of the implementation. */
export class Model extends PartyChanges {
  /** Returns the operation with the number of an existing or a removed party. */
  resolve(operation: Operation): Operation {
    if (operation.do === 'update field' || operation.do === 'remove field')
      return { ...operation, field: operation.field % Math.max(1, this.fields.length) }
    if (operation.do === 'replace fields') {
      const fields = operation.fields.map((field) => ({ ...field, party: this.#numberOf(field.party) }))
      return { ...operation, fields }
    }
    return 'party' in operation ? { ...operation, party: this.#numberOf(operation.party) } : operation
  }

  #numberOf(party: number): number {
    const some = this.everybody.filter(({ isRemoved }) => isRemoved === (party === removed))
    return some[party % some.length]?.number ?? this.everybody.length
  }

  /** Returns the answer that the service must give; a refusal changes nothing. Messages that are posted together have no order. */
  perform(operation: Operation): string {
    const posted = this.messages.length
    const answer = this.#perform(operation)
    const byText = (a: Message, b: Message) => (textOf(a) < textOf(b) ? -1 : 1)
    this.messages.push(...this.messages.splice(posted).toSorted(byText))
    return answer
  }

  #perform(operation: Operation): string {
    switch (operation.do) {
      case 'wait':
        this.now += operation.for
        return 'done'
      case 'next day':
        this.now = (Math.floor(this.now / day) + 1) * day + operation.at * hour
        return 'done'
      case 'wait until':
        this.now = Math.max(this.now, (this.properties.expiresAt ?? 0) + operation.sinceExpiry)
        return 'done'
      case 'report':
        return this.#report(this.messages.at(operation.message % this.messages.length), operation.outcome)
      case 'act':
        if (operation.link !== 'PRESENT') return this.act(undefined, operation)
        return this.goneOf(operation.party) ?? this.act(this.find(operation.party), operation)
      case 'save':
        return this.goneOf(operation.party) ?? this.save(this.find(operation.party))
      case 'view':
        return this.goneOf(operation.party) ?? this.look(this.find(operation.party), operation.status)
      case 'verify':
        return this.goneOf(operation.party) ?? this.verify(this.find(operation.party))
      case 'seal':
        if (this.isSealing) this.complete()
        return 'done'
      case 'expire':
        return this.#expire()
      case 'remind all':
        return this.#remindAll()
    }
    if (this.state === 'DELETED') return '404 document_not_found'
    switch (operation.do) {
      case 'add':
        return this.add({ ...operation.person, ...operation.fields })
      case 'patch':
        return this.#patch(operation)
      case 'send':
        return this.#send()
      case 'cancel':
        return this.#cancel()
      case 'delete':
        return this.#delete()
      case 'add field':
      case 'update field':
      case 'remove field':
      case 'replace fields':
        return this.#changeFields(operation)
    }
    const party = this.find(operation.party)
    if (!party) return '404 party_not_found'
    switch (operation.do) {
      case 'update':
        return this.update(party, operation.change)
      case 'remove':
        return this.remove(party)
      case 'replace':
        return this.replace(party, operation)
      case 'remind':
        return this.#remind(party)
    }
  }

  #patch({ change, expiresIn }: Operation & { do: 'patch' }): string {
    const { labels, ...others } = change
    if (this.state === 'DRAFT' && typeof expiresIn === 'number' && expiresIn <= 0) return '422 expiry_past /expiresAt'
    const before = this.properties
    const expiresAt = expiresIn == null ? expiresIn : this.now + expiresIn
    const after = { ...before, ...others, ...(expiresAt !== undefined && { expiresAt }) }
    const changed = (['title', 'reminders', 'expiresAt'] as const).filter(
      (name) => !isDeepStrictEqual(before[name], after[name]),
    )
    const refusal = this.state === 'DRAFT' ? undefined : this.#refusalOf(changed, after.expiresAt)
    if (refusal) return refusal
    this.properties = after
    this.labels = labels ?? this.labels
    if (changed.length === 0) return '200'
    this.record('API_KEY', 'document.updated')
    if (this.state !== 'SENT') return '200'
    if (changed.includes('expiresAt') && after.expiresAt !== null) this.expiryJobs++
    if (isEarlier(before.expiresAt, after.expiresAt)) this.#tellEarlier()
    if (changed.includes('reminders')) this.replanReminders()
    return '200'
  }

  /** Why these fields of a document that is no draft can't change. */
  #refusalOf(changed: string[], expiresAt: number | null): string | undefined {
    if (changed.length === 0) return undefined
    const pointers = (names: string[]) =>
      names
        .toSorted()
        .map((name) => `/${name}`)
        .join(' ')
    if (this.state !== 'SENT') return `409 document_not_draft ${pointers(changed)}`
    if (this.isSealing) return `409 document_sealing ${pointers(changed)}`
    const isOpened = this.parties.some(({ readStatus }) => readStatus !== 'NOT_OPENED')
    if (changed.includes('title') && isOpened) return '409 party_opened /title'
    if (!changed.includes('expiresAt') || expiresAt === null) return undefined
    if (expiresAt <= this.now) return '422 expiry_past /expiresAt'
    const isTooSoon = isEarlier(this.properties.expiresAt, expiresAt) && expiresAt < this.now + day
    return isTooSoon ? '422 expiry_too_soon /expiresAt' : undefined
  }

  /** A message that has not arrived yet will name the new last day. */
  #tellEarlier() {
    const knows = (party: Party) =>
      this.messages.some(
        ({ party: of, kind, to, status }) =>
          of === party &&
          asking.includes(kind) &&
          to === addressOf(party) &&
          (status === 'SENT' || status === 'DELIVERED'),
      )
    const told = this.parties.filter((party) => this.isWaitedFor(party) && knows(party))
    for (const party of told) this.sendReminder(party, 'API_KEY')
  }

  #changeFields(operation: FieldOperation): string {
    const isParty = (number: number) => this.find(number) !== undefined
    const { answer, fields } = changeFields(
      { isDraft: this.state === 'DRAFT', fields: this.fields, isParty },
      operation,
    )
    if (fields !== this.fields) this.record('API_KEY', 'document.updated')
    this.fields = fields
    return answer
  }

  #send(): string {
    if (this.state !== 'DRAFT') return '409 document_not_draft'
    const faults = [...(this.isOver() ? ['/expiresAt'] : []), ...this.faults(this.parties, this.parties)]
    if (faults.length > 0) return incomplete(faults)
    this.status = 'SENT'
    this.isSent = true
    if (this.properties.expiresAt !== null) this.expiryJobs++
    for (const party of this.parties) party.link = 0
    this.record('API_KEY', 'document.sent')
    this.release()
    return '200'
  }

  #cancel(): string {
    if (this.state !== 'SENT') return '409 document_not_sent'
    if (this.isSealing) return '409 document_sealing'
    this.cancelledReason = 'Why not.'
    this.end('CANCELLED', 'API_KEY')
    return '200'
  }

  #delete(): string {
    if (this.state !== 'DRAFT') return '409 document_not_draft'
    this.status = 'DELETED'
    this.everybody = []
    this.fields = []
    this.events = []
    return '200'
  }

  #expire(): string {
    if (this.status !== 'SENT' || this.isSealing) return 'done'
    if (this.state !== 'EXPIRED') return 'not yet'
    this.end('EXPIRED', 'SYSTEM')
    return 'done'
  }

  #remind(party: Party): string {
    if (this.state !== 'SENT') return '409 document_not_sent'
    if (this.isSealing) return '409 document_sealing'
    if (party.signingStatus !== 'NOT_SIGNED') return '409 party_signed'
    if (!addressOf(party)) return '409 party_unreachable'
    if (!isTurnOf(party, this.parties)) return '409 party_not_released'
    const wait = party.remindedAt + hour - this.now
    if (wait > 0) return `429 reminder_too_soon, for ${Math.ceil(wait / 1000)} s`
    this.sendReminder(party, 'API_KEY')
    return '200'
  }

  #remindAll(): string {
    const hourOfDay = new Date(this.now).getUTCHours()
    if (this.state !== 'SENT' || hourOfDay < 9 || hourOfDay >= 17) return 'done'
    for (const party of this.parties) {
      const isDue = party.nextReminderAt <= this.now && party.remindersSent < this.properties.reminders.max
      if (!this.isWaitedFor(party) || !isDue || !addressOf(party)) continue
      party.remindersSent++
      this.sendReminder(party, 'SYSTEM')
    }
    return 'done'
  }

  #report(message: Message | undefined, outcome: string): string {
    if (!message) return 'unknown'
    if (!news[message.status]!.includes(outcome)) return 'done'
    message.status = outcome
    const { party } = message
    this.record('SYSTEM', `party.${outcome.toLowerCase()}`, party)
    const isDone = party.sendStatus === 'DELIVERED' && (outcome === 'SENT' || outcome === 'FAILED')
    if (asking.includes(message.kind) && message.to === addressOf(party) && !isDone)
      party.sendStatus = outcome as Party['sendStatus']
    return 'done'
  }
}
