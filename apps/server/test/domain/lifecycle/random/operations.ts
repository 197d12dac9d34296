import fc from 'fast-check'
import type { AddParty, PartyRole, Reminders, RequiredSignature, UpdateDocument, UpdateParty } from '@paraph/client'
import type { DeliveryOutcome } from '#work/delivery/message-rules.ts'
import { type FieldOperation, fieldOperations, firstFields } from './fields.ts'

export const hour = 60 * 60 * 1000
export const day = 24 * hour

/** The number of a removed party. Any other number is taken modulo the number of parties. */
export const removed = 11

export const persons = {
  email: ['anna@example.com', 'anna@example.org'],
  phone: ['+46701740605', '+46701740606'],
  ssn: ['19900101-0017'],
}

/** The fields of a contact; a missing one is null. */
export interface Person {
  email: string | null
  phone: string | null
  ssn: string | null
}

export type Change = Omit<UpdateParty, 'role'> & { role?: PartyRole }

/** How a person takes part. */
export type Task = Omit<AddParty, 'contactId' | 'person' | 'saveAsContact'>

/** One step of a life. Parties and messages are numbered in the order of their creation; negative numbers count messages from the end. */
export type Operation =
  | { do: 'add'; person: Person; fields: Task; inPlace: boolean }
  | { do: 'update'; party: number; change: Change }
  | { do: 'remove'; party: number }
  | { do: 'replace'; party: number; person: Person; change: Partial<Task>; inPlace: boolean }
  | { do: 'remind'; party: number }
  | { do: 'view'; party: number; status: 'OPENED' | 'READ' }
  | { do: 'patch'; change: Pick<UpdateDocument, 'title' | 'reminders' | 'labels'>; expiresIn?: number | null }
  | { do: 'send' }
  | { do: 'cancel' }
  | { do: 'delete' }
  | { do: 'expire' }
  | { do: 'seal' }
  | { do: 'remind all' }
  | { do: 'verify'; party: number }
  /** Without `isEmpty`, the party fills in its fields. */
  | { do: 'act'; party: number; act: 'SIGNED' | 'REJECTED'; link: 'PRESENT' | 'FORMER'; isEmpty?: true }
  | { do: 'save'; party: number }
  | FieldOperation
  | { do: 'report'; message: number; outcome: DeliveryOutcome }
  | { do: 'wait'; for: number }
  | { do: 'next day'; at: number }
  | { do: 'wait until'; sinceExpiry: number }

/** By default fast-check gives some objects a null prototype, which `isDeepStrictEqual` reports as a difference. */
function record<T, K extends keyof T = keyof T>(
  model: { [Key in keyof T]: fc.Arbitrary<T[Key]> },
  constraints?: fc.RecordConstraints<K>,
) {
  return fc.record<T, K>(model, { ...constraints, noNullPrototype: true })
}

/** Generates mostly the first value, so that documents get far enough in their life. */
const mostly = <T>(usual: T, ...others: T[]) =>
  fc.oneof({ weight: 3, arbitrary: fc.constant(usual) }, { weight: 2, arbitrary: fc.constantFrom(usual, ...others) })

const role = mostly<PartyRole>('SIGNER', 'ORGANIZER', 'ACCEPTOR', 'REVIEWER')
const requiredSignature = mostly<RequiredSignature>('CLICK_TO_SIGN', 'NONE', 'BANKID', 'DRAWING')
const deliveryMethod = mostly<'EMAIL' | 'SMS' | 'NONE'>('EMAIL', 'SMS', 'NONE')
const twoStepVerification = mostly<'NONE' | 'SMS_BEFORE_SIGNING' | 'EMAIL_BEFORE_SIGNING'>(
  'NONE',
  'SMS_BEFORE_SIGNING',
  'EMAIL_BEFORE_SIGNING',
)
const signingOrder = fc.constantFrom(null, 1, 1, 2, 2, 3)
const seldomNull = (value: string) => fc.option(fc.constant(value), { freq: 20 })
/** A party that need not act. */
const observer = { role: 'ORGANIZER', requiredSignature: 'NONE' } as const
const party = fc.nat(removed)

const person = record<Person>({
  email: seldomNull(persons.email[0]!),
  phone: seldomNull(persons.phone[0]!),
  ssn: seldomNull(persons.ssn[0]!),
})
const add = record<Operation & { do: 'add' }>({
  do: fc.constant('add'),
  person,
  inPlace: fc.boolean(),
  fields: fc
    .tuple(
      record({ role, signingOrder, deliveryMethod, requiredSignature, twoStepVerification }),
      mostly<object>({}, observer),
    )
    .map(([fields, task]) => ({ ...fields, ...task })),
})

const reminders = record<Reminders>({
  firstAfterDays: fc.integer({ min: 1, max: 2 }),
  everyDays: fc.integer({ min: 1, max: 2 }),
  max: mostly(1, 0, 2),
})
const expiresIn = fc.constantFrom(-hour, 0, 1, hour, 5 * day, null)

const fields = {
  role,
  name: fc.constantFrom('Anna', 'Bo'),
  email: fc.constantFrom(...persons.email),
  phone: fc.constantFrom(...persons.phone),
  ssn: fc.constantFrom(...persons.ssn),
  signingOrder,
  deliveryMethod,
  requiredSignature,
  twoStepVerification,
}
/** Mostly a change of one field, because a change of many fields is often refused. */
const change: fc.Arbitrary<Change> = fc.oneof(
  record(fields, { requiredKeys: [] }),
  record({ role }),
  record({ email: fields.email }),
  record({ phone: fields.phone }),
  record({ signingOrder }),
  record({ signingOrder }),
  record({ deliveryMethod }),
  record({ requiredSignature }),
  record({ twoStepVerification }),
  fc.constant(observer),
  fc.constant({ renewLink: true }),
)
const updateOf = (party: number) => change.map((change): Operation => ({ do: 'update', party, change }))

const replaceOf = (party: number) =>
  record<Operation & { do: 'replace' }>({
    do: fc.constant('replace'),
    party: fc.constant(party),
    person,
    change: mostly<Partial<Task>>({}, { deliveryMethod: 'NONE' }, { requiredSignature: 'DRAWING' }),
    inPlace: fc.boolean(),
  })

const patch = record<Operation & { do: 'patch' }, 'do' | 'change'>(
  {
    do: fc.constant('patch'),
    change: record(
      { title: fc.constantFrom('Lease', 'Agreement'), reminders, labels: fc.subarray(['Customers', 'Urgent']) },
      { requiredKeys: [] },
    ),
    expiresIn,
  },
  { requiredKeys: ['do', 'change'] },
)

const report = record<Operation & { do: 'report' }>({
  do: fc.constant('report'),
  message: fc.nat(9),
  outcome: fc.constantFrom('SENT', 'DELIVERED', 'BOUNCED', 'FAILED'),
})
const waiting = fc.constantFrom(1, hour, 5 * hour, day, 3 * day)
/** Around the hours in which automatic reminders are sent. */
const nextDay = fc.constantFrom(8, 9, 10, 16, 17).map((at): Operation => ({ do: 'next day', at }))

const sign = (party: number): Operation => ({ do: 'act', party, act: 'SIGNED', link: 'PRESENT' })
const verify = (party: number): Operation => ({ do: 'verify', party })
const wait = (ms: number): Operation => ({ do: 'wait', for: ms })

const one: fc.Arbitrary<Operation> = fc.oneof(
  { weight: 12, arbitrary: party.chain(updateOf) },
  { weight: 10, arbitrary: party.map(sign) },
  { weight: 4, arbitrary: party.map(verify) },
  { weight: 3, arbitrary: waiting.map(wait) },
  { weight: 3, arbitrary: nextDay },
  { weight: 6, arbitrary: fieldOperations(party) },
  { weight: 3, arbitrary: party.map((party) => ({ do: 'save', party }) as const) },
  { weight: 1, arbitrary: party.map((party) => ({ ...sign(party), isEmpty: true }) as Operation) },
  { weight: 5, arbitrary: report },
  { weight: 4, arbitrary: party.map((party) => ({ do: 'remind', party }) as const) },
  { weight: 4, arbitrary: fc.constant({ do: 'remind all' } as const) },
  { weight: 3, arbitrary: party.map((party) => ({ do: 'remove', party }) as const) },
  { weight: 3, arbitrary: fc.constant({ do: 'send' } as const) },
  { weight: 2, arbitrary: add },
  { weight: 3, arbitrary: party.chain(replaceOf) },
  {
    weight: 4,
    arbitrary: fc
      .tuple(party, fc.constantFrom('OPENED' as const, 'READ' as const))
      .map(([party, status]): Operation => ({ do: 'view', party, status })),
  },
  { weight: 1, arbitrary: party.map((party) => ({ do: 'act', party, act: 'REJECTED', link: 'PRESENT' }) as const) },
  { weight: 1, arbitrary: party.map((party) => ({ do: 'act', party, act: 'SIGNED', link: 'FORMER' }) as const) },
  { weight: 2, arbitrary: fc.constant({ do: 'seal' } as const) },
  { weight: 1, arbitrary: patch },
  { weight: 1, arbitrary: fc.constantFrom<Operation>({ do: 'cancel' }, { do: 'delete' }, { do: 'expire' }) },
)

const remind = (party: number): Operation => ({ do: 'remind', party })
const lastMessage = (outcome: DeliveryOutcome): Operation => ({ do: 'report', message: -1, outcome })

/** Combinations that matter and are rare by chance. */
const meeting = fc.oneof<fc.Arbitrary<Operation[]>[]>(
  fc
    .tuple(party, fc.constantFrom(hour - 1, hour))
    .map(([party, ms]) => [wait(hour), remind(party), wait(ms), remind(party)]),
  fc
    .tuple(party, fc.oneof(record({ email: fields.email }), record({ deliveryMethod })))
    .map(([party, change]) => [wait(hour), remind(party), { do: 'update', party, change }, remind(party)]),
  fc
    .tuple(party, fc.constantFrom<DeliveryOutcome>('SENT', 'BOUNCED', 'FAILED'))
    .map(([party, then]) => [remind(party), lastMessage('DELIVERED'), wait(hour), remind(party), lastMessage(then)]),
  fc
    .tuple(party, fc.array(fc.tuple(nextDay, fc.boolean()), { minLength: 1, maxLength: 5, size: 'max' }))
    .map(([party, days]) =>
      days.flatMap(([day, asks]) => [day, ...(asks ? [remind(party)] : []), { do: 'remind all' } as const]),
    ),
  fc
    .tuple(fc.constantFrom(-1, 0, 1), one)
    .map(([sinceExpiry, then]) => [{ do: 'wait until', sinceExpiry }, then, { do: 'expire' }]),
  party.map((party) => [sign(party), sign(party)]),
  party.map((party) => [verify(party), sign(party)]),
  fc.tuple(party, one).map(([party, then]) => [{ do: 'save', party }, then, sign(party)]),
  fc
    .tuple(
      party,
      fc.oneof(
        fc.constantFrom(29_999, 30_000, hour - 1, hour).map(wait),
        record<Operation & { do: 'update' }>({
          do: fc.constant('update'),
          party,
          change: fc.oneof(
            record({ email: fields.email }),
            record({ phone: fields.phone }),
            record({ twoStepVerification }),
          ),
        }),
      ),
      fc.boolean(),
    )
    .map(([party, then, again]) => {
      const between = 'party' in then ? { ...then, party } : then
      return [verify(party), between, ...(again ? [verify(party)] : []), sign(party)]
    }),
  // All parties sign, in the order of their turns, and something happens before and after the seal.
  fc
    .tuple(fc.array(fc.nat(3), { minLength: 6, maxLength: 8, size: 'max' }), one, one)
    .map(([parties, before, after]) => [...parties.map(sign), before, { do: 'seal' }, after, { do: 'seal' }]),
)

/** A draft with parties, mostly sent. */
const beginning = fc
  .tuple(
    record<Operation & { do: 'patch' }>({
      do: fc.constant('patch'),
      change: record({ reminders }),
      expiresIn: fc.constantFrom(null, null, 2 * day, 5 * day),
    }),
    fc.array(add, { minLength: 1, maxLength: 4, size: 'max' }),
    firstFields(fc.nat(3)),
    mostly<Operation[]>([{ do: 'send' }], [{ do: 'send' }], []),
  )
  .map(([patch, adds, fields, send]): Operation[] => [patch, ...adds, ...fields, ...send])

const anything = fc.oneof(
  { weight: 5, arbitrary: one.map((operation) => [operation]) },
  { weight: 1, arbitrary: meeting },
)

export const lives = fc
  .tuple(fc.option(beginning, { freq: 9 }), fc.array(anything, { minLength: 1, maxLength: 25, size: 'max' }))
  .map(([begin, then]) => [...(begin ?? []), ...then.flat()])
