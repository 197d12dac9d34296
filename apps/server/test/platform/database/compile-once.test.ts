import { type Expression, sql } from 'kysely'
import { expect, test } from 'vitest'
import { compileOnce, type Placeholders } from '#platform/database/compile-once.ts'
import { useServer } from '../../support/server.ts'

const { db, newAccount } = await useServer()

interface Values {
  id: string
  name: string | null
}

/** Returns a statement with an additional part, which is made of the values. */
const accounts = (part: (values: Placeholders<Values>) => Expression<unknown>) =>
  compileOnce((db, values: Placeholders<Values>) =>
    db
      .selectFrom('accounts')
      .select('id')
      .where('id', '=', values.id)
      .where(sql<boolean>`true is distinct from ${part(values)}`),
  )

test('a statement is built once, and runs with the values of each call, also null', async () => {
  let builds = 0
  const find = compileOnce((db, { id, name }: Placeholders<Values>) => {
    builds++
    return db
      .selectFrom('accounts')
      .select('id')
      .where('id', '=', id)
      .select(sql<null>`${name}::text`.as('name'))
  })
  const [one, other] = [await newAccount(), await newAccount()]
  expect(await find(db, { id: one.id, name: 'One' })).toEqual([{ id: one.id, name: 'One' }])
  const built = builds
  expect(await find(db, { id: other.id, name: null })).toEqual([{ id: other.id, name: null }])
  expect(await find(db, { id: 'acc_none', name: null })).toEqual([])
  expect(builds).toBe(built)
})

const notKnown = /^The value .+ is not known when the SQL is compiled\. It can only be bound\.$/
const depends = /^This SQL depends on a value that is not known when it is compiled: select "id" from "accounts" where/

/** As a newcomer would use a value, if the types did not refuse it. */
const loose = (value: unknown) => value as string & string[]

test.each<[string, (values: Placeholders<Values>) => unknown, RegExp]>([
  ['in a text', ({ name }) => `%${loose(name)}%`, notKnown],
  ['joined to a text', ({ name }) => `${loose(name)}%`, notKnown],
  ['as a number', ({ name }) => Number(loose(name)) + 1, notKnown],
  ['in a comparison', ({ name }) => loose(name) > 'b', notKnown],
  ['as JSON', ({ name }) => JSON.stringify(name), notKnown],
  ['in JSON', ({ name }) => JSON.stringify([{ name }]), notKnown],
  ['by a property', ({ name }) => loose(name).length, notKnown],
  ['by a method', ({ name }) => loose(name).toUpperCase(), notKnown],
  ['as a list', ({ name }) => [...loose(name)], notKnown],
  ['as an object', ({ name }) => Object.entries(name), notKnown],
  ['as a copy', ({ name }) => ({ ...name }), notKnown],
  ['for its name', (values) => Object.keys(values), notKnown],
  ['from the rest of the values', ({ ...rest }) => rest.name, notKnown],
  ['to see if it is there', (values) => 'name' in values, notKnown],
  ['in a condition', ({ name }) => (name ? sql`1 = 1` : sql`2 = 2`), depends],
  ['with a default', ({ name }) => name ?? 'none', depends],
  ['compared with null', ({ name }) => name === null, depends],
])('a value that is used %s fails the first run of the statement', async (_, use, message) => {
  const find = accounts((values) => sql`${use(values)}`)
  expect(() => find(db, { id: 'acc_none', name: 'Anna' })).toThrow(message)
})

test('a value of the build that changes, such as a new id, fails the first run of the statement', () => {
  let count = 0
  const find = accounts(() => sql`${`id_${count++}`}`)
  expect(() => find(db, { id: 'acc_none', name: null })).toThrow(depends)
})

test('the types refuse a value that can be undefined, because a condition on it would always hold', () => {
  // @ts-expect-error - `id` is optional.
  const ofFilter = compileOnce((_, { id }: Placeholders<{ id?: string }>) => sql`select ${id}`)
  // @ts-expect-error - `id` can be undefined.
  const ofAny = compileOnce((_, { id }: Placeholders<{ id: string | undefined }>) => sql`select ${id}`)
  expect([ofFilter, ofAny]).toHaveLength(2)
})

test('the types refuse to compare a value with another, and to use it as a text', () => {
  const find = accounts(({ id }) => {
    // @ts-expect-error - a placeholder is never equal to a text.
    const isNone = id === 'acc_none'
    // @ts-expect-error - nor is it one.
    const text: string = id
    return sql`${isNone} = ${text}`
  })
  expect(find).toBeTypeOf('function')
})
