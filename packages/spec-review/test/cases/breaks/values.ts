import { object } from '../case.ts'

export const string = { type: 'string' }
export const nullableString = { type: ['string', 'null'] }
export const anObject = object({ a: string, b: string })
export const a = 'https://a.example'
export const b = 'https://b.example'
export const values = (...names: string[]) => ({ type: 'string', enum: names })
export const list = (items: object) => ({ type: 'array', items })
export const array = list(string)

/** Returns an object with one property, which has this schema. */
export const has = (schema?: object, more = {}) => object(schema ? { a: schema } : {}, more)
export const required = { required: ['a'] }
export const closed = { additionalProperties: false }
export const optionalString = (schema: object) => ({ anyOf: [schema, { type: 'null' }] })
