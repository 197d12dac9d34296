import { object } from '../case.ts'

export const string = { type: 'string' }
export const integer = { type: 'integer' }
export const array = { type: 'array', items: string }
export const ab = object({ a: string, b: string }, { required: ['a', 'b'] })
export const id = { name: 'id', in: 'path', required: true, schema: string }
export const parameter = (more = {}) => ({ name: 'x', in: 'query', schema: integer, ...more })
