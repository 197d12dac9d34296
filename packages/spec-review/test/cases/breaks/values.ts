import { object } from '../case.ts'

export const string = { type: 'string' }
export const anObject = object({ a: string, b: string })
export const a = 'https://a.example'
export const b = 'https://b.example'
export const closed = (values: string[]) => ({ type: 'string', enum: values })
export const array = { type: 'array', items: string }
