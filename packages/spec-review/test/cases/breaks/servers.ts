import { type Case, operation, path, root } from '../case.ts'
import { a, b } from './values.ts'

const server = (...urls: string[]) => ({ servers: urls.map((url) => ({ url })) })
const region = (value: string, ...all: string[]) => {
  const variable = { default: value, ...(all.length > 0 && { enum: all }) }
  return { servers: [{ url: 'https://{region}.example', variables: { region: variable } }] }
}

export const servers: Case[] = [
  ...operation(
    ['the operation moves to another server', 'major', {}, server(a)],
    ['the operation also has another server', 'minor', {}, server('https://things.example', a)],
    ['another server comes first', 'major', {}, server(a, 'https://things.example')],
    ['the servers of the API are repeated', 'none', {}, server('https://things.example')],
    ['the own server of the operation is removed', 'major', server(a), {}],
    ['an own server is replaced', 'major', server(a), server(b)],
    ['one of two servers is removed', 'major', server(a, b), server(a)],
    ['a server is described', 'patch', server(a), { servers: [{ url: a, description: 'Text.' }] }],
    ['the default of a variable changes', 'major', region('eu'), region('us')],
    ['a variable loses a value', 'major', region('eu', 'eu', 'us'), region('eu', 'eu')],
    ['a variable gains a value', 'minor', region('eu', 'eu'), region('eu', 'eu', 'us')],
    ['the values of a variable are listed', 'major', region('eu'), region('eu', 'eu', 'us')],
    ['the values of a variable are reordered', 'none', region('eu', 'eu', 'us'), region('eu', 'us', 'eu')],
  ),
  ...path(
    ['the path moves to another server', 'major', {}, server(a)],
    ['the servers move from the operation to the path', 'none', { post: server(a) }, server(a)],
    ['the operation hides the servers of the path', 'major', server(a), { ...server(a), post: server(b) }],
    ['the path also has another server', 'minor', server(a), server(a, b)],
  ),
  ...root(
    ['the API moves to another server', 'major', server(a), server(b)],
    ['the servers move from the API to the operation', 'none', server(a), { servers: [], post: server(a) }],
    ['the API uses its own address, written out', 'none', { servers: [] }, { servers: [{ url: '/' }] }],
  ),
]
