import { type Case, path, root } from '../case.ts'
import { id, integer, parameter, string } from './values.ts'

const own = (...parameters: object[]) => ({ post: { parameters: [id, ...parameters] } })
const shared = (...parameters: object[]) => ({ parameters, post: { parameters: [id] } })
const another = parameter({ name: 'y' })

export const parameters: Case[] = [
  ...path(
    ['one moves to the operation', 'none', shared(parameter()), own(parameter())],
    ['one moves to the path', 'none', own(parameter()), shared(parameter())],
    ['the path parameter moves to the path', 'none', own(), { parameters: [id], post: { parameters: [] } }],
    [
      'the path parameter moves, and there is no list any more',
      'none',
      own(),
      { parameters: [id], post: { parameters: undefined } },
    ],
    ['two move in another order', 'none', shared(parameter(), another), own(another, parameter())],
    ['one of two moves', 'none', shared(parameter(), another), { ...shared(parameter()), ...own(another) }],
    ['the operation repeats one', 'none', shared(parameter()), { parameters: [parameter()], ...own(parameter()) }],
    ['the path repeats one', 'none', own(parameter()), { parameters: [parameter()], ...own(parameter()) }],
    [
      'the operation replaces one of the path',
      'none',
      own(parameter()),
      { parameters: [parameter({ schema: string })], ...own(parameter()) },
    ],
    [
      'a header moves and is written in lower case',
      'none',
      shared(parameter({ name: 'X-Tenant', in: 'header' })),
      own(parameter({ name: 'x-tenant', in: 'header' })),
    ],
    ['a required one moves', 'none', shared(parameter({ required: true })), own(parameter({ required: true }))],
    ['a cookie moves', 'none', shared(parameter({ in: 'cookie' })), own(parameter({ in: 'cookie' }))],
    ['a header that OpenAPI ignores is removed', 'none', own(parameter({ name: 'Accept', in: 'header' })), own()],
    ['one moves and becomes required', 'major', shared(parameter()), own(parameter({ required: true }))],
    ['one moves and changes its type', 'major', shared(parameter()), own(parameter({ schema: { type: 'boolean' } }))],
    [
      'one moves and gets a default',
      'major',
      shared(parameter()),
      own(parameter({ schema: { ...integer, default: 1 } })),
    ],
    ['one moves from the query to a header', 'major', shared(parameter()), own(parameter({ in: 'header' }))],
    ['one moves and is renamed', 'major', shared(parameter()), own(parameter({ name: 'z' }))],
    ['one moves and is described', 'patch', shared(parameter()), own(parameter({ description: 'Text.' }))],
    ['one is only removed', 'major', shared(parameter()), own()],
  ),
  ...root([
    'one becomes a component',
    'none',
    { post: { parameters: [id, parameter()] } },
    {
      post: { parameters: [id, { $ref: '#/components/parameters/X' }] },
      components: { parameters: { X: parameter() }, securitySchemes: { key: { type: 'http', scheme: 'bearer' } } },
    },
  ]),
]
