import type { Reminders } from '@paraph/client'
import { faultsOfFields, type LivingField } from './fields.ts'
import { day } from './operations.ts'
import { addressOf, isTurnOf, lacks, type Message, mustAct, type Party } from './party.ts'

interface Properties {
  title: string
  expiresAt: number | null
  reminders: Reminders
}

/** The kinds of messages that ask a party to act. */
export const asking = ['INVITATION', 'YOUR_TURN', 'REMINDER']

export const textOf = ({ party, kind, to, status }: Message) => `${party.number} ${kind} ${to} ${status}`

/** The state of a document in the model, and the effects of a change on its parties. */
export class Life {
  now: number
  status: 'DRAFT' | 'SENT' | 'COMPLETED' | 'REJECTED' | 'CANCELLED' | 'EXPIRED' | 'DELETED' = 'DRAFT'
  isSent = false
  /** True after the last act, while the document waits for its seal. */
  isSealing = false
  completedAt: string | null = null
  /** They change in every status, and no event says so. */
  labels: string[] = []
  properties: Properties = { title: 'Lease', expiresAt: null, reminders: { firstAfterDays: 3, everyDays: 3, max: 3 } }
  /** The number of jobs that wait for an expiry. Each change of a sent document adds one, and leaves those before it. */
  expiryJobs = 0
  rejectedReason: string | null = null
  cancelledReason: string | null = null
  everybody: Party[] = []
  fields: LivingField[] = []
  messages: Message[] = []
  events: string[] = []

  constructor(now: number) {
    this.now = now
    this.record('API_KEY', 'document.created')
  }

  /** The document is expired from the time of its expiry, even if the job has not recorded it. It does not expire after the last act. */
  get state() {
    return this.status === 'SENT' && this.isOver() && !this.isSealing ? 'EXPIRED' : this.status
  }

  isOver() {
    return this.properties.expiresAt !== null && this.now >= this.properties.expiresAt
  }

  get parties() {
    return this.everybody.filter(({ isRemoved }) => !isRemoved)
  }

  find(number: number): Party | undefined {
    const party = this.everybody[number]
    return party?.isRemoved ? undefined : party
  }

  /** Returns the faults that make a sent document incomplete: that no party must act, and what the changed parties and their fields lack. */
  faults(changed: Party[], all: Party[]): string[] {
    const ofFields = faultsOfFields(this.fields, changed)
    return [...(all.some(mustAct) ? [] : ['/parties']), ...changed.flatMap(lacks), ...ofFields]
  }

  /** Sends a message to each party whose turn it is now. A party that was moved behind others waits again. Checks whether all parties have acted. */
  release() {
    if (this.state !== 'SENT') return
    for (const party of this.parties.filter(({ signingStatus }) => signingStatus === 'NOT_SIGNED')) {
      if (!isTurnOf(party, this.parties)) party.isReleased = false
      else if (!party.isReleased) {
        party.isReleased = true
        party.askedAt = this.now
        this.record('SYSTEM', 'party.released', party)
        this.tell(party)
      }
    }
    const acting = this.parties.filter(mustAct)
    this.isSealing = acting.length > 0 && acting.every(({ signingStatus }) => signingStatus === 'SIGNED')
  }

  tell(party: Party) {
    const order = (party: Party) => party.signingOrder ?? NaN
    const follows = this.parties.some((other) => other.signingStatus === 'SIGNED' && order(other) < order(party))
    this.post(party, follows ? 'YOUR_TURN' : 'INVITATION')
    this.countReminders(party)
  }

  countReminders(party: Party) {
    party.remindersSent = 0
    party.nextReminderAt = this.now + this.properties.reminders.firstAfterDays * day
  }

  /** True if the document waits for the party. */
  isWaitedFor(party: Party): boolean {
    return mustAct(party) && party.signingStatus === 'NOT_SIGNED' && party.isReleased
  }

  /** Counts the days to the next reminders anew, from the last message that asked a party to act. */
  replanReminders() {
    const { firstAfterDays, everyDays } = this.properties.reminders
    for (const party of this.parties.filter((party) => this.isWaitedFor(party))) {
      const isFirst = party.remindersSent === 0 && party.remindedAt === -Infinity
      party.nextReminderAt = party.askedAt + (isFirst ? firstAfterDays : everyDays) * day
    }
  }

  sendReminder(party: Party, actor: string) {
    party.remindedAt = this.now
    party.nextReminderAt = this.now + this.properties.reminders.everyDays * day
    this.record(actor, 'party.reminded', party)
    this.post(party, 'REMINDER')
  }

  end(status: 'REJECTED' | 'CANCELLED' | 'EXPIRED', actor: string, by?: Party) {
    this.status = status
    this.forgetSaved()
    this.record(actor, `document.${status.toLowerCase()}`)
    for (const party of this.parties) if (party !== by && this.wasTold(party)) this.post(party, status)
  }

  complete() {
    this.status = 'COMPLETED'
    this.isSealing = false
    this.completedAt = new Date(this.now).toISOString()
    this.forgetSaved()
    this.record('SYSTEM', 'document.completed')
    for (const party of this.parties) this.post(party, 'COMPLETED')
  }

  forgetSaved() {
    for (const party of this.everybody) party.hasSaved = false
  }

  /** True also while a message is still on its way, because it may arrive. */
  wasTold(party: Party): boolean {
    return this.messages
      .filter((message) => message.party === party && message.to === addressOf(party) && asking.includes(message.kind))
      .some(({ status }) => status !== 'BOUNCED' && status !== 'FAILED')
  }

  post(party: Party, kind: string, to = addressOf(party)) {
    if (!to) return
    this.messages.push({ party, kind, to, status: 'QUEUED' })
    if (asking.includes(kind)) party.askedAt = this.now
  }

  record(actor: string, type: string, party?: Party) {
    this.events.push([new Date(this.now).toISOString(), actor, type, party?.number].join(' ').trim())
  }

  /** Returns everything that can be seen of the document, in the words of the API. */
  view() {
    const state = this.state
    return {
      document:
        state === 'DELETED'
          ? null
          : {
              status: state,
              ...this.properties,
              labels: this.labels,
              signingMode: this.parties.some(({ signingOrder }) => signingOrder !== null) ? 'SEQUENTIAL' : 'PARALLEL',
              isSent: this.isSent,
              completedAt: this.completedAt,
              sealStatus: this.isSealing ? 'PENDING' : this.completedAt ? 'SEALED' : null,
              hasSealedFile: this.completedAt !== null,
              rejectedReason: this.rejectedReason,
              cancelledReason: this.cancelledReason,
            },
      parties: this.parties.map(
        ({
          isRemoved: _removed,
          wasRemovedLate: _late,
          remindedAt: _at,
          nextReminderAt: _next,
          remindersSent: _sent,
          askedAt: _asked,
          ...seen
        }) => {
          const { codesAt: _codes, pass: _pass, ...party } = seen
          const link = this.isSent ? party.link : null
          return { ...party, hasSignedAt: party.signingStatus === 'SIGNED', link }
        },
      ),
      fields: this.fields,
      messages: this.messages.map(textOf),
      /** One job per message, and one each for the preview, each expiry and the seal. The upload adds its preview job before the first observation. */
      jobs:
        this.messages.length +
        (this.isSent ? 1 : 0) +
        this.expiryJobs +
        (this.isSealing || this.completedAt !== null ? 1 : 0),
      events: this.events,
    }
  }
}
