import {
  type Case,
  header,
  json,
  object,
  operation,
  path,
  query,
  received,
  ref,
  request,
  response,
  root,
  sent,
  webhook,
} from './case.ts'

const string = { type: 'string' }
const anObject = object({ a: string, b: string })
const optional = { requestBody: json(anObject) }
const required = { requestBody: { required: true, ...json(anObject) } }
const a = 'https://a.example'
const b = 'https://b.example'
const server = (...urls: string[]) => ({ servers: urls.map((url) => ({ url })) })
const region = (variable: object) => ({
  servers: [{ url: 'https://{region}.example', variables: { region: variable } }],
})
const pets = (discriminator?: object, names = ['Cat', 'Dog']) => ({
  oneOf: names.map(ref),
  ...(discriminator && { discriminator }),
})
const kind = (mapping?: object) => ({ propertyName: 'kind', ...(mapping && { mapping }) })
const to = (name: string) => `#/components/schemas/${name}`
const open = (values: string[]) => ({ type: 'string', enum: values, 'x-open-enum': true })
const closed = (values: string[]) => ({ type: 'string', enum: values })
const array = { type: 'array', items: string }

const bearer = { type: 'http', scheme: 'bearer' }
const apiKey = (name: string) => ({ type: 'apiKey', in: 'header', name })
const oauth = (tokenUrl: string, scopes = {}) => ({
  type: 'oauth2',
  flows: { clientCredentials: { tokenUrl, scopes } },
})

/** Breaks, and changes that look like them but break nobody. */
export const breaks: Record<string, Case[]> = {
  'a body becomes required': [
    ...operation(
      ['a required body where there was none', 'major', {}, required],
      ['an optional body where there was none', 'minor', {}, optional],
      ['an optional body becomes required', 'major', optional, required],
      ['a required body becomes optional', 'minor', required, optional],
      ['a required body is removed', 'major', required, {}],
      ['an optional body is removed', 'major', optional, {}],
      [
        'a required file where there was no body',
        'major',
        {},
        { requestBody: { required: true, content: { 'application/pdf': {} } } },
      ],
      [
        'an optional file where there was no body',
        'minor',
        {},
        { requestBody: { content: { 'application/pdf': {} } } },
      ],
      [
        'a required body that may be empty',
        'major',
        {},
        { requestBody: { required: true, ...json({ type: 'object' }) } },
      ],
      ['a required body of any type', 'major', {}, { requestBody: { required: true, ...json({}) } }],
      [
        'a required form where there was no body',
        'major',
        {},
        { requestBody: { required: true, content: { 'multipart/form-data': { schema: anObject } } } },
      ],
      [
        'a required body that can be null',
        'major',
        {},
        { requestBody: { required: true, ...json({ type: ['object', 'null'] }) } },
      ],
      [
        'an optional body becomes required and gains a field',
        'major',
        optional,
        { requestBody: { required: true, ...json(object({ a: string, b: string, c: string })) } },
      ],
      [
        'an optional body is described',
        'patch',
        optional,
        { requestBody: { ...optional.requestBody, description: 'Text.' } },
      ],
      [
        '`required: false` is written out',
        'none',
        optional,
        { requestBody: { ...optional.requestBody, required: false } },
      ],
    ),
    ...root(
      [
        'a required body by a component',
        'major',
        { post: {} },
        {
          post: { requestBody: { $ref: '#/components/requestBodies/B' } },
          components: {
            requestBodies: { B: required.requestBody },
            securitySchemes: { key: { type: 'http', scheme: 'bearer' } },
          },
        },
      ],
      [
        'a component of a body becomes required',
        'major',
        withBody(optional.requestBody),
        withBody(required.requestBody),
      ],
      [
        'a component of a body becomes optional',
        'minor',
        withBody(required.requestBody),
        withBody(optional.requestBody),
      ],
    ),
    ...webhook(
      ['a webhook no longer always has a body', 'major', required.requestBody, optional.requestBody],
      ['a webhook now always has a body', 'minor', optional.requestBody, required.requestBody],
    ),
  ],
  'a request property becomes readOnly': [
    ...request(
      ['a property becomes readOnly', 'major', object({ a: string }), object({ a: { ...string, readOnly: true } })],
      [
        'a required property becomes readOnly',
        'major',
        object({ a: string }, { required: ['a'] }),
        object({ a: { ...string, readOnly: true } }, { required: ['a'] }),
      ],
      [
        'a property of a closed object becomes readOnly',
        'major',
        object({ a: string }, { additionalProperties: false }),
        object({ a: { ...string, readOnly: true } }, { additionalProperties: false }),
      ],
      [
        'a property is no longer readOnly',
        'minor',
        object({ a: { ...string, readOnly: true } }),
        object({ a: string }),
      ],
      [
        'a required property is no longer readOnly',
        'major',
        object({ a: { ...string, readOnly: true } }, { required: ['a'] }),
        object({ a: string }, { required: ['a'] }),
      ],
      ['a property that is readOnly is added', 'none', object({}), object({ a: { ...string, readOnly: true } })],
      [
        'a required property that is readOnly is added',
        'none',
        object({}),
        object({ a: { ...string, readOnly: true } }, { required: ['a'] }),
      ],
      ['a property that is readOnly is removed', 'none', object({ a: { ...string, readOnly: true } }), object({})],
      [
        'a reference becomes readOnly',
        'major',
        object({ a: ref('Name') }),
        object({ a: { ...ref('Name'), readOnly: true } }),
      ],
      [
        'a property in allOf becomes readOnly',
        'major',
        { allOf: [object({ a: string })] },
        { allOf: [object({ a: { ...string, readOnly: true } })] },
      ],
      [
        'allOf makes a property readOnly',
        'major',
        object({ a: string }),
        { allOf: [object({ a: string }), object({ a: { readOnly: true } })] },
      ],
      [
        'a nested property becomes readOnly',
        'major',
        object({ a: object({ b: string }) }),
        object({ a: object({ b: { ...string, readOnly: true } }) }),
      ],
      [
        'a property of items becomes readOnly',
        'major',
        { type: 'array', items: object({ a: string }) },
        { type: 'array', items: object({ a: { ...string, readOnly: true } }) },
      ],
      [
        'a nullable property becomes readOnly',
        'major',
        object({ a: { type: ['string', 'null'] } }),
        object({ a: { type: ['string', 'null'], readOnly: true } }),
      ],
      [
        'the alternative of a nullable property becomes readOnly',
        'major',
        object({ a: { anyOf: [string, { type: 'null' }] } }),
        object({ a: { anyOf: [{ ...string, readOnly: true }, { type: 'null' }] } }),
      ],
      [
        '`readOnly: false` is written out',
        'none',
        object({ a: string }),
        object({ a: { ...string, readOnly: false } }),
      ],
      ['a property becomes writeOnly', 'none', object({ a: string }), object({ a: { ...string, writeOnly: true } })],
      [
        'a readOnly property changes its type',
        'none',
        object({ a: { ...string, readOnly: true } }),
        object({ a: { type: 'integer', readOnly: true } }),
      ],
    ),
    ...response(
      ['a property becomes readOnly', 'none', object({ a: string }), object({ a: { ...string, readOnly: true } })],
      [
        'a readOnly property changes its type',
        'major',
        object({ a: { ...string, readOnly: true } }),
        object({ a: { type: 'integer', readOnly: true } }),
      ],
    ),
  ],
  'a default is set, changed or removed': [
    ...sent(
      ['a default is set', 'major', string, { ...string, default: 'a' }],
      ['a default null is set', 'major', { type: ['string', 'null'] }, { type: ['string', 'null'], default: null }],
      ['a default false is set', 'major', { type: 'boolean' }, { type: 'boolean', default: false }],
      ['an empty default is set', 'major', array, { ...array, default: [] }],
      ['a default is changed', 'major', { ...string, default: 'a' }, { ...string, default: 'b' }],
      [
        'a default changes its type',
        'major',
        { type: ['string', 'integer'], default: '1' },
        { type: ['string', 'integer'], default: 1 },
      ],
      ['a default is removed', 'major', { ...string, default: 'a' }, string],
      ['a default is set beside a reference', 'major', ref('Name'), { ...ref('Name'), default: 'a' }],
      ['a default moves beside allOf', 'none', { ...string, default: 'a' }, { allOf: [string], default: 'a' }],
      ['a default moves into allOf', 'none', { ...string, default: 'a' }, { allOf: [{ ...string, default: 'a' }] }],
      [
        'a default is set in a nested object',
        'major',
        object({ a: string }),
        object({ a: { ...string, default: 'a' } }),
      ],
      ['a default is set in items', 'major', array, { type: 'array', items: { ...string, default: 'a' } }],
      [
        'the fields of a default change their order',
        'none',
        { type: 'object', default: { a: 1, b: 2 } },
        { type: 'object', default: { b: 2, a: 1 } },
      ],
    ),
    ...request(
      ['a new field has a default', 'minor', object({}), object({ a: { ...string, default: 'a' } })],
      ['a default of the body is set', 'major', anObject, { ...anObject, default: {} }],
    ),
    ...query(
      ['a default is set', 'major', { schema: string }, { schema: { ...string, default: 'a' } }],
      [
        'a default is changed',
        'major',
        { schema: { ...string, default: 'a' } },
        { schema: { ...string, default: 'b' } },
      ],
      ['a default is removed', 'major', { schema: { ...string, default: 'a' } }, { schema: string }],
    ),
    ...received(
      ['a default is set', 'minor', string, { ...string, default: 'a' }],
      ['a default is changed', 'minor', { ...string, default: 'a' }, { ...string, default: 'b' }],
    ),
  ],
  'a response property becomes writeOnly': [
    ...response(
      ['a property becomes writeOnly', 'major', object({ a: string }), object({ a: { ...string, writeOnly: true } })],
      [
        'a required property becomes writeOnly',
        'major',
        object({ a: string }, { required: ['a'] }),
        object({ a: { ...string, writeOnly: true } }, { required: ['a'] }),
      ],
      [
        'a property of a closed object becomes writeOnly',
        'major',
        object({ a: string }, { additionalProperties: false }),
        object({ a: { ...string, writeOnly: true } }, { additionalProperties: false }),
      ],
      [
        'a property is no longer writeOnly',
        'minor',
        object({ a: { ...string, writeOnly: true } }),
        object({ a: string }),
      ],
      [
        'a required property is no longer writeOnly',
        'minor',
        object({ a: { ...string, writeOnly: true } }, { required: ['a'] }),
        object({ a: string }, { required: ['a'] }),
      ],
      ['a property that is writeOnly is added', 'none', object({}), object({ a: { ...string, writeOnly: true } })],
      ['a property that is writeOnly is removed', 'none', object({ a: { ...string, writeOnly: true } }), object({})],
      [
        'a reference becomes writeOnly',
        'major',
        object({ a: ref('Name') }),
        object({ a: { ...ref('Name'), writeOnly: true } }),
      ],
      [
        'a property in allOf becomes writeOnly',
        'major',
        { allOf: [object({ a: string })] },
        { allOf: [object({ a: { ...string, writeOnly: true } })] },
      ],
      [
        'allOf makes a property writeOnly',
        'major',
        object({ a: string }),
        { allOf: [object({ a: string }), object({ a: { writeOnly: true } })] },
      ],
      [
        'a nested property becomes writeOnly',
        'major',
        object({ a: object({ b: string }) }),
        object({ a: object({ b: { ...string, writeOnly: true } }) }),
      ],
      [
        'a property of items becomes writeOnly',
        'major',
        { type: 'array', items: object({ a: string }) },
        { type: 'array', items: object({ a: { ...string, writeOnly: true } }) },
      ],
      [
        'a nullable property becomes writeOnly',
        'major',
        object({ a: { type: ['string', 'null'] } }),
        object({ a: { type: ['string', 'null'], writeOnly: true } }),
      ],
      [
        'the alternative of a nullable property becomes writeOnly',
        'major',
        object({ a: { anyOf: [string, { type: 'null' }] } }),
        object({ a: { anyOf: [{ ...string, writeOnly: true }, { type: 'null' }] } }),
      ],
      [
        'a property of an alternative becomes writeOnly',
        'major',
        { anyOf: [object({ a: string }), array] },
        { anyOf: [object({ a: { ...string, writeOnly: true } }), array] },
      ],
      [
        '`writeOnly: false` is written out',
        'none',
        object({ a: string }),
        object({ a: { ...string, writeOnly: false } }),
      ],
      [
        'a writeOnly property gains a value',
        'none',
        object({ a: { ...closed(['A']), writeOnly: true } }),
        object({ a: { ...closed(['A', 'B']), writeOnly: true } }),
      ],
    ),
    ...request(
      [
        'a property becomes writeOnly',
        'none',
        object({ a: string }, { required: ['a'] }),
        object({ a: { ...string, writeOnly: true } }, { required: ['a'] }),
      ],
      [
        'a writeOnly property loses a value',
        'major',
        object({ a: { ...closed(['A', 'B']), writeOnly: true } }),
        object({ a: { ...closed(['A']), writeOnly: true } }),
      ],
      ['a writeOnly property is removed', 'major', object({ a: { ...string, writeOnly: true } }), object({})],
    ),
  ],
  'servers change': [
    ...operation(
      ['the operation moves to another server', 'major', {}, server(a)],
      ['the operation also has another server', 'minor', {}, server('https://things.example', a)],
      ['another server comes first', 'major', {}, server(a, 'https://things.example')],
      ['the servers of the API are repeated', 'none', {}, server('https://things.example')],
      ['the own server of the operation is removed', 'major', server(a), {}],
      ['an own server is replaced', 'major', server(a), server(b)],
      ['one of two servers is removed', 'major', server(a, b), server(a)],
      ['a server is described', 'patch', server(a), { servers: [{ url: a, description: 'Text.' }] }],
      ['the default of a variable changes', 'major', region({ default: 'eu' }), region({ default: 'us' })],
      [
        'a variable loses a value',
        'major',
        region({ default: 'eu', enum: ['eu', 'us'] }),
        region({ default: 'eu', enum: ['eu'] }),
      ],
      [
        'a variable gains a value',
        'minor',
        region({ default: 'eu', enum: ['eu'] }),
        region({ default: 'eu', enum: ['eu', 'us'] }),
      ],
      [
        'the values of a variable are listed',
        'major',
        region({ default: 'eu' }),
        region({ default: 'eu', enum: ['eu', 'us'] }),
      ],
      [
        'the values of a variable are reordered',
        'none',
        region({ default: 'eu', enum: ['eu', 'us'] }),
        region({ default: 'eu', enum: ['us', 'eu'] }),
      ],
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
  ],
  'a parameter is written in another way': [
    ...query(
      ['schema becomes content', 'major', { schema: string }, json(string)],
      ['content becomes schema', 'major', json(string), { schema: string }],
      ['an object in schema becomes content', 'major', { schema: anObject }, json(anObject)],
      ['another media type', 'major', json(string), { content: { 'text/plain': { schema: string } } }],
      ['the media type in upper case', 'none', json(string), { content: { 'Application/JSON': { schema: string } } }],
      ['a list is no longer exploded', 'major', { schema: array }, { schema: array, explode: false }],
      ['a list is exploded', 'major', { schema: array, explode: false }, { schema: array, explode: true }],
      [
        'a list with spaces',
        'major',
        { schema: array, explode: false },
        { schema: array, style: 'spaceDelimited', explode: false },
      ],
      [
        'a list with pipes',
        'major',
        { schema: array, style: 'spaceDelimited' },
        { schema: array, style: 'pipeDelimited' },
      ],
      ['an object becomes deep', 'major', { schema: anObject }, { schema: anObject, style: 'deepObject' }],
      [
        'a nullable list is no longer exploded',
        'major',
        { schema: { type: ['array', 'null'] } },
        { schema: { type: ['array', 'null'] }, explode: false },
      ],
      ['a reserved character is accepted', 'minor', { schema: string }, { schema: string, allowReserved: true }],
      [
        'a reserved character is no longer accepted',
        'major',
        { schema: string, allowReserved: true },
        { schema: string },
      ],
      ['an empty value is accepted', 'minor', { schema: string }, { schema: string, allowEmptyValue: true }],
      ['an empty value is no longer accepted', 'major', { schema: string, allowEmptyValue: true }, { schema: string }],
      ['a single value becomes a list', 'minor', { schema: string }, { schema: { anyOf: [string, array] } }],
      ['the schema of content is narrowed', 'major', json(string), json({ ...string, maxLength: 5 })],
      ['a text becomes a list', 'major', { schema: string }, { schema: array }],
    ),
    ...header(
      ['schema becomes content', 'major', { schema: string }, json(string)],
      ['an object is exploded', 'major', { schema: anObject }, { schema: anObject, explode: true }],
    ),
  ],
  'a discriminator changes': [
    ...sent(
      [
        'the property is renamed',
        'major',
        pets(kind(), ['Bird', 'Fish']),
        pets({ propertyName: 'sort' }, ['Bird', 'Fish']),
      ],
      [
        'a value is renamed',
        'major',
        pets(kind({ b: to('Bird'), f: to('Fish') }), ['Bird', 'Fish']),
        pets(kind({ bird: to('Bird'), f: to('Fish') }), ['Bird', 'Fish']),
      ],
      [
        'a value is removed',
        'major',
        pets(kind({ b: to('Bird'), c: to('Bird'), f: to('Fish') }), ['Bird', 'Fish']),
        pets(kind({ b: to('Bird'), f: to('Fish') }), ['Bird', 'Fish']),
      ],
      [
        'a value is added',
        'minor',
        pets(kind({ b: to('Bird'), f: to('Fish') }), ['Bird', 'Fish']),
        pets(kind({ b: to('Bird'), c: to('Bird'), f: to('Fish') }), ['Bird', 'Fish']),
      ],
      [
        'two values are swapped',
        'major',
        pets(kind({ b: to('Bird'), f: to('Fish') }), ['Bird', 'Fish']),
        pets(kind({ f: to('Bird'), b: to('Fish') }), ['Bird', 'Fish']),
      ],
      [
        'values are mapped that were names',
        'major',
        pets(kind(), ['Bird', 'Fish']),
        pets(kind({ b: to('Bird'), f: to('Fish') }), ['Bird', 'Fish']),
      ],
      [
        'the names are written out',
        'none',
        pets(kind(), ['Bird', 'Fish']),
        pets(kind({ Bird: to('Bird'), Fish: to('Fish') }), ['Bird', 'Fish']),
      ],
      [
        'a mapping names the schema',
        'none',
        pets(kind({ b: to('Bird'), f: to('Fish') }), ['Bird', 'Fish']),
        pets(kind({ b: 'Bird', f: 'Fish' }), ['Bird', 'Fish']),
      ],
      [
        'the mapping is reordered',
        'none',
        pets(kind({ b: to('Bird'), f: to('Fish') }), ['Bird', 'Fish']),
        pets(kind({ f: to('Fish'), b: to('Bird') }), ['Bird', 'Fish']),
      ],
      [
        'a discriminator is added that decides',
        'major',
        pets(undefined, ['Bird', 'Fish']),
        pets(kind(), ['Bird', 'Fish']),
      ],
      ['a discriminator is added that only helps', 'minor', pets(), pets(kind({ cat: to('Cat'), dog: to('Dog') }))],
      [
        'an alternative is removed',
        'major',
        pets(kind({ cat: to('Cat'), dog: to('Dog') })),
        { oneOf: [ref('Cat')], discriminator: kind({ cat: to('Cat') }) },
      ],
      [
        'an alternative is added',
        'minor',
        { oneOf: [ref('Cat')], discriminator: kind({ cat: to('Cat') }) },
        pets(kind({ cat: to('Cat'), dog: to('Dog') })),
      ],
    ),
    ...received(
      [
        'the property is renamed',
        'major',
        pets(kind(), ['Bird', 'Fish']),
        pets({ propertyName: 'sort' }, ['Bird', 'Fish']),
      ],
      [
        'a value is renamed',
        'major',
        pets(kind({ b: to('Bird'), f: to('Fish') }), ['Bird', 'Fish']),
        pets(kind({ bird: to('Bird'), f: to('Fish') }), ['Bird', 'Fish']),
      ],
      [
        'a value is added',
        'major',
        pets(kind({ b: to('Bird'), f: to('Fish') }), ['Bird', 'Fish']),
        pets(kind({ b: to('Bird'), c: to('Bird'), f: to('Fish') }), ['Bird', 'Fish']),
      ],
      [
        'a value is removed',
        'minor',
        pets(kind({ b: to('Bird'), c: to('Bird'), f: to('Fish') }), ['Bird', 'Fish']),
        pets(kind({ b: to('Bird'), f: to('Fish') }), ['Bird', 'Fish']),
      ],
      [
        'the names are written out',
        'none',
        pets(kind(), ['Bird', 'Fish']),
        pets(kind({ Bird: to('Bird'), Fish: to('Fish') }), ['Bird', 'Fish']),
      ],
      [
        'an alternative is added',
        'major',
        { oneOf: [ref('Cat')], discriminator: kind({ cat: to('Cat') }) },
        pets(kind({ cat: to('Cat'), dog: to('Dog') })),
      ],
      [
        'an alternative is removed',
        'minor',
        pets(kind({ cat: to('Cat'), dog: to('Dog') })),
        { oneOf: [ref('Cat')], discriminator: kind({ cat: to('Cat') }) },
      ],
    ),
  ],
  'a closed enumeration is opened': [
    ...received(
      ['it is opened', 'major', closed(['A']), open(['A'])],
      ['it is opened and extended', 'major', closed(['A']), open(['A', 'B'])],
      ['it is removed', 'major', closed(['A']), string],
      ['it is extended', 'major', closed(['A']), closed(['A', 'B'])],
      ['an open one is extended', 'minor', open(['A']), open(['A', 'B'])],
      ['an open one is reduced', 'minor', open(['A', 'B']), open(['A'])],
      ['an open one is reordered', 'none', open(['A', 'B']), open(['B', 'A'])],
      ['an open one is closed', 'minor', open(['A']), closed(['A'])],
      ['an open one is no longer listed', 'minor', open(['A']), string],
      ['a text becomes an open one', 'minor', string, open(['A'])],
      ['one behind a reference is opened', 'major', ref('Role'), open(['A', 'B'])],
      [
        'a nullable one is opened',
        'major',
        { anyOf: [closed(['A']), { type: 'null' }] },
        { anyOf: [open(['A']), { type: 'null' }] },
      ],
      [
        'a nullable one in one schema is opened',
        'major',
        { type: ['string', 'null'], enum: ['A', null] },
        { type: ['string', 'null'], enum: ['A', null], 'x-open-enum': true },
      ],
      [
        'one in items is opened',
        'major',
        { type: 'array', items: closed(['A']) },
        { type: 'array', items: open(['A']) },
      ],
      ['one value is opened', 'major', { const: 'A' }, open(['A'])],
      ['a text is an alternative now', 'major', closed(['A']), { anyOf: [closed(['A']), string] }],
      ['`x-open-enum: false` is written out', 'none', closed(['A']), { ...closed(['A']), 'x-open-enum': false }],
    ),
    ...header(['one is opened', 'major', { schema: closed(['A']) }, { schema: open(['A']) }]),
    ...sent(
      ['it is extended', 'minor', closed(['A']), closed(['A', 'B'])],
      ['an open one is reduced', 'major', open(['A', 'B']), open(['A'])],
    ),
  ],
  'the accepted credentials change': [
    ...operation(
      ['none are needed any more', 'minor', {}, { security: [] }],
      ['some are needed now', 'major', { security: [] }, {}],
      ['they become optional', 'minor', {}, { security: [{ key: [] }, {}] }],
      ['they are no longer optional', 'major', { security: [{ key: [] }, {}] }, {}],
      ['the inherited ones are repeated', 'none', {}, { security: [{ key: [] }] }],
      ['an empty list becomes an empty requirement', 'none', { security: [] }, { security: [{}] }],
      ['a scope is needed', 'major', { security: [{ key: [] }] }, { security: [{ key: ['write'] }] }],
      [
        'a scope is no longer needed',
        'minor',
        { security: [{ key: ['read', 'write'] }] },
        { security: [{ key: ['read'] }] },
      ],
      [
        'scopes are reordered',
        'none',
        { security: [{ key: ['read', 'write'] }] },
        { security: [{ key: ['write', 'read'] }] },
      ],
    ),
    ...schemes(
      [
        'another scheme of the same kind is needed',
        'major',
        { key: bearer, token: bearer },
        { key: bearer, token: bearer },
        { security: [{ token: [] }] },
      ],
      [
        'another scheme is accepted too',
        'minor',
        { key: bearer, token: bearer },
        { key: bearer, token: bearer },
        { security: [{ key: [] }, { token: [] }] },
      ],
      [
        'both schemes are needed',
        'major',
        { key: bearer, token: bearer },
        { key: bearer, token: bearer },
        { security: [{ key: [], token: [] }] },
      ],
      ['the scheme is renamed', 'none', { key: bearer }, { apiKey: bearer }, { security: [{ apiKey: [] }] }],
      ['the scheme is in upper case', 'none', { key: bearer }, { key: { type: 'http', scheme: 'Bearer' } }],
      ['the scheme is basic', 'major', { key: bearer }, { key: { type: 'http', scheme: 'basic' } }],
      ['the scheme is described', 'patch', { key: bearer }, { key: { ...bearer, description: 'Text.' } }],
      ['the format of the token is described', 'none', { key: bearer }, { key: { ...bearer, bearerFormat: 'JWT' } }],
      ['the key moves to another header', 'major', { key: apiKey('x-key') }, { key: apiKey('x-api-key') }],
      ['the header of the key is in upper case', 'none', { key: apiKey('x-key') }, { key: apiKey('X-Key') }],
      ['the address of the tokens changes', 'major', { key: oauth(a) }, { key: oauth(b) }],
      [
        'a flow is added',
        'minor',
        { key: oauth(a) },
        { key: { ...oauth(a), flows: { ...oauth(a).flows, password: { tokenUrl: a, scopes: {} } } } },
      ],
      ['a scope is removed', 'major', { key: oauth(a, { read: 'Text.' }) }, { key: oauth(a) }],
    ),
  ],
}

/** The security schemes of the spec, and what changes beside them. */
function schemes(
  ...rows: [title: string, rating: Case['rating'], before: object, after: object, more?: object][]
): Case[] {
  return root(
    ...rows.map(([title, rating, before, after, more = {}]) => {
      const [base, revision] = [before, after].map((securitySchemes) => ({ components: { securitySchemes } }))
      return [title, rating, base, { ...revision, ...more }] as [string, Case['rating'], unknown, unknown]
    }),
  )
}

function withBody(definition: object): object {
  const securitySchemes = { key: { type: 'http', scheme: 'bearer' } }
  return {
    post: { requestBody: { $ref: '#/components/requestBodies/B' } },
    components: { requestBodies: { B: definition }, securitySchemes },
  }
}
